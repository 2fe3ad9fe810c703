/**
 * How values of results read: one place for tables, charts and prose, so a number looks the same wherever a page shows
 * it. Amounts get 2 decimals, percentages at most 1, halves round away from zero; only what is shown is rounded.
 */
import { formatNumber } from '../shared/number-format';
import type { ResultColumn, ResultUnit, ResultValue } from './types';

/** What a cell without a value shows, as the dashboard does. */
const noValue = '—';

/** A value as a number. @throws Error if it is none. */
function number(value: ResultValue, format: Parameters<typeof formatNumber>[1]): string {
  if (value === null || typeof value === 'boolean')
    throw new Error(`"${String(value)}" is not a number. Give its column the unit "text".`);
  return formatNumber(value, format);
}

/**
 * The moment of a date or time as DuckDB or JSON writes it: `2025-09-01`, `2025-09-01 10:20:00+00`,
 * `2025-09-01T10:20:00.000Z`. A time without an offset is in UTC.
 * @throws Error if it is neither.
 */
export function momentOf(value: ResultValue): Date {
  const [, day, time = '00:00:00', offset = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d(?::?\d\d)?)?)?$/.exec(
      String(value),
    ) ?? [];
  // Date.parse wants minutes in the offset, and at most milliseconds.
  const zone = /^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset;
  const moment = new Date(`${day}T${time.replace(/(\.\d{3})\d+/, '$1')}${zone}`);
  if (Number.isNaN(moment.getTime()))
    throw new Error(
      `"${String(value)}" is neither a date nor a time, such as 2025-09-01 or 2025-09-01T10:20:00Z.`,
    );
  return moment;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `10:20:00`, with milliseconds where there are some: they decide attributions. */
const clock = (moment: Date): string => moment.toISOString().slice(11, 23).replace('.000', '');

const steps = [
  [86_400, 'd', 3_600, 'h'],
  [3_600, 'h', 60, 'min'],
  [60, 'min', 1, 's'],
] as const;

/** A duration in its two largest units: `2 d 9 h`, `12 min 23 s`, `48.5 s`, `250 ms`. */
export function formatDuration(seconds: number): string {
  if (seconds < 0) return `−${formatDuration(-seconds)}`;
  for (const [big, bigName, small, smallName] of steps) {
    const parts = Math.round(seconds / small);
    const perBig = big / small;
    if (parts < perBig) continue;
    const rest = parts % perBig;
    return `${Math.floor(parts / perBig)} ${bigName}${rest ? ` ${rest} ${smallName}` : ''}`;
  }
  return seconds > 0 && seconds < 1
    ? `${Math.round(seconds * 1000)} ms`
    : `${formatNumber(seconds, 'tenths')} s`;
}

/** A value for a cell whose head names the currency: `400.00`, `18%`, `1,250`, `September 1, 2025`. */
export function formatCell(value: ResultValue, unit: ResultUnit): string {
  if (value === null) return noValue;
  switch (unit) {
    case 'text':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    case 'date':
      return longDate.format(momentOf(value));
    case 'time':
      return `${longDate.format(momentOf(value))}, ${clock(momentOf(value))} UTC`;
    case 'seconds':
      return formatDuration(Number(value));
    case 'days':
      return number(value, 'plain');
    case 'count':
    case 'plain':
    case 'money':
    case 'ratio':
      return number(value, unit);
  }
}

/** A value with all that a sentence needs: `400.00 USD`, `7 days`; otherwise as in a cell. */
export function formatText(value: ResultValue, unit: ResultUnit, currency: string): string {
  const cell = formatCell(value, unit);
  if (value === null) return cell;
  if (unit === 'money') return `${cell} ${currency}`;
  if (unit === 'days') return `${cell} ${cell === '1' ? 'day' : 'days'}`;
  return cell;
}

/** A value where there is little room: dates without the year, whole amounts without decimals. */
export function formatShort(value: ResultValue, unit: ResultUnit): string {
  if (value === null) return noValue;
  if (unit === 'date') return shortDate.format(momentOf(value));
  if (unit === 'time') return `${shortDate.format(momentOf(value))}, ${clock(momentOf(value))}`;
  const cell = formatCell(value, unit);
  return unit === 'money' ? cell.replace(/\.00$/, '') : cell;
}

/** Head of a column: its label, and the currency if it has amounts. */
export function headOf({ label, unit }: Pick<ResultColumn, 'label' | 'unit'>, currency: string): string {
  return unit === 'money' ? `${label}, ${currency}` : label;
}
