/** A part's gain is the median of what its rounds show, whatever the speed of the machine in each. */
import { expect, it } from 'vitest';
import { partsTable, type Measured } from './parts-table';
import { transfersUntil, type PageLoad } from './page-load';
import type { RunCost } from './run-measured';

const run = (cpuSeconds: number): RunCost => ({
  cpuSeconds,
  orphanSeconds: 0,
  wallSeconds: cpuSeconds,
  peakBytes: 2e9,
  load: [0, 0],
});
const view = (bytes: number, tbt: number): PageLoad => {
  const transfers = transfersUntil([{ kind: 'js', bytes, at: 0 }]);
  return { fcp: 900, lcp: 1000, cls: 0, tbt, beforeLoad: transfers, inAll: transfers };
};
const measured = (cold: number[], bytes: number, tbt: number[]): Measured => ({
  builds: cold.map((seconds) => ({ cold: run(seconds), warm: run(seconds / 2) })),
  views: tbt.map((value) => view(bytes, value)),
});

it('compares within a round', () => {
  const text = partsTable([
    {
      label: 'route-index',
      without: measured([20, 40, 10], 5000, [100, 300, 100]),
      // The second round ran at half the speed.
      with: measured([15, 30, 7], 3000, [60, 250, 70]),
    },
    { label: 'none', without: measured([], 0, []), with: measured([], 0, []) },
  ]);
  const [, , first, second] = text.split('\n');
  expect(first).toBe('| route-index | 2000 | 2000 | 0 | 0 | 0 | 40 | 25.0 % | 25.0 % | 0 |');
  expect(second).toBe('| none |  |  |  |  |  |  |  |  |  |');
});
