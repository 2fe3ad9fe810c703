/**
 * What each part of plugins/performance is worth: this site with the corpus, built and viewed with all parts on, with all
 * off, and with each one off alone. A site is built right after the one that it is compared with, and figures are medians
 * of the differences, because the machine's speed changes from minute to minute. The result is for
 * plugins/performance/LEDGER.md.
 *
 * Use: npm run bench:parts [-- --pages <n> --rounds <n> --views <n> --only <part,part> --folder <path>]
 */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { neededParts, performanceParts, type PerformancePart } from '../../config/performance';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { buildCost, type BuildCost } from './lib/build-cost';
import { planCorpus } from './lib/corpus-plan';
import { readVersions } from './lib/install';
import { loadPage, type PageLoad } from './lib/page-load';
import { partsTable } from './lib/parts-table';
import { serveFolder } from './lib/serve';
import { median } from './lib/stats';
import { prepareTools } from './lib/tools';
import { parsePartsOptions } from './options';
import { own } from './targets/own';
import type { Place } from './targets/target';

/** A site with some parts off: names as WHENCE_PLAIN takes them, or nothing. */
interface Side {
  off: string;
  builds: BuildCost[];
  views: PageLoad[];
}

const side = (off: string): Side => ({ off, builds: [], views: [] });

/** The part and those that do not work without it. */
const withDependents = (part: PerformancePart): PerformancePart[] =>
  performanceParts.filter((other) => other === part || neededParts[other]?.includes(part));

async function main(): Promise<void> {
  const options = parsePartsOptions(process.argv.slice(2));
  const browserPath = findBrowser();
  if (!browserPath) throw new Error('No Chromium found. Run "node lib/toolchain/ensure-browser.mjs" first.');

  const pairs = [
    { label: 'all', without: side('1'), with: side('') },
    // Compared with the site that lacks only the dependents, so a part does not get credit for them.
    ...options.only.map((part) => ({
      label: part,
      without: side(withDependents(part).join(',')),
      with: side(
        withDependents(part)
          .filter((other) => other !== part)
          .join(','),
      ),
    })),
  ];

  const corpus = planCorpus(options.pages);
  const place: Place = {
    folder: path.join(options.folder, 'parts/site'),
    repo: process.cwd(),
    versions: readVersions(path.resolve('tools/bench/versions.json')),
  };
  own.prepare(place, corpus);
  const kept = (off: string): string =>
    path.join(options.folder, 'parts/builds', off.replaceAll(',', '+') || 'none-off');
  const loads: number[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    // One right after the other, because the two are compared.
    for (const { off, builds } of pairs.flatMap((pair) => [pair.without, pair.with])) {
      const target = { ...own, env: { WHENCE_PLAIN: off } };
      const cost = await buildCost(target, place, corpus, path.join(options.folder, 'logs'));
      builds.push(cost);
      loads.push(...cost.cold.load, ...cost.warm.load);
      rmSync(kept(off), { recursive: true, force: true });
      mkdirSync(path.dirname(kept(off)), { recursive: true });
      renameSync(path.join(place.folder, own.output), kept(off));
      console.log(
        `round ${round} of ${options.rounds}, without ${off || 'nothing'}: cold ${cost.cold.cpuSeconds.toFixed(1)} CPU s, warm ${cost.warm.cpuSeconds.toFixed(1)} CPU s`,
      );
    }
  }

  const tools = await prepareTools(path.join(options.folder, 'tools'), place.versions);
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  const sides = pairs.flatMap((pair) => [pair.without, pair.with]);
  const sites = await Promise.all(
    [...new Set(sides.map(({ off }) => off))].map(async (off) => ({
      same: sides.filter((other) => other.off === off),
      served: await serveFolder(kept(off), tools.certificate),
    })),
  );
  try {
    for (let round = 0; round <= options.views; round += 1) {
      for (const { same, served } of sites) {
        const view = await loadPage(browser, served.origin + corpus.measured.route);
        // The first round only fills the servers' memory of compressed files.
        if (round > 0) for (const { views } of same) views.push(view);
        loads.push(loadavg()[0] ?? 0);
      }
      console.log(`views, round ${round} of ${options.views}`);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ served }) => served.close()));
  }

  const text = `${options.pages} pages, ${options.rounds} rounds of builds, ${options.views} views; load average: median ${median(loads).toFixed(1)}.\n\n${partsTable(pairs)}\n`;
  writeFileSync(path.join(options.folder, 'parts.json'), JSON.stringify(pairs, null, 1));
  writeFileSync(path.join(options.folder, 'parts.md'), text);
  console.log(`\n${text}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
