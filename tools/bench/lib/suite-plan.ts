/** The suites of tests whose cost grows with the pages, and how each is run on a site. */
import type { RunCost } from './run-measured';
import { table } from './report';

export const suiteNames = ['pages', 'search', 'browser'] as const;
export type SuiteName = (typeof suiteNames)[number];

interface Suite {
  title: string;
  /** Run in the site's folder; a site is served at the port. */
  command(port: number): readonly string[];
}

const node = process.execPath;

const siteTests = (...names: string[]): readonly string[] => [
  ...[node, 'node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.site.config.mts'],
  ...names.map((name) => `tests/site/${name}.test.ts`),
];

export const suites: Readonly<Record<SuiteName, Suite>> = {
  pages: {
    title: 'HTML, links, texts, sitemap, redirects, secrets, styles',
    command: () => siteTests('every-page', 'sitemap', 'redirects', 'secrets', 'styles'),
  },
  search: {
    title: 'Search: records, anchors, queries',
    command: () => siteTests('search'),
  },
  browser: {
    title: 'Each page in a browser: errors, requests, axe in both color modes',
    command: (port) => [
      ...['/usr/bin/env', `WHENCE_TEST_PORT=${port}`, node, 'node_modules/@playwright/test/cli.js'],
      ...['test', 'tests/browser/every-page.spec.ts', '--reporter=line'],
    ],
  },
};

/**
 * How many tests a log of Vitest or Playwright says have passed.
 * @throws Error with the end of the log if it says none: then nothing was measured.
 */
export function passedIn(log: string): number {
  // Colors are sequences that begin with the escape character.
  const text = log.replaceAll(/\u001b\[[\d;]*m/g, '');
  const passed = Number(
    /^\s*(?:Tests\s.*?)?(\d+) passed/m.exec(text.replace(/^\s*Test Files.*$/m, ''))?.[1] ?? 0,
  );
  if (passed > 0) return passed;
  throw new Error(
    `No test has passed, so nothing was measured. The log ends:\n${text.split('\n').slice(-30).join('\n')}`,
  );
}

export interface SuiteRun {
  name: SuiteName | 'build';
  pages: number;
  cost: RunCost;
}

/** One line a run, and what a further page costs between the smallest and the largest site. */
export function suiteTable(runs: readonly SuiteRun[]): string {
  const names = [...new Set(runs.map(({ name }) => name))];
  return table(
    ['Suite', 'pages', 'CPU s', 'wall s', 'peak memory MB', 'load', 'CPU ms a further page'],
    names.flatMap((name) => {
      const own = runs.filter((run) => run.name === name).sort((a, b) => a.pages - b.pages);
      const [first] = own;
      return own.map(({ pages, cost }) => [
        name === 'build' ? 'Cold build' : suites[name].title,
        String(pages),
        cost.cpuSeconds.toFixed(1),
        cost.wallSeconds.toFixed(0),
        (cost.peakBytes / 1e6).toFixed(0),
        cost.load.map((load) => load.toFixed(1)).join(' to '),
        first && first.pages < pages
          ? (((cost.cpuSeconds - first.cost.cpuSeconds) * 1000) / (pages - first.pages)).toFixed(0)
          : '',
      ]);
    }),
  );
}
