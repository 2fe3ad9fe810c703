/**
 * How values read. A site that has a form for its numbers gives it, and a chart agrees with the prose around it;
 * the one here writes them as the locale en-US does.
 */
import type { ResultColumn, Unit, Value } from './result';

export interface Format {
  /** A value in a cell whose head names the currency. */
  cell: (value: Value, unit: Unit) => string;
  /** A value with all that a sentence needs. */
  text: (value: Value, unit: Unit, currency: string) => string;
  /** A value where there is little room. */
  short: (value: Value, unit: Unit) => string;
  /** Head of a column. */
  head: (column: Pick<ResultColumn, 'label' | 'unit'>, currency: string) => string;
  /** @throws Error if the value is neither a date nor a time. */
  moment: (value: Value) => Date;
  /** What each number of a column lacks next to the longest, for decimal points in one line; styles write it unseen. */
  missingDecimals?: (cells: readonly string[]) => readonly string[] | undefined;
}

const money = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const ratio = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const plain = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function moment(value: Value): Date {
  const date = new Date(String(value));
  if (Number.isNaN(date.getTime())) throw new Error(`"${String(value)}" is neither a date nor a time.`);
  return date;
}

const clock = (value: Value): string => moment(value).toISOString().slice(11, 19);

function cell(value: Value, unit: Unit): string {
  if (value === null) return '—';
  if (unit === 'text') return String(value);
  if (unit === 'date') return day.format(moment(value));
  if (unit === 'time') return `${day.format(moment(value))}, ${clock(value)} UTC`;
  if (unit === 'seconds') return `${plain.format(Number(value))} s`;
  return (unit === 'money' ? money : unit === 'ratio' ? ratio : plain).format(Number(value));
}

export const plainFormat: Format = {
  cell,
  text: (value, unit, currency) =>
    cell(value, unit) + (unit === 'money' && value !== null ? ` ${currency}` : ''),
  short: (value, unit) =>
    value === null || (unit !== 'date' && unit !== 'time')
      ? cell(value, unit)
      : shortDay.format(moment(value)) + (unit === 'time' ? `, ${clock(value)}` : ''),
  head: ({ label, unit }, currency) => (unit === 'money' ? `${label}, ${currency}` : label),
  moment,
};
