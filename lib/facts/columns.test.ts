/** Tables of the raw data export are complete, and a table that is not is refused. */
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';
import { loadRawDataTables, loadSharedColumns } from './load';
import type { RawDataTable } from './types';
import { parseFacts } from '../yaml/read';
import { rawDataTableSchema } from '../../data/schema/raw-data';

const table = (columnCount: number, rest = ''): RawDataTable =>
  parseFacts(
    't.yaml',
    `table: t\nkind: event\nroute: /api/raw-data-export/t\nschemaVersion: 1\nabout: A row.\ngroups: [USR]\n` +
      `columnCount: ${columnCount}\ncolumns:\n  - { name: paid, type: bool, nullable: false, meaning: x, example: true, privacy: P0 }\n${rest}`,
    rawDataTableSchema,
  );

describe('columnsOf', () => {
  it('puts shared columns before other ones', () => {
    expect(columnsOf(table(4)).map(({ name, group }) => `${group} ${name}`)).toEqual([
      'USR user_id',
      'USR install_id',
      'USR custom_user_id',
      'null paid',
    ]);
  });

  it('refuses a wrong count, a duplicate and an unknown group', () => {
    expect(() => columnsOf(table(5))).toThrow(/tables\/t\.yaml:1: 4 columns, but columnCount is 5/);
    const own = '  - { name: user_id, type: string, nullable: true, meaning: x, example: a, privacy: P1 }\n';
    expect(() => columnsOf(table(5, own))).toThrow(/user_id is listed twice/);
    const shared = loadSharedColumns();
    expect(() => columnsOf(table(4), { ...shared, groups: shared.groups.slice(2) })).toThrow(/no group USR/);
  });

  it.each(loadRawDataTables().map((entry) => [entry.table, entry] as const))('%s is complete', (_, entry) => {
    expect(columnsOf(entry)).toHaveLength(entry.columnCount);
  });
});

it('refuses an example that its type does not have', () => {
  const own = (type: string, example: string) =>
    `  - { name: more, type: '${type}', nullable: false, meaning: x, example: ${example}, privacy: P0 }\n`;
  for (const [type, example] of [
    ['bool', '"true"'],
    ['int64', '1.5'],
    ['decimal(38,9)', '"0.6"'],
    ['timestamp', '2025-09-01'],
    ['string', 'null'],
  ] as const) {
    expect(() => table(5, own(type, example))).toThrow(
      /t\.yaml:10: columns\.1\.example: .* — Write it as JSON/,
    );
  }
});
