/** The sample world in DuckDB: every figure of a report is the answer to a query. */
import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBTimestampTZValue,
  type DuckDBResultReader,
  type DuckDBValue,
} from '@duckdb/node-api';
import { databaseFile } from './database-file';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A row of a result: whole numbers and ratios are numbers, decimals text, times RFC 3339, dates `YYYY-MM-DD`. */
export type ResultRow = Record<string, Value>;

export interface SampleWorldDatabase {
  /**
   * Runs one query. Tables: the tables of the raw data export with all deliveries; `{table}_current` with the latest version
   * of each event; the views of world/dataset/views.ts; the series of world/dataset/series/.
   * @throws Error of DuckDB for SQL that it cannot run.
   */
  query(sql: string): Promise<ResultRow[]>;
  close(): void;
}

/** A value of DuckDB as plain data. @throws Error for a type that results of this database should not have. */
function plain(value: DuckDBValue): Value {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof DuckDBDecimalValue || value instanceof DuckDBDateValue) return value.toString();
  if (value instanceof DuckDBTimestampTZValue) return new Date(Number(value.micros / 1000n)).toISOString();
  if (value instanceof DuckDBListValue) return value.items.map(plain);
  if (value instanceof DuckDBMapValue)
    return Object.fromEntries(value.entries.map((entry) => [String(entry.key), plain(entry.value)]));
  throw new Error(
    `A result has a value of the type ${value.constructor.name} — Cast it to text in the query.`,
  );
}

/** Rows of a result as plain data. */
export const rowsOf = (result: DuckDBResultReader): ResultRow[] =>
  result
    .getRowObjects()
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])));

/** Opens the sample world for reading; builds it first if facts or the generator have changed. */
export async function openSampleWorld(): Promise<SampleWorldDatabase> {
  const instance = await DuckDBInstance.create(await databaseFile(), { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  await connection.run(`SET TimeZone = 'UTC'`);
  return {
    async query(sql) {
      return rowsOf(await connection.runAndReadAll(sql));
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
