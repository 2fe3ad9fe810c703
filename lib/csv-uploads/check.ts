/**
 * Checks the rows of an upload in stages, as the dashboard does: a row that has an error in one stage is not looked at in the
 * next ones. Bids and costs have their own stages; what pages show of a sample file is what they find.
 */
import { limitsFor } from '../facts/load';
import { factIn } from '../facts/scope';
import { csvRows, type CsvRow } from './rows';

export interface UploadFinding {
  line: number;
  severity: 'error' | 'warning';
  code: string;
  message: string;
}

/** Cells of a row by column; a column that the file lacks is missing. */
export type Cells = Readonly<Record<string, string>>;

/** What is wrong with a row: the code, and what its message names. */
export interface Fault {
  code: string;
  names?: Readonly<Record<string, string>>;
}

/** Faults of a row that passed the stages before. */
export type Stage = (row: Cells, line: number) => Fault[];

interface Column {
  name: string;
  /** What a cell that is not empty looks like. */
  pattern: string;
  /** Code of a cell that looks otherwise. */
  code: string;
}

export interface UploadFormat {
  /** What its codes begin with, such as `BID`. */
  prefix: string;
  columns: readonly Column[];
  /** All its codes. */
  codes: readonly { code: string; severity: UploadFinding['severity']; message: string }[];
  stages: readonly Stage[];
}

/** The value of a limit, as it is today. */
export const limitValue = (key: string): number => Number(factIn(key, limitsFor(key), {}).value);

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether there is a currency with this code, as far as the runtime knows ISO 4217. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/**
 * The stage that looks at each cell alone.
 * @param isKnown False for a value of a column that has the right form, but does not exist.
 */
export const cellForms =
  (columns: readonly Column[], isKnown: (column: string, value: string) => boolean): Stage =>
  (row) =>
    columns.flatMap(({ name, pattern, code }): Fault[] => {
      const value = row[name] ?? '';
      const fits = value === '' || (new RegExp(pattern, 'u').test(value) && isKnown(name, value));
      return fits ? [] : [{ code, names: { value, column: name } }];
    });

/** Cells of some columns as one key. */
export const joinedCells = (row: Cells, columns: readonly string[]): string =>
  columns.map((column) => row[column] ?? '').join('\n');

/** The stage that finds rows with the same key. Faults name the first of them. */
export function duplicates(code: string, columns: readonly string[]): Stage {
  const lines = new Map<string, number>();
  return (row, line) => {
    const key = joinedCells(row, columns);
    const first = lines.get(key);
    lines.set(key, first ?? line);
    return first === undefined ? [] : [{ code, names: { first_line: String(first) } }];
  };
}

/** Faults of one row, in each stage up to the first error. */
function rowFaults(
  { line, cells }: CsvRow,
  header: readonly string[],
  { prefix, stages }: UploadFormat,
  isError: (fault: Fault) => boolean,
): Fault[] {
  if (cells.length !== header.length) {
    const names = { found: String(cells.length), expected: String(header.length) };
    return [{ code: `${prefix}_ROW_COLUMN_COUNT`, names }];
  }
  const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
  const faults: Fault[] = [];
  for (const stage of stages) {
    faults.push(...stage(row, line));
    if (faults.some(isError)) break;
  }
  return faults;
}

/**
 * What **Validate** finds in the rows of a file without account data, row by row in the order of the stages.
 * @throws Error if the header has a column that the format lacks, a quoted cell is not closed, or a code is not documented.
 */
export function checkUpload(text: string, format: UploadFormat): UploadFinding[] {
  const [head, ...rows] = csvRows(text);
  const header = head?.cells ?? [];
  const known = new Set(format.columns.map(({ name }) => name));
  const unknown = header.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`line 1: "${unknown}" is not a column — Correct the header.`);
  const entries = new Map(format.codes.map((entry) => [entry.code, entry]));
  const entryOf = ({ code }: Fault) => {
    const entry = entries.get(code);
    if (!entry) throw new Error(`The validation data lacks ${code} — Add it.`);
    return entry;
  };
  return rows.flatMap((row) =>
    rowFaults(row, header, format, (fault) => entryOf(fault).severity === 'error').map((fault) => {
      const { code, severity, message } = entryOf(fault);
      const names: Cells = { ...fault.names, line: String(row.line) };
      return {
        line: row.line,
        severity,
        code,
        message: message.replace(/\{(\w+)\}/g, (all, name: string) => names[name] ?? all),
      };
    }),
  );
}
