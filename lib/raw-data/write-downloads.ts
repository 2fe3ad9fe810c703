/**
 * Writes the downloads of the raw data export: JSON Schema, BigQuery schema, DDL of each dialect, and sample rows as CSV,
 * JSON lines and Parquet, one table each and all in one file.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { fileExists, readBytes } from '../cache/inputs';
import { columnsOf } from '../facts/columns';
import { loadRawDataTables } from '../facts/load';
import type { RawDataTable } from '../facts/types';
import { sampleRows } from '../facts/raw-data-samples';
import { datasetFormats } from './dataset-files';
import { ddlFile, dialects } from './dialects';
import { allFiles } from './files';
import { bigQuerySchemaOf, jsonSchemaOf } from './schemas';
import { toCsv, toJsonLines } from './text-formats';
import { openWarehouse, writeParquet } from './warehouse';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Write = (name: string, text: string) => void;

function writeTable(table: RawDataTable, write: Write): void {
  const columns = columnsOf(table);
  const rows = sampleRows(table);
  const names = columns.map(({ name }) => name);
  write(`${table.table}.schema.json`, json(jsonSchemaOf(table, columns)));
  write(`${table.table}.bigquery.json`, json(bigQuerySchemaOf(columns)));
  for (const dialect of dialects) write(`${table.table}.${dialect.id}.sql`, ddlFile(dialect, table, columns));
  write(`${table.table}.jsonl`, toJsonLines(rows));
  write(`${table.table}.csv`, toCsv(names, rows));
}

function writeSchemasOfAll(tables: readonly RawDataTable[], write: Write): void {
  for (const dialect of dialects) {
    write(`all.${dialect.id}.sql`, tables.map((t) => ddlFile(dialect, t, columnsOf(t))).join('\n'));
  }
  write(
    'all.schema.json',
    json({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: Object.fromEntries(tables.map((t) => [t.table, jsonSchemaOf(t, columnsOf(t))])),
    }),
  );
  write(
    'all.bigquery.json',
    json(Object.fromEntries(tables.map((t) => [t.table, bigQuerySchemaOf(columnsOf(t))]))),
  );
}

/**
 * Writes all downloads.
 * @param folder Is emptied first.
 * @returns The number of files.
 * @throws Error naming what a page links and was not written.
 */
export async function writeDownloads(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write: Write = (name, text) => writeFileSync(path.join(folder, name), text);
  const tables = loadRawDataTables();
  const connection = await openWarehouse();
  for (const table of tables) {
    writeTable(table, write);
    await writeParquet(connection, table, path.join(folder, `${table.table}.jsonl`));
  }
  connection.closeSync();
  writeSchemasOfAll(tables, write);

  const samples = tables.flatMap((t) => datasetFormats.map(({ id }) => `${t.table}.${id}`)).sort();
  const archive = Object.fromEntries(samples.map((name) => [name, readBytes(path.join(folder, name))]));
  // A fixed date: the same data give the same bytes.
  writeFileSync(path.join(folder, 'all-samples.zip'), zipSync(archive, { mtime: '2025-09-01T00:00:00Z' }));

  const expected = allFiles();
  const missing = expected.filter((name) => !fileExists(path.join(folder, name)));
  if (missing.length > 0)
    throw new Error(`Downloads that pages name were not written: ${missing.join(', ')}`);
  return expected.length;
}
