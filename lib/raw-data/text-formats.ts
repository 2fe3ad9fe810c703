/** Writes sample rows as the export writes them: JSON lines, and CSV by RFC 4180 with null as an empty cell. */
import type { SampleRow, RawDataValue } from '../facts/raw-data-samples';

/** One object a line, null columns present. */
export const toJsonLines = (rows: readonly SampleRow[]): string =>
  rows.map(({ values }) => `${JSON.stringify(values)}\n`).join('');

function csvCell(value: RawDataValue): string {
  if (value === null) return '';
  if (value === '') return '""';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A header line and one line a row. */
export function toCsv(columns: readonly string[], rows: readonly SampleRow[]): string {
  const lines = rows.map(({ values }) => columns.map((name) => csvCell(values[name] ?? null)).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\n`).join('');
}
