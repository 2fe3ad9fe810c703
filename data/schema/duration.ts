/** ISO 8601 durations of one unit, the form in which data and APIs write windows. */

const units: Readonly<Record<string, { name: string; minutes: number }>> = {
  D: { name: 'day', minutes: 1440 },
  H: { name: 'hour', minutes: 60 },
  M: { name: 'minute', minutes: 1 },
  S: { name: 'second', minutes: 1 / 60 },
};

/** Such a duration, with its amount and its unit. */
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
