import { describe, expect, it } from 'vitest';
import { categories, medianRun, readReport } from './lighthouse';

const report = (performance: number, contrast: number) => ({
  categories: {
    ...Object.fromEntries(categories.map((name) => [name, { score: 1, auditRefs: [] }])),
    performance: {
      score: performance,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'unused-css', weight: 0 },
      ],
    },
    accessibility: { score: contrast, auditRefs: [{ id: 'color-contrast', weight: 7 }] },
  },
  audits: {
    'largest-contentful-paint': {
      score: performance,
      numericValue: 1200,
      displayValue: '1.2 s',
      title: 'LCP',
    },
    'unused-css': { score: 0, title: 'Unused CSS' },
    'color-contrast': { score: contrast, title: 'Contrast' },
  },
});

describe('readReport', () => {
  it('reads scores, metrics and weighted audits that fail', () => {
    const run = readReport(report(0.9, 0));
    expect(run.scores).toEqual({ performance: 90, accessibility: 0, 'best-practices': 100, seo: 100 });
    expect(run.metrics.lcp).toBe(1200);
    expect(run.failing).toEqual([
      'performance: largest-contentful-paint (1.2 s)',
      'accessibility: color-contrast',
    ]);
  });

  it('refuses a run that failed', () => {
    expect(() => readReport({ ...report(1, 1), runtimeError: { message: 'no page' } })).toThrow('no page');
  });
});

it('takes medians and counts failures', () => {
  const runs = [report(1, 1), report(0.9, 1), report(0.95, 0)].map(readReport);
  const middle = medianRun(runs);
  expect(middle.scores.performance).toBe(95);
  expect(middle.failing).toEqual([
    'performance: largest-contentful-paint (2 of 3)',
    'accessibility: color-contrast (1 of 3)',
  ]);
});
