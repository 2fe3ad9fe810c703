/** The rules make a table in which each redirect leads to a page in one hop, and none is lost. */
import { describe, expect, it } from 'vitest';
import { plannedPages } from './planned-pages';
import { allRedirects, tableProblems } from './redirects';

describe('redirects', () => {
  it('lead to pages and anchors that are listed in one hop', () => {
    expect(tableProblems(allRedirects(), plannedPages())).toEqual([]);
  });
});

describe('tableProblems', () => {
  const pages = [{ path: '/a' }, { path: '/b', anchors: [{ id: 'x', title: 'X' }] }];
  const problems = (...table: [from: string, to: string][]) =>
    tableProblems(
      table.map(([from, to]) => ({ from, to, rule: 'r' })),
      pages,
    );

  it('accepts pages, with slash and with anchor', () => {
    expect(problems(['/1', '/a'], ['/2', '/a/'], ['/3', '/b#x'])).toEqual([]);
  });

  it.each([
    ['a loop to itself', [['/1', '/1']], ['/1 -> /1 (r): /1 is redirected on — Lead to /1 at once.']],
    [
      'a loop of two',
      [
        ['/1', '/2'],
        ['/2', '/1'],
      ],
      [/^\/1 .*redirected on/, /^\/2 .*redirected on/],
    ],
    [
      'a chain',
      [
        ['/1', '/2#x'],
        ['/2', '/a'],
      ],
      [/^\/1 .*\/2#x is redirected on — Lead to \/a at once/],
    ],
    [
      'a duplicate',
      [
        ['/1', '/a'],
        ['/1/', '/b'],
      ],
      [/^\/1 -> \/a .*\/1 is redirected twice — Keep one/],
    ],
    ['a page', [['/a', '/b']], [/\/a is a page — Remove/]],
    ['a target that is not a page', [['/1', '/c']], [/\/c is not a page — Name/]],
    ['an anchor that no page has', [['/1', '/a#x']], [/no anchor "x" — Add it/]],
  ] as const)('finds %s', (_, table, messages) => {
    const found = problems(...(table as unknown as [string, string][]));
    expect(found).toHaveLength(messages.length);
    messages.forEach((message, index) => expect(found[index]).toMatch(message));
  });
});
