/**
 * `npm run bench`: builds one corpus with this site and other generators, and compares builds and first views in one run. What
 * cannot be measured, because a package cannot be installed or a build fails, is said and left out.
 */
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { planCorpus, type Corpus } from './corpus';
import { readVersions } from './install';
import { loadPage, type PageLoad } from './page-load';
import { runMeasured, type RunCost } from './run-measured';
import { serveFolder } from './serve';
import { docusaurus } from './targets/docusaurus';
import { own } from './targets/own';
import { starlight } from './targets/starlight';
import { targetNames, type Place, type Target } from './targets/target';

const usage = `Use: npm run bench -- [options]

  --pages <n>     pages of the corpus (680)
  --only <a,b>    sites: ${targetNames.join(', ')} (all)
  --rounds <n>    cold and warm builds of each site, in turn (3)
  --views <n>     first views of each site, in turn (5)
  --folder <path> where packages, sites and results go (.cache/bench)`;

interface Result {
  target: Target;
  place: Place;
  cold: RunCost[];
  warm: RunCost[];
  views: PageLoad[];
}

/** Temporary files, below the target's folder: generators keep translated configuration there. */
const temporary = '.cache/tmp';

/** A build from nothing, and one after an edit of one line with whatever the generator keeps between. */
async function build({ target, place, cold, warm }: Result, corpus: Corpus): Promise<void> {
  const { folder } = place;
  const run = (name: string): Promise<RunCost> => {
    const TMPDIR = path.join(folder, temporary);
    mkdirSync(TMPDIR, { recursive: true });
    return runMeasured(target.command(place), {
      cwd: folder,
      env: { TMPDIR, ...target.env },
      logFile: path.join(folder, '..', 'logs', `${target.name}-${name}.log`),
    });
  };
  for (const cache of [...target.caches, temporary])
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  cold.push(await run('cold'));
  const page = path.join(folder, target.source(corpus.measured));
  const before = readFileSync(page);
  appendFileSync(page, `\nEdited at ${Date.now()}.\n`);
  try {
    warm.push(await run('warm'));
  } finally {
    writeFileSync(page, before);
  }
}

/** First views in turn; the one before the first only fills the server's memory of compressed files. */
async function view(results: readonly Result[], route: string, views: number): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const served = await Promise.all(
      results.map(({ target, place }) => serveFolder(path.join(place.folder, target.output))),
    );
    for (let time = 0; time <= views; time += 1)
      for (const [at, result] of results.entries()) {
        const load = await loadPage(browser, `${served[at]?.origin}${route}`);
        if (time > 0) result.views.push(load);
      }
    served.forEach(({ close }) => close());
  } finally {
    await browser.close();
  }
}

/** The median of one figure of each run, divided; "–" without runs. */
export function middle<T>(runs: readonly T[], figure: (run: T) => number, digits = 0, per = 1): string {
  const sorted = runs.map(figure).sort((a, b) => a - b);
  const value = sorted[Math.floor(sorted.length / 2)];
  return value === undefined ? '–' : (value / per).toFixed(digits);
}

/** The table of a run, in Markdown. */
function table(results: readonly Result[]): string {
  const rows = results.map(({ target, cold, warm, views }) => [
    target.label,
    ...[cold, warm].map((runs) => middle(runs, ({ cpuSeconds }) => cpuSeconds, 1)),
    middle(cold, ({ wallSeconds }) => wallSeconds, 1),
    middle(cold, ({ peakBytes }) => peakBytes, 0, 1e6),
    ...(['bytesToLoad', 'bytesInAll'] as const).map((key) => middle(views, (load) => load[key], 1, 1000)),
    ...(['requests', 'fcp', 'lcp', 'tbt'] as const).map((key) => middle(views, (load) => load[key])),
  ]);
  const heads = ['Site', 'cold CPU s', 'warm CPU s', 'cold wall s', 'peak memory MB', 'kB to load'];
  const head = [...heads, 'kB in all', 'requests', 'FCP ms', 'LCP ms', 'TBT ms'];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      pages: { type: 'string', default: '680' },
      only: { type: 'string', default: targetNames.join(',') },
      rounds: { type: 'string', default: '3' },
      views: { type: 'string', default: '5' },
      folder: { type: 'string', default: '.cache/bench' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const unknown = values.only.split(',').filter((name) => !targetNames.some((known) => known === name));
  const counts = [Number(values.rounds), Number(values.views)] as const;
  if (unknown.length > 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`${unknown.join(', ') || '--rounds or --views'}: correct the option.\n\n${usage}`);
  const corpus = planCorpus(Number(values.pages));
  const versions = readVersions('tools/bench/versions.json');
  const [problems, load]: [string[], number[]] = [[], []];
  const attempt = async (what: string, step: () => unknown): Promise<boolean> => {
    console.log(what);
    load.push(os.loadavg()[0] ?? 0);
    try {
      await step();
      return true;
    } catch (error) {
      problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      console.error(problems.at(-1));
      return false;
    }
  };
  let results: Result[] = [];
  for (const target of [own, docusaurus, starlight]) {
    if (!values.only.split(',').includes(target.name)) continue;
    const place = { folder: path.resolve(values.folder, target.name), repo: process.cwd(), versions };
    if (await attempt(`${target.label}: packages and pages`, () => target.prepare(place, corpus)))
      results.push({ target, place, cold: [], warm: [], views: [] });
  }
  for (let round = 1; round <= counts[0]; round += 1)
    for (const result of results)
      await attempt(`${result.target.label}: builds, round ${round}`, () => build(result, corpus));
  results = results.filter(({ cold }) => cold.length > 0);
  await attempt('First views', () => view(results, corpus.measured.route, counts[1]));
  const busy = middle(load, (value) => value, 1);
  const text = `${values.pages} pages, Node ${process.version}, load average median ${busy}\n\n${table(results)}\n`;
  writeFileSync(path.join(values.folder, 'results.md'), text);
  console.log(`\n${text}${problems.length > 0 ? `\nNot measured:\n${problems.join('\n')}` : ''}`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
