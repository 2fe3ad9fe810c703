/**
 * An embedded warehouse with the raw data tables: writes the Parquet samples, and runs the example queries of the pages
 * on the files that readers download.
 */
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { columnsOf } from '../facts/columns';
import type { RawDataTable } from '../facts/types';
import { dialects, duckDbType } from './dialects';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A new, empty warehouse in memory, in UTC. */
export async function openWarehouse(): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`SET TimeZone = 'UTC'`);
  return connection;
}

/** Creates a table from its own DDL. */
export async function createTable(connection: DuckDBConnection, table: RawDataTable): Promise<void> {
  const ddl = dialects.find(({ id }) => id === 'duckdb')?.ddl(table, columnsOf(table));
  await connection.run(ddl ?? '');
}

/** The date of receipt, which the path of a file says in a real export. */
export const dtOf = ({ kind }: RawDataTable): string =>
  `CAST(${kind === 'event' ? 'received_time' : 'snapshot_time'} AS DATE)`;

/** The reader of a sample file in the format of its extension. */
function readerOf(table: RawDataTable, file: string): string {
  const columns = columnsOf(table)
    .map(({ name, type }) => {
      // CSV holds arrays and maps as JSON text.
      const inCsv = file.endsWith('.csv') && /^(?:array|map)/.test(type) ? 'JSON' : duckDbType(type);
      return `${quoted(name)}: ${quoted(inCsv)}`;
    })
    .join(', ');
  if (file.endsWith('.parquet')) return `read_parquet(${quoted(file)})`;
  if (file.endsWith('.csv')) return `read_csv(${quoted(file)}, header = true, columns = {${columns}})`;
  return `read_json(${quoted(file)}, format = 'newline_delimited', columns = {${columns}})`;
}

/** Loads a sample file into its table. */
export async function loadSample(
  connection: DuckDBConnection,
  table: RawDataTable,
  file: string,
): Promise<void> {
  const cells = columnsOf(table).map(({ name, type }) =>
    file.endsWith('.csv') && /^(?:array|map)/.test(type) ? `CAST(${name} AS ${duckDbType(type)})` : name,
  );
  await connection.run(
    `INSERT INTO ${table.table} SELECT ${cells.join(', ')}, ${dtOf(table)} FROM ${readerOf(table, file)}`,
  );
}

/** Writes a Parquet file from a file of JSON lines, Snappy inside, as the export does by default. */
export async function writeParquet(
  connection: DuckDBConnection,
  table: RawDataTable,
  jsonLines: string,
): Promise<string> {
  const target = path.join(path.dirname(jsonLines), `${table.table}.parquet`);
  const names = columnsOf(table).map(({ name }) => name);
  await connection.run(
    `COPY (SELECT ${names.join(', ')} FROM ${readerOf(table, jsonLines)}) TO ${quoted(target)} (FORMAT parquet, COMPRESSION snappy)`,
  );
  return target;
}

/** A result as text, as the pages print it: null is empty, times are UTC without a zone, numbers are plain. */
export async function runQuery(
  connection: DuckDBConnection,
  sql: string,
): Promise<{ columns: string[]; rows: string[][] }> {
  const result = await connection.runAndReadAll(sql);
  const rows = result.getRowsJson().map((row) => row.map(cellText));
  return { columns: result.columnNames(), rows };
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value as string | number | boolean);
  const time = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?)\+00$/.exec(text);
  if (time) return time[1] ?? '';
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}
