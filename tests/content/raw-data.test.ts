/**
 * The raw data export: schemas, DDL and sample files agree with each other, shown by parsers and engines of others. What
 * the example queries of the pages give is tested with the dataset that they run on (sample-dataset.test.ts).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Dialect as SqlDialect, parse } from '@polyglot-sql/sdk';
import Ajv2020, { type AnySchemaObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { columnsOf } from '../../lib/facts/columns';
import { loadRawDataTables } from '../../lib/facts/load';
import type { RawDataTable } from '../../lib/facts/types';
import { completeRows, rawDataTableNamed, sampleRows } from '../../lib/facts/raw-data-samples';
import { ddlFile, dialects, type Dialect } from '../../lib/raw-data/dialects';
import { duckDbTypes } from '../../lib/raw-data/type-names';
import { datasetFormats } from '../../lib/raw-data/dataset-files';
import { allFiles, downloadFolder } from '../../lib/raw-data/files';
import { annotations } from '../../lib/raw-data/schemas';
import { paragraph } from '../../lib/markdown/nodes';
import { schemaNote } from '../../plugins/content/data-views/download-notes';
import { markdownText } from '../lib/markdown-text';
import { dtOf, openWarehouse, readerOf } from '../../lib/raw-data/warehouse';

const folder = `static${downloadFolder}`;
const tables = loadRawDataTables();
const sqlDialects: Record<Dialect['id'], SqlDialect> = {
  bigquery: SqlDialect.BigQuery,
  snowflake: SqlDialect.Snowflake,
  redshift: SqlDialect.Redshift,
  athena: SqlDialect.Athena,
  clickhouse: SqlDialect.ClickHouse,
  duckdb: SqlDialect.DuckDB,
};

it('has every download', () => {
  expect(existsSync(folder), 'Run `npm run generate` first.').toBe(true);
  expect(readdirSync(folder).sort()).toEqual(allFiles().sort());
});

describe('DDL', () => {
  it.each(dialects.map(({ id, name }) => [name, id] as const))('parses as %s', (_, id) => {
    for (const name of [...tables.map(({ table }) => table), 'all']) {
      const sql = readFileSync(path.join(folder, `${name}.${id}.sql`), 'utf8');
      const result = parse(sql, sqlDialects[id]);
      expect(result.error ?? '', `${name}.${id}.sql`).toBe('');
      expect(result.success).toBe(true);
    }
  });

  it.each(dialects.map(({ id, name }) => [name, id] as const))(
    'of %s that is broken does not parse',
    (_, id) => {
      const sql = readFileSync(path.join(folder, `bids.${id}.sql`), 'utf8');
      expect(parse(sql.replace('(\n', '((\n'), sqlDialects[id]).success).toBe(false);
    },
  );
});

/** A published schema. */
const schemaNamed = (name: string): AnySchemaObject =>
  JSON.parse(readFileSync(path.join(folder, `${name}.schema.json`), 'utf8')) as AnySchemaObject;

/** Ajv with its defaults, set up as the pages say below the links of the schemas. It may not even warn. */
function ajvOfReaders({ words = annotations as readonly string[], formats = true } = {}): Ajv2020 {
  const warnings = (...all: unknown[]): never => {
    throw new Error(all.join(' '));
  };
  const ajv = new Ajv2020({ logger: { log: warnings, warn: warnings, error: warnings } });
  if (formats) addFormats(ajv);
  return ajv.addVocabulary([...words]);
}

describe('JSON Schemas', () => {
  it('compile in Ajv as the pages say, one by one and all in one', () => {
    expect(markdownText(paragraph(schemaNote()))).toContain(`addVocabulary(['${annotations.join("', '")}'])`);
    for (const { table } of tables) ajvOfReaders().compile(schemaNamed(table));
    const all = ajvOfReaders();
    all.addSchema(schemaNamed('all'), 'all');
    for (const { table } of tables) expect(all.getSchema(`all#/$defs/${table}`), table).toBeDefined();
  });

  it('do not compile without a step that the pages name', () => {
    const [left, ...words] = annotations;
    expect(() => ajvOfReaders({ words }).compile(schemaNamed('bids'))).toThrow(`unknown keyword: "${left}"`);
    expect(() => ajvOfReaders({ formats: false }).compile(schemaNamed('bids'))).toThrow(
      'unknown format "date-time"',
    );
  });
});

