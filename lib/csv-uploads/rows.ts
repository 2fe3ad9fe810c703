/**
 * Reads a CSV file into rows with the line that each begins on. Messages of an upload name lines, and a quoted cell can hold
 * line breaks, so counting rows is not enough.
 */
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Line that the row begins on; the header is on line 1. */
  line: number;
  /** Cells without quotes and without the spaces around them. */
  cells: string[];
}

interface Parsed {
  record: string[];
  /** `lines`: number of the line that the record ends on. */
  info: { lines: number };
}

/**
 * Rows of a file; blank lines are left out, but counted.
 * @throws Error naming the line if a quoted cell is not closed.
 */
export function csvRows(text: string): CsvRow[] {
  try {
    const parsed = parse(text.replaceAll('\r\n', '\n'), {
      bom: true,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as Parsed[];
    return parsed.map(({ record, info }) => ({
      line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Error(`line ${error.lines}: ${error.message} — Quote the cell as RFC 4180 says.`);
  }
}
