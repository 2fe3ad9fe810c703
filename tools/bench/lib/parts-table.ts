/** What parts of plugins/performance gain, as a table: the site without a part, less the site with it. */
import type { BuildCost } from './build-cost';
import type { PageLoad } from './page-load';
import { table } from './report';
import { median } from './stats';

/** Builds and views of one site, in rounds. */
export interface Measured {
  builds: readonly BuildCost[];
  views: readonly PageLoad[];
}

export interface PartResult {
  label: string;
  with: Measured;
  without: Measured;
}

/** Pairs of one round: both were measured one soon after the other. */
function pairs<T>(without: readonly T[], have: readonly T[]): [without: T, have: T][] {
  return without.flatMap((first, round): [T, T][] => {
    const second = have[round];
    return second === undefined ? [] : [[first, second]];
  });
}

/** Median of the differences within a round, rounded; nothing if there are no rounds. */
function difference<T>(without: readonly T[], have: readonly T[], figure: (run: T) => number): string {
  const all = pairs(without, have).map(([a, b]) => figure(a) - figure(b));
  return all.length === 0 ? '' : String(Math.round(median(all)));
}

/** Median of the ratios within a round, as what the part saves of the work without it. */
function saved(
  without: readonly BuildCost[],
  have: readonly BuildCost[],
  figure: (cost: BuildCost) => number,
): string {
  const all = pairs(without, have).map(([a, b]) => 1 - figure(b) / figure(a));
  return all.length === 0 ? '' : `${(median(all) * 100).toFixed(1)} %`;
}

/** Bytes and requests of the page view, times in milliseconds, processor time as a share of the build without the part. */
export function partsTable(results: readonly PartResult[]): string {
  return table(
    [
      'Gain of',
      'bytes to load',
      'bytes in all',
      'requests',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'cold CPU',
      'warm CPU',
      'of memory MB',
    ],
    results.map(({ label, with: on, without: off }) => [
      label,
      difference(off.views, on.views, (view) => view.beforeLoad.total.bytes),
      difference(off.views, on.views, (view) => view.inAll.total.bytes),
      difference(off.views, on.views, (view) => view.inAll.total.requests),
      difference(off.views, on.views, (view) => view.fcp),
      difference(off.views, on.views, (view) => view.lcp),
      difference(off.views, on.views, (view) => view.tbt),
      saved(off.builds, on.builds, (cost) => cost.cold.cpuSeconds),
      saved(off.builds, on.builds, (cost) => cost.warm.cpuSeconds),
      difference(off.builds, on.builds, (cost) => cost.cold.peakBytes / 1e6),
    ]),
  );
}
