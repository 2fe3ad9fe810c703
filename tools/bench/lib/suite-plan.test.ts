import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RunCost } from './run-measured';
import { passedIn, suiteNames, suites, suiteTable } from './suite-plan';

const cost = (cpuSeconds: number): RunCost => ({
  cpuSeconds,
  orphanSeconds: 0,
  wallSeconds: 10,
  peakBytes: 5e8,
  load: [1, 2],
});

it.each(suiteNames)('%s runs tests that exist', (name) => {
  const files = suites[name].command(4000).filter((part) => /^tests\//.test(part));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

describe('passedIn', () => {
  it.each([
    [' Test Files  1 failed | 4 passed (5)\n      Tests  3 failed | 15 passed (18)\n', 15],
    [
      '\u001b[2m Test Files \u001b[22m \u001b[1m5 passed\u001b[22m\n\u001b[2m      Tests \u001b[22m 24 passed (24)\n',
      24,
    ],
    ['  1 failed\n    [chromium] › a\n  114 passed (8.0m)\n', 114],
  ])('reads %j', (log, passed) => {
    expect(passedIn(log)).toBe(passed);
  });

  it.each([' Test Files  4 passed (5)\n      Tests  3 failed (18)\n', 'Error: no tests found\n'])(
    'refuses a run that measured nothing: %j',
    (log) => {
      expect(() => passedIn(log)).toThrow('nothing was measured');
    },
  );
});

it('says what a further page costs', () => {
  const lines = suiteTable([
    { name: 'pages', pages: 600, cost: cost(60) },
    { name: 'build', pages: 600, cost: cost(40) },
    { name: 'pages', pages: 100, cost: cost(10) },
  ]).split('\n');
  expect(
    lines.slice(2).map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(2, -1),
    ),
  ).toEqual([
    ['100', '10.0', '10', '500', '1.0 to 2.0', ''],
    ['600', '60.0', '10', '500', '1.0 to 2.0', '100'],
    ['600', '40.0', '10', '500', '1.0 to 2.0', ''],
  ]);
});
