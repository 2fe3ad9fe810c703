/**
 * The sample world in DuckDB, so that every figure of a report is a query. The database is built once and kept in
 * node_modules/.cache, by the hash of all it is made of; opening it again costs next to nothing.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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
import { buildDataset, jsonLines, type DataTable } from './dataset';
import { views } from './views';

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** A row of a result: whole numbers and ratios are numbers, decimals text, times RFC 3339, dates `YYYY-MM-DD`. */
export type ResultRow = Record<string, Value>;

export interface SampleWorldDatabase {
  /**
   * Runs one query. Tables: those of the raw data export with all deliveries; `{table}_current` with the latest version
   * of each event; the views of lib/sample-world/views.ts; the series of lib/sample-world/series/.
   * @throws Error of DuckDB for SQL that it cannot run.
   */
  query(sql: string): Promise<ResultRow[]>;
  close(): void;
}

const cacheFolder = path.join(process.cwd(), 'node_modules/.cache/sample-world');

/** Files that the database is made of. */
const inputs = ['data/sample-world', 'data/raw-data', 'data/schema', 'lib/raw-data', 'lib/sample-world'];

function inputHash(): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  for (const file of [
    'lib/facts/columns.ts',
    'lib/facts/raw-data-samples.ts',
    'package-lock.json',
    ...files.sort(),
  ])
    hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function loadTable(connection: DuckDBConnection, table: DataTable, folder: string): Promise<void> {
  const { name, columns, key, partition } = table;
  const file = path.join(folder, `${name}.jsonl`);
  writeFileSync(file, [...jsonLines(table)].join(''));
  const ddl = columns.map((column) => `${column.name} ${column.type}${column.nullable ? '' : ' NOT NULL'}`);
  const types = columns.map((column) => `${quoted(column.name)}: ${quoted(column.type)}`).join(', ');
  if (partition !== null) ddl.push('dt DATE');
  await connection.run(`CREATE TABLE ${name} (${ddl.join(', ')})`);
  await connection.run(
    `INSERT INTO ${name} SELECT ${columns.map((column) => column.name).join(', ')}${partition === null ? '' : `, CAST(${partition} AS DATE)`}
     FROM read_json(${quoted(file)}, format = 'newline_delimited', columns = {${types}})`,
  );
  if (key === null) return;
  await connection.run(
    `CREATE VIEW ${name}_current AS SELECT * FROM ${name}
     QUALIFY ROW_NUMBER() OVER (PARTITION BY ${key} ORDER BY record_version DESC, received_time DESC) = 1`,
  );
}

/** Writes tables to a new database file. */
export async function writeDatabase(file: string, tables: readonly DataTable[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-world-'));
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  try {
    await connection.run(`SET TimeZone = 'UTC'`);
    for (const table of tables) await loadTable(connection, table, folder);
    for (const view of views) await connection.run(view);
  } finally {
    connection.closeSync();
    instance.closeSync();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The kept database file, built if there is none yet. */
export async function keptDatabase(): Promise<string> {
  const file = path.join(cacheFolder, `${inputHash()}.duckdb`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  // Several processes may build at the same time; each renames a whole file, so none sees half of one.
  const own = path.join(cacheFolder, `${process.pid}.building.duckdb`);
  rmSync(own, { force: true });
  await writeDatabase(own, buildDataset());
  renameSync(own, file);
  for (const old of readdirSync(cacheFolder))
    if (old.endsWith('.duckdb') && !old.includes('building') && old !== path.basename(file))
      rmSync(path.join(cacheFolder, old), { force: true });
  return file;
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

/** Opens a database file for reading. */
export async function openDatabase(file: string): Promise<SampleWorldDatabase> {
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
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

/** Opens the sample world, from the kept database if the facts and the generator are the same. */
export const openSampleWorld = async (): Promise<SampleWorldDatabase> => openDatabase(await keptDatabase());
