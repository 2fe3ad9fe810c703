/** Durations in words. */
import { parseDuration } from '../../data/schema/duration';

export { parseDuration };

/** A duration in words, in its own unit: `PT24H` is "24 hours". `zeroMeans` is what 0 does. */
export function durationText(iso: string, zeroMeans?: string): string {
  const { amount, unit } = parseDuration(iso);
  if (amount === 0) return zeroMeans === undefined ? '0' : `0 (${zeroMeans})`;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
