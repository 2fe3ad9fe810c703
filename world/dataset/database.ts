/** The sample world in DuckDB: every figure of a report is the answer to a query. */
import path from 'node:path';
import {
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBInstance,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBTimestampTZValue,
  type DuckDBConnection,
  type DuckDBResultReader,
  type DuckDBValue,
} from '@duckdb/node-api';
import { noteFile } from '../../lib/cache/inputs';
import { datasetFile } from '../../lib/raw-data/dataset-files';
import { datasetTables, loadSql, rowsFolder, viewsOf } from './tables';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A row of a result: whole numbers and ratios are numbers, decimals text, times RFC 3339, dates `YYYY-MM-DD`. */
export type ResultRow = Record<string, Value>;

export interface SampleWorldDatabase {
  /**
   * Runs one query. Tables: the tables of the raw data export with all deliveries; `{table}_current` with the latest version
   * of each event; the views of world/dataset/views.ts; the series of tools/sample-world/series/.
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

/**
 * A connection to the sample world in memory, apart from all others.
 * @param folder Of the Parquet files.
 * @returns With what closes it.
 */
export async function connectSampleWorld(
  folder = rowsFolder,
): Promise<{ connection: DuckDBConnection; close: () => void }> {
  const tables = datasetTables(folder);
  for (const { name } of tables) noteFile(path.join(folder, datasetFile(name, 'parquet')));
  // More threads take two to three times as long together: the tables are small.
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`SET file_search_path = '${path.resolve(folder).replaceAll("'", "''")}'`);
  await connection.run(loadSql(tables));
  return {
    connection,
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** Opens the sample world for reading. Its views are tables: queries of pages read the largest hundreds of times. */
export async function openSampleWorld(folder?: string): Promise<SampleWorldDatabase> {
  const { connection, close } = await connectSampleWorld(folder);
  for (const view of viewsOf(datasetTables(folder)))
    await connection.run(
      `CREATE TABLE made AS FROM ${view}; DROP VIEW ${view}; ALTER TABLE made RENAME TO ${view}`,
    );
  return { query: async (sql) => rowsOf(await connection.runAndReadAll(sql)), close };
}
