/**
 * Writes the sample dataset as downloads: Parquet with Zstandard, JSON lines and CSV with gzip, a script that loads them
 * into DuckDB, and an archive. The Parquet files are those in git; the other formats hold their rows in their order.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { zipSync } from 'fflate';
import { readBytes } from '../../lib/cache/inputs';
import { openSampleWorld, type SampleWorldDatabase } from '../dataset/database';
import { datasetTables, loadSql, rowsFolder, type DatasetTable } from '../dataset/tables';
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

/** Writes the three files of a table. @returns Rows and sizes. */
async function writeTable(
  database: SampleWorldDatabase,
  table: DatasetTable,
): Promise<DatasetContents['tables'][number]> {
  const file = (format: DatasetFormat): string => datasetPath(datasetFile(table.name, format));
  const parquet = datasetFile(table.name, 'parquet');
  const rows = (await database.query(`FROM '${parquet}'`)).map((values) => ({ values }));
  const columns = Object.keys(rows[0]?.values ?? {});
  const zipped = async (format: DatasetFormat, text: string): Promise<void> =>
    writeFileSync(file(format), await promisify(gzip)(text, { level: 9 }));
  writeFileSync(file('parquet'), readBytes(path.join(rowsFolder, parquet)));
  // Each runs in a separate thread.
  await Promise.all([zipped('jsonl', toJsonLines(rows)), zipped('csv', toCsv(columns, rows))]);
  const bytes = Object.fromEntries(
    datasetFormats.map(({ id }) => [id, readBytes(file(id)).length]),
  ) as Record<DatasetFormat, number>;
  return { name: table.name, kind: table.kind, rows: rows.length, bytes };
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
    const tables = datasetTables();
    const written: DatasetContents['tables'] = [];
    for (const table of tables) written.push(await writeTable(database, table));
    const load = loadSql(tables);
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
