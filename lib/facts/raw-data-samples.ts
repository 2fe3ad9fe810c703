/**
 * Sample rows of the raw data tables: what pages show, what downloads hold and what example queries run on. A file
 * data/raw-data/samples/{table}.yaml lists rows that say only what differs from the table's example row.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileExists } from '../cache/inputs';
import { didYouMean } from '../text/closest';
import { columnsOf, type TableColumn } from './columns';
import { loadRawDataTables } from './load';
import type { RawDataTable } from './types';
import { dataRoot, lineIn, readFacts } from '../yaml/read';
import { rawDataSamplesSchema, rawDataValueSchemas } from '../../data/schema/raw-data';

export type RawDataValue = TableColumn['example'];

export interface SampleRow {
  /** Short name of the row on its page; rows of one name are deliveries of one event. */
  label: string;
  /** The row's partition, `YYYY-MM-DD`, UTC. */
  dt: string;
  /** All columns in the table's order, as JSON lines write them. */
  values: Record<string, RawDataValue>;
}

/** A UUID that is the same in every build. */
export function sampleUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** When a row was received if it does not say: a second and a half after the event. */
const received = (eventTime: string): string => new Date(Date.parse(eventTime) + 1412).toISOString();

/** A row as its file has it: what differs from the table's example row, or from the row that it is like. */
export interface ToldRow {
  row: string;
  like?: string | undefined;
  set?: Record<string, unknown> | undefined;
}

/**
 * Fills rows up from the example row, or from the row that they are like. Rows of one name are deliveries of one event.
 * @param known Rows that others can be like, apart from those before them.
 * @throws Error with file, line and cure: a column that the table lacks, a value of another type or enum.
 */
export function completeRows(
  tableFacts: RawDataTable,
  rows: readonly ToldRow[],
  lineOf: (...keys: PropertyKey[]) => number = () => 1,
  file = `data/raw-data/samples/${tableFacts.table}.yaml`,
  known: readonly SampleRow[] = [],
): SampleRow[] {
  const columns = columnsOf(tableFacts);
  const done: SampleRow[] = [];
  for (const [index, { row, like, set = {} }] of rows.entries()) {
    const model = [...known, ...done].find(({ label }) => label === like);
    if (like !== undefined && !model)
      throw new Error(
        `${file}:${lineOf(index, 'like')}: no row "${like}" comes before row ${row} — Correct the name.`,
      );
    const fail = (column: string, what: string, cure: string): never => {
      throw new Error(`${file}:${lineOf(index, 'set', column)}: row ${row}: ${column} ${what} — ${cure}`);
    };
    const names = new Set(columns.map(({ name }) => name));
    for (const name of Object.keys(set)) {
      if (!names.has(name)) fail(name, 'is not a column of the table', 'Correct the name.');
    }
    const values: SampleRow['values'] = {};
    for (const column of columns) {
      const { name, type, nullable } = column;
      const own = Object.hasOwn(set, name);
      const value = (own ? set[name] : (model?.values ?? { [name]: column.example })[name]) as RawDataValue;
      const fits = value === null ? nullable : rawDataValueSchemas[type].safeParse(value).success;
      if (!fits)
        fail(name, `is not of the type ${nullable ? 'nullable ' : ''}${type}`, 'Write it as JSON lines do.');
      const outside = [value]
        .flat()
        .find((v) => column.values && typeof v === 'string' && !column.values.includes(v));
      if (outside !== undefined)
        fail(
          name,
          `has the unknown value ${JSON.stringify(outside)}`,
          `Use one of ${column.values?.join(', ')}.`,
        );
      values[name] = value;
    }
    if ('event_time' in set && !('received_time' in set))
      values.received_time = received(String(set.event_time));
    if (names.has('event_id') && (index > 0 || model) && row !== like && !('event_id' in set)) {
      values.event_id = sampleUuid(`${tableFacts.table}/${row}`);
    }
    const moment = String(values.received_time ?? values.snapshot_time);
    done.push({ label: row, dt: moment.slice(0, 10), values });
  }
  return done;
}

/** The sample rows of a table, from its file; its example row alone if it has no file. */
export function sampleRows(tableFacts: RawDataTable): SampleRow[] {
  const name = `raw-data/samples/${tableFacts.table}.yaml`;
  if (!fileExists(path.join(dataRoot, name))) return completeRows(tableFacts, [{ row: 'A' }]);
  return completeRows(tableFacts, readFacts(name, rawDataSamplesSchema), (...keys) => lineIn(name, ...keys));
}

/**
 * A table by its name.
 * @throws Error that names the closest one.
 */
export function rawDataTableNamed(name: string): RawDataTable {
  const tables = loadRawDataTables();
  const found = tables.find((entry) => entry.table === name);
  if (found) return found;
  const guess = didYouMean(
    name,
    tables.map((entry) => entry.table),
  );
  throw new Error(`No raw data table "${name}". ${guess}`);
}
