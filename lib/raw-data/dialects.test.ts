/** The files that create tables: comments keep names as they are, and say what `dt` and loading are. */
import { describe, expect, it } from 'vitest';
import { columnsOf, type TableColumn } from '../facts/columns';
import { loadRawDataTables } from '../facts/load';
import { ddlFile, dialects, plainMeaning } from './dialects';

const column = (about: Pick<TableColumn, 'meaning' | 'values'>): TableColumn => ({
  name: 'origin',
  type: 'string',
  nullable: false,
  example: 'api',
  privacy: 'P0',
  group: null,
  ...about,
});

describe('plainMeaning', () => {
  it.each([
    [{ meaning: '`upload_id` of the API' }, 'upload_id of the API'],
    [{ meaning: 'where it comes from' }, 'Where it comes from'],
    [{ values: ['manual', 'csv'] }, 'One of manual, csv'],
    [{ meaning: 'origin', values: ['api'] }, 'Origin; one of api'],
  ])('of %j', (about, text) => {
    expect(plainMeaning(column(about))).toBe(text);
  });
});

describe('the file of a table', () => {
  const fileOf = (id: string, name: string): string => {
    const table = loadRawDataTables().find((entry) => entry.table === name);
    const dialect = dialects.find((entry) => entry.id === id);
    if (!table || !dialect) throw new Error(`There is no ${name} in ${id}.`);
    return ddlFile(dialect, table, columnsOf(table));
  };

  it.each(['snowflake', 'clickhouse'])('says in %s what a day is', (id) => {
    expect(fileOf(id, 'bids')).toContain("'Partition: day of the snapshot, UTC'");
    expect(fileOf(id, 'revenue_events')).toContain("'Partition: date of receipt, UTC'");
  });

  it('says how Athena gets to know partitions', () => {
    expect(fileOf('athena', 'bids')).toMatch(/^-- .*\n-- ALTER TABLE bids .*\(dt = '2025-09-01'\);\n/);
    expect(fileOf('athena', 'revenue_events')).toContain("PARTITION (dt = '2025-09-01', hr = '10');");
  });

  it('says what ClickHouse cannot read', () => {
    expect(fileOf('clickhouse', 'bids')).toMatch(/^-- Load Parquet or JSON lines\./);
    expect(fileOf('duckdb', 'bids')).toMatch(/^CREATE TABLE/);
  });
});
