/**
 * Writes the sample dataset as downloads: Parquet with Zstandard, JSON lines and CSV with gzip, a script that loads them
 * into DuckDB, and an archive. The Parquet files are those in git; the other formats hold their rows in their order.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { DuckDBConnection } from '@duckdb/node-api';
import { zipSync } from 'fflate';
import { readBytes, unrecorded } from '../../lib/cache/inputs';
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
import { openWarehouse } from '../../lib/raw-data/warehouse';

/** SQL that gives a column the text of the export's files; DuckDB writes times and decimals in another form. */
function delivered(name: string, type: string, format: 'jsonl' | 'csv'): string {
  if (type.startsWith('TIMESTAMP'))
    return `strftime(${name} AT TIME ZONE 'UTC', '%Y-%m-%dT%H:%M:%S.%gZ') AS ${name}`;
  if (type.startsWith('DECIMAL')) return `${name}::VARCHAR AS ${name}`;
  if (type === 'DOUBLE')
    return `if(${name} = trunc(${name}), to_json(${name}::BIGINT), to_json(${name})) AS ${name}`;
  return format === 'csv' && /^MAP|\[\]$/.test(type) ? `to_json(${name}) AS ${name}` : name;
}

/**
 * Writes the three files of a table. DuckDB writes the text: rows as objects take five times as long.
 * @returns Rows and sizes.
 */
async function writeTable(
  warehouse: DuckDBConnection,
  table: DatasetTable,
): Promise<DatasetContents['tables'][number]> {
  const file = (format: DatasetFormat): string => datasetPath(datasetFile(table.name, format));
  const parquet = file('parquet');
  writeFileSync(parquet, readBytes(path.join(rowsFolder, datasetFile(table.name, 'parquet'))));
  const columns = (await warehouse.runAndReadAll(`DESCRIBE FROM '${parquet}'`)).getRowsJS();
  let rows = 0;
  for (const [format, form] of [
    ['jsonl', 'json'],
    ['csv', 'csv, HEADER'],
  ] as const) {
    const cells = columns.map(([name, type]) => delivered(String(name), String(type), format)).join(', ');
    const text = `${parquet}.${format}`;
    const copy = `COPY (SELECT ${cells} FROM '${parquet}') TO '${text}' (FORMAT ${form})`;
    rows = (await warehouse.run(copy)).rowsChanged;
    const bytes = unrecorded(() => readBytes(text));
    writeFileSync(file(format), gzipSync(bytes, { level: 9 }));
    rmSync(text);
  }
  const bytes = Object.fromEntries(
    datasetFormats.map(({ id }) => [id, readBytes(file(id)).length]),
  ) as Record<DatasetFormat, number>;
  return { name: table.name, kind: table.kind, rows, bytes };
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
  const warehouse = await openWarehouse();
  try {
    const tables = datasetTables();
    const written: DatasetContents['tables'] = [];
    for (const table of tables) written.push(await writeTable(warehouse, table));
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
    warehouse.closeSync();
  }
}
