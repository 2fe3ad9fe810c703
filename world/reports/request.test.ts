import { describe, expect, it } from 'vitest';
import { pageOf } from './request';

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
