/**
 * `npm run bench:search`: how fast search is on the built site, from a key to painted results and in the engine alone.
 * The tests bound what a key costs in look-ups, records and messages, which is the same on every machine; the clock is
 * read here. tools/bench/README.md has the figures of a run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadSearchQueries } from '../../lib/facts/load';
import { findBrowser } from '../../lib/toolchain/ensure-browser.mjs';
import { planOf } from '../../src/search/parts';
import { requestFor } from '../../src/search/request';
import { serveFolder } from './lib/serve';
import { median } from './lib/stats';
import { bestOf, engineTimes } from './search/engine-times';
import { keyToPaint } from './search/key-to-paint';
import { percentile, readSearchManifest, searchFolder } from '../../checks/search/relevance';
import { typedStates } from '../../checks/search/typing';

const rounds = 5;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

function engineLine(): string {
  const { parts, synonyms } = readSearchManifest();
  const { first, later } = planOf(parts, requestFor('', '/'));
  const files = [...first, ...later].flatMap(
    ({ part, lean }) => (lean ? parts[part]?.lean.file : parts[part]?.file) ?? [],
  );
  const texts = files.map((file) => readFileSync(path.join(searchFolder, file), 'utf8'));
  const typed = typedStates(loadSearchQueries());
  const runs = Array.from({ length: rounds }, () => engineTimes(texts, synonyms, typed));
  const best = bestOf(runs);
  return (
    `Engine: ${runs[0]?.records} records indexed in ${ms(median(runs.map(({ built }) => built)))}; ${typed.length} states ` +
    `of typing answered in p50 ${ms(percentile(best, 0.5))}, p95 ${ms(percentile(best, 0.95))} (best of ${rounds} rounds each)`
  );
}

async function paintLines(): Promise<string[]> {
  const served = await serveFolder('build');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const runs = await keyToPaint(browser, served.origin, rounds);
    // A key counts with the median of its rounds: other work on the machine delays now this key, now that.
    const keys = [...new Set(runs.flatMap(({ times }) => [...times.keys()]))];
    const medians = keys.map((key) => median(runs.flatMap(({ times }) => times.get(key) ?? [])));
    const each = (figures: number[]): string => figures.map((figure) => figure.toFixed(0)).join(', ');
    return [
      `Key to painted results: p50 ${ms(percentile(medians, 0.5))}, p95 ${ms(percentile(medians, 0.95))} over ${keys.length} keys, each the median of ${rounds} rounds`,
      `  p95 of each round: ${each(runs.map(({ times }) => percentile([...times.values()], 0.95)))} ms; keys that changed nothing: ${each(runs.map(({ silent }) => silent))}`,
      `  noise, p95 of the same work beyond its best time: ${each(runs.map(({ noise }) => percentile(noise, 0.95)))} ms`,
    ];
  } finally {
    await browser.close();
    await served.close();
  }
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) throw new Error('build/ holds no site. Run "npm run build" first.');
  const lines = [engineLine(), ...(await paintLines())];
  console.log(`${lines.join('\n')}\nLoad average: ${(loadavg()[0] ?? 0).toFixed(1)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
