/** Writes rows as the export writes them: JSON lines, and CSV by RFC 4180 with null as an empty cell. */

/** A value as JSON lines have it. */
type Value = string | number | boolean | null | readonly unknown[] | Readonly<Record<string, unknown>>;

export interface Row {
  /** All columns in the table's order. */
  values: Readonly<Record<string, Value>>;
}

/** One object a line, null columns present. */
export const toJsonLines = (rows: readonly Row[]): string =>
  rows.map(({ values }) => `${JSON.stringify(values)}\n`).join('');

function csvCell(value: Value): string {
  if (value === null) return '';
  if (value === '') return '""';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A header line and one line a row. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  const lines = rows.map(({ values }) => columns.map((name) => csvCell(values[name] ?? null)).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\n`).join('');
}
