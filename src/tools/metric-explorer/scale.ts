/** Where values are on an axis. Charts of the build have d3 for it, which readers would have to load. */

/** Marks at round numbers from the lowest to the highest value; zero is among them. */
export function ticksOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = power * ([1, 2, 5].find((size) => span / (size * power) <= 4) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Of the whole numbers, so no tick is 0.30000000000000004 by adding up.
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The share of the way from the first to the last mark, from 0 to 1. */
export const shareAt = (value: number, ticks: readonly number[]): number => {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return (value - low) / (high - low);
};
