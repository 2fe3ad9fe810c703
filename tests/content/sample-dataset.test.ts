/**
 * The sample dataset as readers download it: each format holds the rows of the dataset in the documented columns, and
 * every query of a page gives on the files what the page shows.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { Dialect, parse } from '@polyglot-sql/sdk';
import { unzipSync } from 'fflate';
import { asyncBufferFromFile, parquetMetadataAsync } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import { listSources } from '../../lib/markdown/sources';
import {
  archive,
  datasetContents,
  datasetFile,
  datasetFiles,
  datasetFolder,
  datasetFormats,
  datasetPath,
  datasetSeries,
  loadScript,
  type DatasetFormat,
  onlyInDataset,
} from '../../lib/raw-data/dataset-files';
import { duckDbTypes } from '../../lib/raw-data/type-names';
import { sqlFences } from '../../lib/results/fences';
import { queriesOfPage } from '../../lib/results/side-files';
import { publishedFile, publishedText, rowsFolder, rowsOf, type ResultRow } from '../../world';

const folder = path.resolve(`static${datasetFolder}`);
const { tables } = datasetContents();
const largest = 8_000_000;

/** The files as a reader loads them, with the rows that pages are computed from next to them as `world`. */
let files: DuckDBConnection;
let instance: DuckDBInstance;

const ask = async (sql: string): Promise<ResultRow[]> => rowsOf(await files.runAndReadAll(sql));

beforeAll(async () => {
  instance = await DuckDBInstance.create(':memory:');
  files = await instance.connect();
  await files.run(`ATTACH ':memory:' AS world`);
  for (const [database, from] of [
    ['world', path.resolve(rowsFolder)],
    ['memory', folder],
  ] as const) {
    await files.run(`USE ${database}`);
    await files.run(`SET file_search_path = '${from}'`);
    await files.run(readFileSync(path.join(folder, loadScript), 'utf8'));
  }
});

afterAll(() => {
  files.closeSync();
  instance.closeSync();
});

/** Runs a query on the database of the pages. */
async function askWorld(sql: string): Promise<ResultRow[]> {
  await files.run('USE world');
  try {
    return await ask(sql);
  } finally {
    await files.run('USE memory');
  }
}

interface Column {
  column_name: string;
  column_type: string;
}

/** Columns of a table in the database, without the partition, which files do not hold. */
const columnsOfTable = async (name: string): Promise<Column[]> =>
  (await ask(`DESCRIBE world.${name}`))
    .map((row) => row as unknown as Column)
    .filter(({ column_name }) => column_name !== 'dt' || !rawColumns.has(name));

const rawColumns = new Map(
  loadRawDataTables().map((table) => [
    table.table,
    columnsOf(table).map(({ name, type }) => ({ column_name: name, column_type: duckDbTypes[type] })),
  ]),
);

const isNested = (type: string): boolean => /\[\]$|^MAP/.test(type);

/** SELECT of the rows of a file, with the types of the documentation. */
function selectFile(name: string, format: DatasetFormat, columns: readonly Column[]): string {
  const file = `'${datasetFile(name, format)}'`;
  const listed = columns
    // CSV holds arrays and maps as JSON text.
    .map(({ column_name, column_type }) => {
      const type = format === 'csv' && isNested(column_type) ? 'JSON' : column_type;
      return `'${column_name}': '${type}'`;
    })
    .join(', ');
  const cells = columns.map(({ column_name, column_type }) =>
    isNested(column_type)
      ? `CAST(CAST(${column_name} AS ${column_type}) AS VARCHAR) AS ${column_name}`
      : column_name,
  );
  const reader = {
    parquet: `read_parquet(${file})`,
    jsonl: `read_json(${file}, format = 'newline_delimited', columns = {${listed}})`,
    csv: `read_csv(${file}, header = true, columns = {${listed}})`,
  }[format];
  return `SELECT ${cells.join(', ')} FROM ${reader}`;
}

