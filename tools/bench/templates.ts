/**
 * Lighthouse and interactions on the site itself: one real page of each template, from the folder of the last build, in
 * repeated runs that are interleaved. Figures of the corpus compare generators; these say how the pages of this site
 * do.
 *
 * Use: npm run build && npm run bench:templates [-- --views <n> --only home,doc --folder <path>]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { readVersions } from './lib/install';
import { measureInteractions, type Interaction } from './lib/interactions';
import { runLighthouse, type LighthouseRun } from './lib/lighthouse';
import { loadPage, type PageLoad } from './lib/page-load';
import { failingLines, interactionTable, lighthouseTable, viewsTables } from './lib/report';
import { fileOf, serveFolder } from './lib/serve';
import { median } from './lib/stats';
import { prepareTools } from './lib/tools';
import { parseTemplateOptions } from './options';
import { loadavg } from 'node:os';

/** A page of each template. */
const templates = {
  home: '/',
  doc: '/docs/promote/bid-management/overview/bidding-hierarchy',
  sdk: '/sdk/6.0.x/android/get-an-attribution',
  operation: '/api/management/upload-bids',
  table: '/api/raw-data-export/event-table-schemas/attribution-events',
  blog: '/blog/partner-hub-release',
  partner: '/docs/promote/bid-management/overview/partner-support-for-bidding',
} as const;

async function main(): Promise<void> {
  const options = parseTemplateOptions(process.argv.slice(2), Object.keys(templates));
  const browserPath = findBrowser();
  if (!existsSync('build/index.html')) throw new Error('build/ holds no site. Run "npm run build" first.');
  const pages = Object.entries(templates)
    .filter(([label]) => options.only.includes(label))
    .map(([label, route]) => ({
      label,
      route,
      lighthouse: [] as LighthouseRun[],
      views: [] as PageLoad[],
      interactions: [] as Interaction[][],
    }));
  const missing = pages.filter(({ route }) => !fileOf('build', route));
  if (missing.length > 0) {
    throw new Error(
      `build/ lacks ${missing.map(({ route }) => route).join(', ')}. Name other pages in tools/bench/templates.ts.`,
    );
  }

  const tools = await prepareTools(
    path.join(options.folder, 'tools'),
    readVersions(path.resolve('tools/bench/versions.json')),
  );
  const served = await serveFolder('build', tools.certificate);
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  const loads: number[] = [];
  try {
    for (let round = 0; round <= options.views; round += 1) {
      for (const page of pages) {
        const view = await loadPage(browser, served.origin + page.route);
        // The first round only fills the server's memory of compressed files.
        if (round === 0) continue;
        page.views.push(view);
        const run = await runLighthouse(tools, browserPath, served.origin + page.route);
        page.lighthouse.push(run);
        const interactions = await measureInteractions(browser, served.origin + page.route);
        page.interactions.push(interactions);
        loads.push(loadavg()[0] ?? 0);
        console.log(
          `${round} of ${options.views}  ${page.label}: performance ${run.scores.performance}, TBT ${run.metrics.tbt.toFixed(0)} ms, LCP ${run.metrics.lcp.toFixed(0)} ms, INP ${Math.max(0, ...interactions.map(({ duration }) => duration))} ms, load ${loads.at(-1)?.toFixed(1)}`,
        );
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }

  const text = `${[
    `Median of ${options.views} runs of each page; load average: median ${median(loads).toFixed(1)}.`,
    lighthouseTable('Lighthouse mobile', pages),
    `Audits that failed:\n\n${failingLines(pages).join('\n')}`,
    ...viewsTables(pages),
    interactionTable(pages),
  ].join('\n\n')}\n`;
  mkdirSync(options.folder, { recursive: true });
  writeFileSync(path.join(options.folder, 'templates.json'), JSON.stringify(pages, null, 1));
  writeFileSync(path.join(options.folder, 'templates.md'), text);
  console.log(`\n${text}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
