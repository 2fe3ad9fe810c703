/**
 * The database file of the sample world. It is built once and kept in .cache until a fact that it was made of or the code
 * that makes it changes, because building it takes seconds and opening it takes almost no time.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { noteFile, unrecorded } from '../../lib/cache/inputs';
import { keyOf } from '../../lib/cache/results-cache';
import { runIfStale } from '../../lib/incremental/run-if-stale';
import { buildDataset, jsonLines, type DataTable } from './dataset';
import { views } from './views';

const folder = path.resolve('.cache/sample-world');
const worldFile = path.join(folder, 'world.duckdb');
const hashFile = path.join(folder, 'world.sha256');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Loads a table. @returns Its rows as JSON lines. */
async function loadTable(
  connection: DuckDBConnection,
  table: DataTable,
  linesFolder: string,
): Promise<string> {
  const { name, columns, key, partition } = table;
  const file = path.join(linesFolder, `${name}.jsonl`);
  const lines = jsonLines(table);
  writeFileSync(file, lines);
  const ddl = columns.map((column) => `${column.name} ${column.type}${column.nullable ? '' : ' NOT NULL'}`);
  const types = columns.map((column) => `${quoted(column.name)}: ${quoted(column.type)}`).join(', ');
  if (partition !== null) ddl.push('dt DATE');
  await connection.run(`CREATE TABLE ${name} (${ddl.join(', ')})`);
  await connection.run(
    `INSERT INTO ${name} SELECT ${columns.map((column) => column.name).join(', ')}${partition === null ? '' : `, CAST(${partition} AS DATE)`}
     FROM read_json(${quoted(file)}, format = 'newline_delimited', columns = {${types}})`,
  );
  if (key !== null)
    await connection.run(
      `CREATE VIEW ${name}_current AS SELECT * FROM ${name}
     QUALIFY ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY record_version DESC, received_time DESC) = 1`,
    );
  return lines;
}

/** Writes tables to a new database file. @returns Hash of their rows. */
async function writeDatabase(file: string, tables: readonly DataTable[]): Promise<string> {
  const linesFolder = mkdtempSync(path.join(tmpdir(), 'sample-world-'));
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  try {
    await connection.run(`SET TimeZone = 'UTC'`);
    const hashes: string[] = [];
    for (const table of tables) hashes.push(keyOf(await loadTable(connection, table, linesFolder)));
    for (const view of views) await connection.run(view);
    return keyOf(...hashes, ...views);
  } finally {
    connection.closeSync();
    instance.closeSync();
    rmSync(linesFolder, { recursive: true, force: true });
  }
}

async function build(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Processes can build at the same time. Each renames a whole file, so none sees half of one.
  const own = path.join(folder, `${process.pid}.building`);
  rmSync(own, { force: true });
  const hash = await writeDatabase(own, buildDataset());
  renameSync(own, worldFile);
  writeFileSync(hashFile, hash);
}

/**
 * The kept database file, built anew if it is not current. What is made of it depends on the dataset, not on all that
 * the dataset is made of: an edit of a fact that changes no row leaves it as it is.
 * @throws Error if the series of the world cannot be met together.
 */
export async function databaseFile(): Promise<string> {
  const job = {
    name: 'sample-world',
    entry: 'world/dataset/database-file.ts',
    // The database is a result of nothing but its inputs, and too large to be read for each comparison.
    outputs: [],
    force: !existsSync(worldFile) || !existsSync(hashFile),
  };
  await unrecorded(() => runIfStale(job, build));
  noteFile(hashFile);
  return worldFile;
}
