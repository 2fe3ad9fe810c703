/** An embedded warehouse that reads the raw data samples in each format, and writes them as Parquet. */
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { columnsOf } from '../facts/columns';
import type { RawDataTable } from '../facts/types';
import { duckDbTypes } from './type-names';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A new, empty warehouse in memory, in UTC. */
export async function openWarehouse(): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run(`SET TimeZone = 'UTC'`);
  return connection;
}

/** The date of receipt, which the path of a file says in a real export. */
export const dtOf = ({ kind }: RawDataTable): string =>
  `CAST(${kind === 'event' ? 'received_time' : 'snapshot_time'} AS DATE)`;

/** SQL of the reader of a sample file in the format of its extension. */
export function readerOf(table: RawDataTable, file: string): string {
  const columns = columnsOf(table)
    .map(({ name, type }) => {
      // CSV holds arrays and maps as JSON text.
      const inCsv = file.endsWith('.csv') && /^(?:array|map)/.test(type) ? 'JSON' : duckDbTypes[type];
      return `${quoted(name)}: ${quoted(inCsv)}`;
    })
    .join(', ');
  if (file.endsWith('.parquet')) return `read_parquet(${quoted(file)})`;
  if (file.endsWith('.csv')) return `read_csv(${quoted(file)}, header = true, columns = {${columns}})`;
  return `read_json(${quoted(file)}, format = 'newline_delimited', columns = {${columns}})`;
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
