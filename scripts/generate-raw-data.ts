/**
 * Writes the downloads of the raw data export from data/raw-data: JSON Schema, BigQuery schema, DDL of six dialects, and
 * sample rows as CSV, JSON lines and Parquet, one table each and all in one file. Part of `npm run generate`. Does
 * nothing if no input has changed; `--force` writes in any case.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { columnsOf } from '../lib/facts/columns';
import { loadRawDataTables } from '../lib/facts/load';
import type { RawDataTable } from '../lib/facts/types';
import { sampleRows } from '../lib/facts/raw-data-samples';
import { filesBelow } from '../lib/files/below';
import { hashFiles } from '../plugins/pages/api-pages/generation';
import { dialects } from '../lib/raw-data/dialects';
import { allFiles, downloadFolder } from '../lib/raw-data/files';
import { bigQuerySchemaOf, jsonSchemaOf } from '../lib/raw-data/schemas';
import { toCsv, toJsonLines } from '../lib/raw-data/text-formats';
import { openWarehouse, writeParquet } from '../lib/raw-data/warehouse';

const folder = `static${downloadFolder}`;
const stampFile = '.cache/generate-raw-data.json';

const below = (root: string): string[] => filesBelow(root).map((name) => path.join(root, name));

const stamp = (): string =>
  JSON.stringify({
    inputs: hashFiles([
      ...['data/raw-data', 'lib/raw-data', 'data/schema'].flatMap(below),
      'lib/facts/raw-data-samples.ts',
      'lib/facts/columns.ts',
      'scripts/generate-raw-data.ts',
      'package-lock.json',
    ]),
    outputs: hashFiles(existsSync(folder) ? below(folder) : []),
  });

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function generate(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
  const tables: RawDataTable[] = loadRawDataTables();
  const connection = await openWarehouse();
  for (const table of tables) {
    const columns = columnsOf(table);
    const rows = sampleRows(table);
    write(`${table.table}.schema.json`, json(jsonSchemaOf(table, columns)));
    write(`${table.table}.bigquery.json`, json(bigQuerySchemaOf(columns)));
    for (const dialect of dialects)
      write(`${table.table}.${dialect.id}.sql`, `${dialect.ddl(table, columns)};\n`);
    write(`${table.table}.jsonl`, toJsonLines(rows));
    write(
      `${table.table}.csv`,
      toCsv(
        columns.map(({ name }) => name),
        rows,
      ),
    );
    await writeParquet(connection, table, path.join(folder, `${table.table}.jsonl`));
  }
  connection.closeSync();
  for (const dialect of dialects) {
    write(`all.${dialect.id}.sql`, tables.map((t) => `${dialect.ddl(t, columnsOf(t))};\n`).join('\n'));
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
  const samples = tables.flatMap((t) => ['csv', 'jsonl', 'parquet'].map((format) => `${t.table}.${format}`));
  const archive = Object.fromEntries(
    samples.map((name) => [name, new Uint8Array(readFileSync(path.join(folder, name)))]),
  );
  // A fixed date: the same data give the same bytes.
  writeFileSync(path.join(folder, 'all-samples.zip'), zipSync(archive, { mtime: '2025-09-01T00:00:00Z' }));
  const missing = allFiles().filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0)
    throw new Error(`Downloads that pages name were not written: ${missing.join(', ')}`);
}

async function main(): Promise<void> {
  const known = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!process.argv.includes('--force') && known === stamp()) {
    console.log('The raw data downloads are up to date.');
    return;
  }
  await generate();
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp());
  console.log(`${allFiles().length} raw data downloads written.`);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
