/** ISO 8601 durations of one unit, as data and APIs write them: their length and their words. */

const units: Readonly<Record<string, { name: string; minutes: number }>> = {
  D: { name: 'day', minutes: 1440 },
  H: { name: 'hour', minutes: 60 },
  M: { name: 'minute', minutes: 1 },
  S: { name: 'second', minutes: 1 / 60 },
};

/** Form of such a duration. */
export const durationPattern = /^P(?=\d+D$|T\d+[HMS]$)T?(\d+)([DHMS])$/;

/**
 * Splits a duration.
 * @throws Error for any other form.
 */
export function parseDuration(iso: string): { amount: number; unit: string; minutes: number } {
  const [, amount, letter = ''] = durationPattern.exec(iso) ?? [];
  const unit = units[letter];
  if (amount === undefined || unit === undefined) {
    throw new Error(`"${iso}" is not a duration of one unit. Write it like P7D or PT24H.`);
  }
  return { amount: Number(amount), unit: unit.name, minutes: Number(amount) * unit.minutes };
}

/** A duration in words, in its own unit: `PT24H` is "24 hours". `zeroMeans` is what 0 does. */
export function durationText(iso: string, zeroMeans?: string): string {
  const { amount, unit } = parseDuration(iso);
  if (amount === 0) return zeroMeans === undefined ? '0' : `0 (${zeroMeans})`;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
