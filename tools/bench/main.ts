/**
 * `npm run bench`: builds one corpus with this site and other generators, and compares builds and first views in one run. What
 * cannot be measured, because a package cannot be installed or a build fails, is said and left out.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { build, tryBuild, type Builds } from './builds';
import { hashOf, planCorpus } from './corpus';
import { countTable, medianOf } from './count-pages';
import { loadPage, type PageLoad } from './page-load';
import type { RunCost } from './run-measured';
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
  --folder <path> where packages, sites and results go (.cache/bench)
  --try           only build this site from the smallest corpus, and fail if that warns
  --count         only count what the site's pages are made of`;

interface Result extends Builds {
  target: Target;
  place: Place;
  views: PageLoad[];
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
function middle<T>(runs: readonly T[], figure: (run: T) => number, digits = 0, per = 1): string {
  return runs.length === 0 ? '–' : (medianOf(runs.map(figure)) / per).toFixed(digits);
}

const cpu = ({ cpuSeconds }: RunCost): number => cpuSeconds;

/** What `npm run build` costs after an edit: where something has to run before the build, that is in it. */
const afterEdit = ({ warm, warmGenerate }: Builds): number[] =>
  warm.map((cost, at) => cost.cpuSeconds + (warmGenerate[at]?.cpuSeconds ?? 0));

/** The table of a run, in Markdown. */
function table(results: readonly Result[]): string {
  const rows = results.map(({ target, views, ...builds }) => [
    target.label,
    ...(['generate', 'cold', 'warm'] as const).map((kind) => middle(builds[kind], cpu, 1)),
    middle(afterEdit({ ...builds }), (seconds) => seconds, 1),
    ...(['generate', 'cold', 'warm'] as const).map((kind) =>
      middle(builds[kind], ({ peakBytes }) => peakBytes, 0, 1e6),
    ),
    ...(['bytesToLoad', 'bytesInAll'] as const).map((key) => middle(views, (load) => load[key], 1, 1000)),
    ...(['requests', 'fcp', 'lcp', 'tbt'] as const).map((key) => middle(views, (load) => load[key])),
  ]);
  const heads = ['Site', 'generate CPU s', 'cold CPU s', 'warm CPU s', 'one word, `npm run build` CPU s'];
  const memory = ['generate peak MB', 'cold peak MB', 'warm peak MB'];
  const head = [...heads, ...memory, 'kB to load', 'kB in all', 'requests', 'FCP ms', 'LCP ms', 'TBT ms'];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** How many times what another site costs this one costs, each ratio with the corpus that it is of. */
function ratios([first, ...others]: readonly Result[], hash: string): string {
  const figures = {
    cold: ({ cold }: Result) => medianOf(cold.map(cpu)),
    warm: ({ warm }: Result) => medianOf(warm.map(cpu)),
    'peak memory': ({ cold }: Result) => medianOf(cold.map(({ peakBytes }) => peakBytes)),
  };
  const lines = others.flatMap((other) =>
    Object.entries(figures).map(([name, of]) => {
      const ratio = (first ? of(first) : NaN) / of(other);
      return `- ${first?.target.label} / ${other.target.label}, ${name}: ${ratio.toFixed(2)} (corpus ${hash})`;
    }),
  );
  return lines.join('\n');
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
      try: { type: 'boolean' },
      count: { type: 'boolean' },
    },
  });
  if (values.help || values.count) {
    console.log(values.help ? usage : countTable());
    return;
  }
  const placeOf = (name: string): Place => ({
    folder: path.resolve(values.folder, name),
    repo: process.cwd(),
  });
  if (values.try) return tryBuild(placeOf(own.name));
  const unknown = values.only.split(',').filter((name) => !targetNames.some((known) => known === name));
  const counts = [Number(values.rounds), Number(values.views)] as const;
  if (unknown.length > 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
    throw new Error(`${unknown.join(', ') || '--rounds or --views'}: correct the option.\n\n${usage}`);
  const corpus = planCorpus(Number(values.pages));
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
    const place = placeOf(target.name);
    if (await attempt(`${target.label}: packages and pages`, () => target.prepare(place, corpus)))
      results.push({ target, place, generate: [], cold: [], warm: [], warmGenerate: [], views: [] });
  }
  for (let round = 1; round <= counts[0]; round += 1)
    for (const result of results)
      await attempt(`${result.target.label}: builds, round ${round}`, () =>
        build(result.target, result.place, result, corpus),
      );
  results = results.filter(({ cold }) => cold.length > 0);
  await attempt('First views', () => view(results, corpus.measured.route, counts[1]));
  const busy = middle(load, (value) => value, 1);
  const hash = hashOf(corpus);
  const what = `Corpus ${hash}, ${values.pages} pages, Node ${process.version}, load average median ${busy}`;
  const text = `${what}\n\n${table(results)}\n\n${ratios(results, hash)}\n`;
  writeFileSync(path.join(values.folder, 'results.md'), text);
  console.log(`\n${text}${problems.length > 0 ? `\nNot measured:\n${problems.join('\n')}` : ''}`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
