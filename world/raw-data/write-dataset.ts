/**
 * Writes the sample dataset as downloads: Parquet with Zstandard, JSON lines and CSV with gzip, a script that loads them
 * into DuckDB, and an archive. All formats of a table come from one query, so they hold the same rows in the same order.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { zipSync } from 'fflate';
import { readBytes } from '../../lib/cache/inputs';
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import { openSampleWorld, type ResultRow, type SampleWorldDatabase } from '../dataset/database';
import { views } from '../dataset/views';
import {
  archive,
  contentsFolder,
  contentsPath,
  datasetFile,
  datasetFolder,
  datasetFormats,
  datasetPath,
  loadScript,
  type DatasetContents,
  type DatasetFormat,
} from '../../lib/raw-data/dataset-files';
import { toCsv, toJsonLines } from '../../lib/raw-data/text-formats';
import { dtOf } from '../../lib/raw-data/warehouse';

interface DatasetTable {
  name: string;
  kind: DatasetContents['tables'][number]['kind'];
  /** Columns in the order of the documentation, without `dt`: in an export the path says it. */
  columns: readonly string[];
  /** SQL of the partition `dt`; undefined for tables that no export delivers. */
  dt?: string;
}

/** Tables of the export first, then the facts by day. */
async function tablesOf(database: SampleWorldDatabase): Promise<DatasetTable[]> {
  const raw = loadRawDataTables().map((table): DatasetTable => {
    const columns = columnsOf(table).map(({ name }) => name);
    return { name: table.table, kind: table.kind, columns, dt: dtOf(table) };
  });
  const known = new Set(raw.map(({ name }) => name));
  const all = await database.query(
    `SELECT table_name, list(column_name ORDER BY column_index) AS columns
     FROM duckdb_columns() JOIN duckdb_tables() USING (table_name) GROUP BY table_name ORDER BY table_name`,
  );
  const series = all
    .map((row) => ({ name: String(row.table_name), columns: row.columns as string[] }))
    .filter(({ name }) => !known.has(name));
  return [...raw, ...series.map((table): DatasetTable => ({ ...table, kind: 'series' }))];
}

/**
 * The rows of a table in an order that is certain. Rows of one installation are neighbors: what they have in common is
 * inside the window of gzip then, which makes the files a third smaller.
 */
function selectOf({ name, columns }: DatasetTable): string {
  const first = ['install_id', 'event_time', 'record_version', 'received_time'];
  const order = [...first.filter((column) => columns.includes(column)), ...columns];
  return `SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order.join(', ')}`;
}

/** Writes the three files of a table. @returns Rows and sizes. */
async function writeTable(
  database: SampleWorldDatabase,
  table: DatasetTable,
): Promise<DatasetContents['tables'][number]> {
  const file = (format: DatasetFormat): string => datasetPath(datasetFile(table.name, format));
  const select = selectOf(table);
  const rows: { values: ResultRow }[] = (await database.query(select)).map((values) => ({ values }));
  const zipped = async (format: DatasetFormat, text: string): Promise<void> =>
    writeFileSync(file(format), await promisify(gzip)(text, { level: 9 }));
  // Each runs in a separate thread.
  await Promise.all([
    zipped('jsonl', toJsonLines(rows)),
    zipped('csv', toCsv(table.columns, rows)),
    database.query(
      `COPY (${select}) TO '${file('parquet')}' (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 12)`,
    ),
  ]);
  const bytes = Object.fromEntries(
    datasetFormats.map(({ id }) => [id, readBytes(file(id)).length]),
  ) as Record<DatasetFormat, number>;
  return { name: table.name, kind: table.kind, rows: rows.length, bytes };
}

/** SQL that makes of the Parquet files what the queries of pages run on: tables with `dt`, and the views. */
async function loadSql(database: SampleWorldDatabase, tables: readonly DatasetTable[]): Promise<string> {
  const current = await database.query(
    String.raw`SELECT sql FROM duckdb_views() WHERE view_name LIKE '%\_current' ESCAPE '\' ORDER BY view_name`,
  );
  return [
    '-- Loads the sample dataset. Run it in the folder of the Parquet files: duckdb sample.duckdb < load.sql',
    "SET TimeZone = 'UTC';",
    ...tables.map(
      ({ name, dt }) =>
        `CREATE TABLE ${name} AS SELECT *${dt === undefined ? '' : `, ${dt} AS dt`} FROM '${datasetFile(name, 'parquet')}';`,
    ),
    '-- The latest version of each event, and what users did by the day after their install.',
    ...current.map(({ sql }) => String(sql)),
    ...views.map((sql) => `${sql.trim()};`),
    '',
  ].join('\n');
}

/**
 * Writes all files.
 * @returns What was written.
 */
export async function writeDataset(): Promise<DatasetContents> {
  for (const folder of [`static${datasetFolder}`, contentsFolder]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const database = await openSampleWorld();
  try {
    const tables = await tablesOf(database);
    const written: DatasetContents['tables'] = [];
    for (const table of tables) written.push(await writeTable(database, table));
    const load = await loadSql(database, tables);
    writeFileSync(datasetPath(loadScript), load);

    const names = [...tables.map(({ name }) => datasetFile(name, 'parquet')), loadScript];
    const files = Object.fromEntries(names.map((name) => [name, readBytes(datasetPath(name))]));
    // A fixed date: the same data give the same bytes. Parquet is compressed already.
    const zip = zipSync(files, { mtime: '2025-09-01T00:00:00Z', level: 0 });
    writeFileSync(datasetPath(archive), zip);
    const contents: DatasetContents = { tables: written, archive: zip.length, load };
    writeFileSync(contentsPath, `${JSON.stringify(contents)}\n`);
    return contents;
  } finally {
    database.close();
  }
}
