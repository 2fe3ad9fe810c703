/** Sums up repeated runs: the middle one, and how far apart they are. */

/** @throws RangeError if there is no value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)];
  const low = sorted[Math.ceil(middle) - 1];
  if (high === undefined || low === undefined) throw new RangeError('No values to take the median of.');
  return (low + high) / 2;
}

/** Distance of the extremes as a share of the median: 0.1 is "within ten percent"; 0 for a median of 0. */
export function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle === 0 ? 0 : (Math.max(...values) - Math.min(...values)) / middle;
}

/** The median of one figure of each run. */
export function medianOf<T>(runs: readonly T[], figure: (run: T) => number): number {
  return median(runs.map(figure));
}
