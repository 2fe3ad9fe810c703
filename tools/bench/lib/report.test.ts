import { describe, expect, it } from 'vitest';
import type { BuildCost } from './build-cost';
import { transfersUntil, type PageLoad } from './page-load';
import { growth, interactionTable, pairedRatio, table, toMarkdown } from './report';
import type { Results, SiteResults } from './results';
import type { RunCost } from './run-measured';

const cost = (cpuSeconds: number): RunCost => ({
  cpuSeconds,
  orphanSeconds: 0,
  wallSeconds: cpuSeconds / 2,
  peakBytes: 1e9,
  load: [1, 2],
});
const build = (cold: number): BuildCost => ({ cold: cost(cold), warm: cost(cold / 2) });
const view = (bytes: number): PageLoad => ({
  fcp: 900,
  lcp: 1000,
  tbt: 20,
  cls: 0,
  beforeLoad: transfersUntil([{ kind: 'document', bytes: 10_000, at: 1 }]),
  inAll: transfersUntil([{ kind: 'js', bytes, at: 1 }]),
});
const site = (label: string, colds: number[]): SiteResults => ({
  label,
  search: 'none',
  outputBytes: 5e6,
  builds: colds.map(build),
  views: [view(130_000)],
  lighthouse: [],
});
const results: Results = {
  date: '2026-11-21',
  commit: 'abc1234',
  node: 'v20',
  cpu: 'Processor',
  cores: 2,
  loads: [1, 3, 2],
  pages: 680,
  protocol: 'HTTP/2',
  sites: { own: site('This site', [30, 40, 35]), stock: site('Stock', [60, 100, 70]) },
  scales: [
    { pages: 500, build: build(30), view: view(100_000), main: { raw: 300_000, brotli: 100_000 } },
    { pages: 2500, build: build(90), view: view(120_000), main: { raw: 400_000, brotli: 110_000 } },
  ],
  problems: ['VitePress: no network'],
};

it('lays out a table', () => {
  expect(table(['a', 'b'], [['x', '1']])).toBe('| a | b |\n| --- | ---: |\n| x | 1 |');
});

it('takes the longest interaction for INP, by its median', () => {
  const rounds = [
    [
      { name: 'open menu', duration: 40 },
      { name: 'tab', duration: 200 },
    ],
    [
      { name: 'open menu', duration: 56 },
      { name: 'tab', duration: 32 },
    ],
    [
      { name: 'open menu', duration: 48 },
      { name: 'tab', duration: 40 },
    ],
  ];
  expect(
    interactionTable([
      { label: 'doc', interactions: rounds },
      { label: 'none', interactions: [] },
    ])
      .split('\n')
      .slice(2),
  ).toEqual(['| doc | 48 | open menu | 44 | 2 |']);
});

it('compares builds of the same round', () => {
  const { own, stock } = results.sites;
  expect(own && stock && pairedRatio(own, stock)).toBe(0.5);
});

it('says what 1,000 pages add', () => {
  expect(growth(results.scales)).toEqual({ main: 5000, view: 10_000 });
  expect(growth(results.scales.slice(1))).toBeUndefined();
});

describe('toMarkdown', () => {
  const text = toMarkdown(results);

  it('has a row for each site, with medians', () => {
    expect(text).toMatch(
      /\| This site \| 35\.0 \| 17\.5 \| 17\.5 \| 8\.8 \| 0\.50 \| 1000 \| 29 % \| 5 \| none \|/,
    );
    expect(text).toContain('this site / Stock: 0.50');
  });

  it('says how busy the machine was, and what is missing', () => {
    expect(text).toContain('Load average: median 2.0, from 1.0 to 3.0');
    expect(text).toContain('- VitePress: no network');
  });

  it('leaves out what was not measured', () => {
    expect(text).not.toContain('Lighthouse');
    expect(text).not.toContain('Development server');
  });
});
