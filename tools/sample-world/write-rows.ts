/** Writes the rows of the sample dataset as Parquet, one file a table: those that readers download and that pages ask. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { datasetFile } from '../../lib/raw-data/dataset-files';
import { openWarehouse } from '../../lib/raw-data/warehouse';
import { jsonLines, type DataTable } from './dataset';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Writes a table in an order that is certain. Rows of one installation are neighbors: what they have in common is inside
 * the window of gzip then, which makes the files a third smaller.
 */
async function writeTable(
  connection: DuckDBConnection,
  table: DataTable,
  folder: string,
  linesFolder: string,
): Promise<void> {
  const { name, columns } = table;
  const lines = path.join(linesFolder, `${name}.jsonl`);
  writeFileSync(lines, jsonLines(table));
  const names = columns.map((column) => column.name);
  const types = columns.map((column) => `${quoted(column.name)}: ${quoted(column.type)}`).join(', ');
  const first = ['install_id', 'event_time', 'record_version', 'received_time'];
  const order = [...first.filter((column) => names.includes(column)), ...names];
  await connection.run(
    `COPY (SELECT ${names.join(', ')}
      FROM read_json(${quoted(lines)}, format = 'newline_delimited', columns = {${types}}) ORDER BY ${order.join(', ')})
     TO ${quoted(path.join(folder, datasetFile(name, 'parquet')))} (FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 12)`,
  );
}

/** Writes tables. @param folder Is emptied first. */
export async function writeRows(tables: readonly DataTable[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const linesFolder = path.join(folder, 'lines');
  mkdirSync(linesFolder);
  const connection = await openWarehouse();
  try {
    for (const table of tables) await writeTable(connection, table, folder, linesFolder);
  } finally {
    connection.closeSync();
    rmSync(linesFolder, { recursive: true, force: true });
  }
}