describe('sample rows', () => {
  it('fit the JSON Schemas', () => {
    const ajv = ajvOfReaders();
    for (const table of tables) {
      const validate = ajv.compile(schemaNamed(table.table));
      for (const { values } of sampleRows(table)) {
        expect(validate(values), `${table.table}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
      expect(validate({ ...sampleRows(table)[0]?.values, [columnsOf(table)[0]?.name ?? '']: 7 })).toBe(false);
    }
  });

  it('name what is wrong with them', () => {
    const bids = rawDataTableNamed('bids');
    const row = (set: Record<string, unknown>) => () => completeRows(bids, [{ row: 'A', set }], () => 3);
    expect(row({ color: 'x' })).toThrow(/samples\/bids\.yaml:3: row A: color is not a column/);
    expect(row({ bid_amount: 0.9 })).toThrow(/bid_amount is not of the type decimal\(38,9\)/);
    expect(row({ currency: null })).toThrow(/currency is not of the type string/);
    expect(row({ status: 'done' })).toThrow(/status has the unknown value "done" — Use one of pending/);
    expect(() => rawDataTableNamed('bid_event')).toThrow(/Did you mean "bid_events"/);
  });

  it('join as the tables say', () => {
    const types = new Map<string, string>(
      tables.flatMap((t) => columnsOf(t).map((c) => [`${t.table}.${c.name}`, c.type] as const)),
    );
    const values = (name: string, column: string) =>
      new Set<unknown>(sampleRows(rawDataTableNamed(name)).map((row) => row.values[column]));
    const problems: string[] = [];
    for (const table of tables) {
      for (const { name, type, joins } of columnsOf(table)) {
        for (const target of joins ?? []) {
          if (types.get(target) !== type) problems.push(`${table.table}.${name} cannot join ${target}`);
        }
        const [own = new Set<unknown>(), ...targets] = [
          values(table.table, name),
          ...(joins ?? []).map((t) => values(t.split('.')[0] ?? '', t.split('.')[1] ?? '')),
        ];
        const joined = [...own].some((value) => targets.some((target) => target.has(value)));
        const used = [...own].some((value) => value !== null);
        if (joins && used && !joined) problems.push(`no sample row of ${table.table} joins by ${name}`);
      }
    }
    expect(problems).toEqual([]);
  });

  it('read the same from Parquet with another reader', async () => {
    for (const table of tables) {
      const file = await asyncBufferFromFile(path.join(folder, `${table.table}.parquet`));
      const rows = await parquetReadObjects({ file });
      const names = columnsOf(table).map(({ name }) => name);
      expect(Object.keys(rows[0] ?? {})).toEqual(names);
      const times = columnsOf(table).filter(({ type }) => type === 'timestamp');
      for (const [index, { values }] of sampleRows(table).entries()) {
        for (const { name } of times) {
          const read = rows[index]?.[name] as Date | null;
          expect(read?.toISOString() ?? null, `${table.table}.${name}`).toBe(values[name]);
        }
      }
    }
  });
});

describe('the figure of the relations', () => {
  const figure = readFileSync('src/figures/raw-data-relations.svg', 'utf8');
  const desc = /<desc>([^<]+)<\/desc>/.exec(figure)?.[1] ?? '';
  const ownName = (table: string, target: string): boolean => target.startsWith(`${table}.`);

  /** The lines that a description names: `a.b joins c.d.`, and `In any table that has it, b joins c.d.` for all tables. */
  const linesOf = (text: string): string[] => [
    ...[...text.matchAll(/(\w+\.\w+) joins (\w+\.\w+)\./g)].map(([, from, to]) => `${from} joins ${to}`),
    ...[...text.matchAll(/In any table that has it, (\w+) joins (\w+\.\w+)\./g)].flatMap(
      ([, column, to = '']) =>
        tables
          .filter(
            (table) => !ownName(table.table, to) && columnsOf(table).some(({ name }) => name === column),
          )
          .map(({ table }) => `${table}.${column} joins ${to}`),
    ),
  ];
  const joins = tables.flatMap((table) =>
    columnsOf(table).flatMap(({ name, joins: targets = [] }) =>
      targets.map((target) => `${table.table}.${name} joins ${target}`),
    ),
  );

  it('names the joins of the data, all of them and no others', () => {
    expect(linesOf(desc).sort()).toEqual([...joins].sort());
    expect(desc.match(/ joins /g)).toHaveLength(
      [...desc.matchAll(/\w+\.\w+ joins \w+\.\w+\.|In any table that has it, \w+ joins \w+\.\w+\./g)].length,
    );
  });

  it('draws each table and key that it names', () => {
    const drawn = new Set([...figure.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text));
    const named = [...desc.matchAll(/(\w+)\.(\w+) joins (\w+)\.(\w+)\./g)].flatMap((match) => match.slice(1));
    const any = [...desc.matchAll(/it, (\w+) joins (\w+)\./g)].flatMap((match) => match.slice(1));
    expect([...named, ...any].filter((name) => !drawn.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
    expect(any.length).toBeGreaterThan(0);
  });

  it('would show a line that the data lack', () => {
    const wrong = linesOf(
      'bid_events.bid_id joins partners.partner_id. In any table that has it, country joins apps.app_id.',
    );
    expect(wrong).toContain('bid_events.bid_id joins partners.partner_id');
    expect(wrong).toContain('click_events.country joins apps.app_id');
    expect(wrong.filter((line) => joins.includes(line))).toEqual([]);
  });
});

describe('the warehouse', () => {
  /** The rows of a sample file, read into the table that its DDL makes. */
  async function loaded(table: RawDataTable, file: string): Promise<unknown[]> {
    const warehouse = await openWarehouse();
    const columns = columnsOf(table);
    const duckDb = dialects.find(({ id }) => id === 'duckdb');
    // CSV holds arrays and maps as JSON text.
    const cells = columns.map(({ name, type }) =>
      file.endsWith('.csv') && /^(?:array|map)/.test(type) ? `CAST(${name} AS ${duckDbTypes[type]})` : name,
    );
    await warehouse.run(ddlFile(duckDb!, table, columns));
    await warehouse.run(
      `INSERT INTO ${table.table} SELECT ${cells.join(', ')}, ${dtOf(table)} FROM ${readerOf(table, file)}`,
    );
    const rows = (await warehouse.runAndReadAll(`SELECT * FROM ${table.table}`)).getRowsJson();
    warehouse.closeSync();
    return rows;
  }

  it('holds the same rows from all formats', async () => {
    for (const table of tables) {
      const files = datasetFormats.map(({ id }) => path.join(folder, `${table.table}.${id}`));
      const [first = [], ...others] = await Promise.all(files.map((file) => loaded(table, file)));
      for (const other of others) expect(other, table.table).toEqual(first);
      expect(first).toHaveLength(sampleRows(table).length);
    }
  });
});
