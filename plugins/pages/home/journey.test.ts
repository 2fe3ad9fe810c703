/** The journey reads its values by name, and stops if they are not there. */
import { expect, it } from 'vitest';
import { singleRow } from './journey';

const result = {
  id: 'user',
  columns: [{ name: 'campaign_id', label: 'Campaign', unit: 'plain' as const }],
  rows: [[482017]],
  currency: 'USD',
  sql: '',
  tables: [],
};

it('reads a value by the name of its column', () => {
  expect(singleRow(result)('campaign_id')).toBe(482017);
});

it('names a column that is missing, and a result with several rows or none', () => {
  expect(() => singleRow(result)('partner_id')).toThrow(/"user" has no column partner_id/);
  expect(() => singleRow({ ...result, rows: [] })).toThrow(/has 0 rows, not one/);
  expect(() => singleRow({ ...result, rows: [[1], [2]] })).toThrow(/has 2 rows, not one/);
});
