/**
 * Reads a CSV file into rows with the line that each begins on, as RFC 4180 quotes it. Messages of an import name lines,
 * and a quoted cell can hold line breaks, so a row cannot be told by counting.
 */

export interface CsvRow {
  /** Line that the row begins on; the header is on line 1. */
  line: number;
  /** Cells without quotes and without the spaces around them. */
  cells: string[];
}

/** One cell with the mark behind it: a comma, the end of the line or of the file. */
const cell = /(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",\r\n]*))(,|\r\n|\n|$)/gy;

/**
 * Rows of a file; blank lines are left out, but counted.
 * @throws Error if a quoted cell is not closed.
 */
export function csvRows(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  const content = text.replace(/^\uFEFF/, '');
  cell.lastIndex = 0;
  while (cell.lastIndex <= content.length) {
    const start = cell.lastIndex;
    const match = cell.exec(content);
    if (!match) throw new Error(`line ${line}: a quoted cell is not closed — Close it.`);
    const [all, quoted, plain = '', mark] = match;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    line += all.split('\n').length - 1;
    if (mark === ',') continue;
    if (row.cells.some((value) => value !== '')) rows.push(row);
    row = { line, cells: [] };
    if (start + all.length >= content.length) break;
  }
  return rows;
}