describe('the files', () => {
  it('are all there, and no others', () => {
    expect(readdirSync(folder).sort()).toEqual(datasetFiles(tables.map(({ name }) => name)).sort());
  });

  it('have the sizes that the page shows, at most 8 MB for a format', () => {
    for (const { id } of datasetFormats) {
      for (const { name, bytes } of tables)
        expect(statSync(datasetPath(datasetFile(name, id))).size, name).toBe(bytes[id]);
      const sum = tables.reduce((total, { bytes }) => total + bytes[id], 0);
      console.log(`Sample dataset as ${id}: ${sum} bytes.`);
      expect(sum, id).toBeLessThanOrEqual(largest);
    }
  });

  it('have the columns of the documentation, in its order and with its types', async () => {
    expect(rawColumns.size).toBeGreaterThan(0);
    for (const [name, columns] of rawColumns) {
      const described = await ask(`DESCRIBE SELECT * FROM '${datasetFile(name, 'parquet')}'`);
      const normal = (type: unknown): string =>
        String(type).replace('TIMESTAMP WITH TIME ZONE', 'TIMESTAMPTZ').replace(/, /g, ',');
      expect(
        described.map((row) => [row.column_name, normal(row.column_type)]),
        name,
      ).toEqual(columns.map(({ column_name, column_type }) => [column_name, normal(column_type)]));
    }
  });

  it('are Parquet with Zstandard inside', async () => {
    for (const { name } of tables) {
      const metadata = await parquetMetadataAsync(
        await asyncBufferFromFile(datasetPath(datasetFile(name, 'parquet'))),
      );
      const codecs = metadata.row_groups.flatMap(({ columns }) => columns.map((one) => one.meta_data?.codec));
      expect(new Set(codecs), name).toEqual(new Set(['ZSTD']));
    }
  });

  it.each(datasetFormats.map(({ id }) => id))('hold the rows of the dataset as %s', async (format) => {
    for (const { name, rows } of tables) {
      const columns = await columnsOfTable(name);
      const cells = columns.map(({ column_name, column_type }) =>
        isNested(column_type) ? `CAST(${column_name} AS VARCHAR)` : column_name,
      );
      const world = `SELECT ${cells.join(', ')} FROM world.${name}`;
      await files.run(`CREATE OR REPLACE TEMP TABLE read_back AS ${selectFile(name, format, columns)}`);
      const [row] = await ask(
        `SELECT (SELECT count(*) FROM read_back) AS n,
                (SELECT count(*) FROM (FROM read_back EXCEPT ALL ${world})) AS more,
                (SELECT count(*) FROM (${world} EXCEPT ALL FROM read_back)) AS less`,
      );
      expect(row, `${name} as ${format}`).toEqual({ n: rows, more: 0, less: 0 });
    }
  });

  it('are in the archive', () => {
    const unpacked = unzipSync(readFileSync(path.join(folder, archive)));
    const expected = [...tables.map(({ name }) => datasetFile(name, 'parquet')), loadScript];
    expect(Object.keys(unpacked).sort()).toEqual(expected.sort());
    for (const name of expected)
      expect(
        Buffer.compare(unpacked[name] ?? new Uint8Array(), readFileSync(path.join(folder, name))),
        name,
      ).toBe(0);
  });

  it('are described, also those that no export delivers', () => {
    const series = tables.filter(({ kind }) => kind === 'series').map(({ name }) => name);
    expect([...datasetSeries(series).keys()].sort()).toEqual([...series].sort());
    expect(() => datasetSeries([...series, 'moon_day'])).toThrow(/series\.yaml:1: moon_day is missing/);
    expect(() => datasetSeries(series.slice(1))).toThrow(`has no table ${series[0]}`);
  });
});

it('has the rows that were reviewed', async () => {
  expect(await publishedText(), 'If the change is meant, run `npm run dataset`.').toBe(
    readFileSync(publishedFile, 'utf8'),
  );
});

describe('the queries of the pages', () => {
  const sources = listSources().filter(({ generated }) => !generated);
  const fences = sources.flatMap(({ file }) =>
    sqlFences(file, readFileSync(file, 'utf8')).map((fence) => ({
      ...fence,
      place: `${file}:${fence.line}`,
    })),
  );
  const results = sources.flatMap(({ file }) =>
    queriesOfPage(file).flatMap((query) =>
      'sql' in query ? [{ sql: query.sql, place: `${file}: ${query.id}` }] : [],
    ),
  );

  it('are SQL of DuckDB, and their results are on the page', () => {
    expect(fences.length).toBeGreaterThan(0);
    const problems = fences.flatMap(({ sql, place, shown }) => [
      ...(parse(sql, Dialect.DuckDB).success ? [] : [`${place}: the query does not parse — Correct it.`]),
      ...(shown ? [] : [`${place}: no result follows the query — Write <QueryResult /> below it.`]),
    ]);
    expect(problems).toEqual([]);
  });

  it('parse in BigQuery too, and their pages say so', () => {
    // The page of the dataset uses the views and functions of DuckDB alone.
    const portable = fences.filter(({ place }) => !place.includes('/sample-dataset.mdx'));
    for (const { sql, place } of portable) expect(parse(sql, Dialect.BigQuery).error ?? '', place).toBe('');
    for (const file of new Set(fences.map(({ place }) => place.split(':')[0] ?? '')))
      expect(readFileSync(file, 'utf8'), file).toMatch(/\bDuckDB\b|<Claim id="export\.dialects"/);
    // The build says below a query that reads views of the dataset that it runs there only.
    const ofExports = portable.filter(({ sql }) => onlyInDataset(sql).length === 0);
    expect(ofExports.length).toBeGreaterThan(0);
    expect(ofExports.length).toBeLessThan(portable.length);
    for (const file of new Set(ofExports.map(({ place }) => place.split(':')[0] ?? '')))
      expect(readFileSync(file, 'utf8'), file).toMatch(
        /\((?:\/api\/raw-data-export)?#run-the-queries-in-your-warehouse\)/,
      );
  });

  it('give on the files what the pages show: some rows, and not a list', async () => {
    for (const { sql, place } of [...fences, ...results]) {
      const rows = await ask(sql);
      expect(rows, place).toEqual(await askWorld(sql));
      expect(rows.length, place).toBeGreaterThan(0);
      expect(rows.length, place).toBeLessThanOrEqual(50);
    }
    console.log(`${fences.length} example queries and ${results.length} results run on the files.`);
  });

  it('would be named if the result or the syntax were missing', () => {
    const [fence] = sqlFences(
      'x.mdx',
      '```sql title="Seven" query\nSELECT 7 AS n\n```\n\nWords.\n\n## Next\n\n<QueryResult />\n',
    );
    expect(fence).toEqual({ sql: 'SELECT 7 AS n', title: 'Seven', line: 1, shown: false });
    const [shown] = sqlFences('x.mdx', '```sql query\nSELECT 7 AS n\n```\n\nWords.\n\n<QueryResult />\n');
    expect(shown?.shown).toBe(true);
    expect(parse('SELECT (7 AS n', Dialect.DuckDB).success).toBe(false);
  });
});
