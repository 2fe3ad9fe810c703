/** Dividing whole numbers so that the parts add up exactly. */

/**
 * Splits a total in proportion to weights, by the largest remainder; ties go to the earlier part.
 * @param total Whole number, at least 0.
 * @throws Error if there is something to split and no weight.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (total === 0) return weights.map(() => 0);
  if (!(sum > 0)) throw new Error(`${total} cannot be split: no weights.`);
  const shares = weights.map((weight) => (total * weight) / sum);
  const parts = shares.map(Math.floor);
  let left = total - parts.reduce((a, b) => a + b, 0);
  const order = shares
    .map((share, index) => ({ rest: share - Math.floor(share), index }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (let i = 0; left > 0; i = (i + 1) % order.length, left -= 1) {
    const { index } = order[i] as { index: number };
    parts[index] = (parts[index] as number) + 1;
  }
  return parts;
}

/** Splits a total evenly, the first parts getting the remainder. */
export const splitEvenly = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, i) => Math.floor(total / parts) + (i < total % parts ? 1 : 0));

/** Repeats values as often as they count: `[['a', 2], ['b', 1]]` gives a, a, b. */
export const repeated = <T>(counts: readonly (readonly [T, number])[]): T[] =>
  counts.flatMap(([value, count]) => Array.from({ length: count }, () => value));
