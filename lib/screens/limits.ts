/**
 * Limits of fields. A picture of a good form shows values that keep them, and a picture of a refused one a value that
 * doesn't.
 */
import type { Element } from '../dashboard/model';

type Limit = NonNullable<Element['limit']>;

const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

const hours: Readonly<Record<string, number>> = { minute: 1 / 60, hour: 1, day: 24 };

/** `7 days` in hours; undefined for anything else. */
function timeOf(text: string): number | undefined {
  const [, count = '', unit = ''] = /^([\d,]+) (minute|hour|day)s?$/.exec(text) ?? [];
  return unit === '' ? undefined : numberOf(count) * (hours[unit] ?? 1);
}

/** How much a value is of what the limit counts: characters, hours, or the number that it begins with. */
function sizeOf(value: string, { to }: Limit): number | undefined {
  if (to.endsWith(' characters')) return value.length;
  if (timeOf(to) !== undefined) return timeOf(value);
  const [number] = /^-?[\d,]+(?:\.\d+)?/.exec(value) ?? [];
  return number === undefined ? undefined : numberOf(number);
}

/** True if the value is outside of the limit; false also for a choice such as `No window`. */
export function breaks(limit: Limit, value: string): boolean {
  const size = sizeOf(value, limit);
  const bound = (text: string): number => timeOf(text) ?? numberOf(text.split(' ')[0] ?? '');
  return size !== undefined && (size < bound(limit.from) || size > bound(limit.to));
}
