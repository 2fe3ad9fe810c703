import { describe, expect, it } from 'vitest';
import { expectAnswered, pageOf } from './request';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('pages', () => {
  it('have the rows of their limit, and lead to the next ones until there are none', () => {
    const first = pageOf(rows, { limit: 2 });
    expect(first).toEqual({
      rows: ['a', 'b'],
      page: { limit: 2, next_cursor: 'eyJvIjoyfQ', has_more: true, total_rows: 5 },
    });
    const second = pageOf(rows, { limit: 2, cursor: first.page.next_cursor ?? '' });
    expect(second.rows).toEqual(['c', 'd']);
    const third = pageOf(rows, { limit: 2, cursor: second.page.next_cursor ?? '' });
    expect(third).toEqual({
      rows: ['e'],
      page: { limit: 2, next_cursor: null, has_more: false, total_rows: 5 },
    });
  });

  it('have 100 rows if the request does not say', () => {
    const many = Array.from({ length: 101 }, (_, index) => index);
    expect(pageOf(many).rows).toHaveLength(100);
    expect(pageOf(many).page).toMatchObject({ limit: 100, has_more: true, total_rows: 101 });
  });

  it('are full without more to come if the rows just fit', () => {
    expect(pageOf(rows, { limit: 5 }).page).toMatchObject({ next_cursor: null, has_more: false });
  });

  it.each([
    'nonsense',
    Buffer.from('{"o":-1}').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ])('refuse the cursor %s', (cursor) => {
    expect(() => pageOf(rows, { cursor })).toThrow(`"${cursor}" is not a cursor of a response — Take its`);
  });
});

describe('fields that the dataset does not answer', () => {
  it.each([
    ['acquisition', { currency: 'EUR' }, 'does not answer currency "EUR" — Take USD.'],
    ['acquisition', { granularity: 'week' }, 'does not answer granularity "week" — Take none or day.'],
    ['acquisition', { goal_id: 'gol_000000000000' }, 'does not answer goal_id'],
    ['cohort', { time_zone: 'UTC' }, 'does not answer time_zone "UTC" — Take Europe/Berlin.'],
    ['cohort', { cohort_granularity: 'week' }, 'does not answer cohort_granularity "week"'],
    [
      'cohort',
      { app_ids: ['app_7k2m9qx4t0ab', 'app_3w8n5r1c6zde'] },
      'does not answer app_ids "app_3w8n5r1c6zde"',
    ],
    ['cohort', { order_by: [{ field: 'cost', direction: 'asc' }] }, '"direction":"asc"} — Leave it out.'],
    ['event-drill-down', { granularity: 'day' }, 'does not answer granularity "day" — Take none.'],
    ['event-drill-down', { unit: 'seconds' }, 'does not answer unit "seconds" — Take count.'],
    ['event-drill-down', { include_test_data: true }, 'does not answer include_test_data true — Take false.'],
  ] as const)('stop a report: %s %j', (report, fields, message) => {
    expect(() => expectAnswered(report, fields)).toThrow(message);
  });

  it('are not the defaults of the API', () => {
    const defaults = { currency: 'USD', time_zone: 'Europe/Berlin', include_test_data: false };
    expect(() => expectAnswered('acquisition', { ...defaults, granularity: 'none' })).not.toThrow();
    expect(() => expectAnswered('cohort', { ...defaults, cohort_type: 'installs' })).not.toThrow();
    expect(() => expectAnswered('event-drill-down', {})).not.toThrow();
  });
});
