/** What counts as a result, which of them are typed, and how numbers and changes are drawn. */
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../lib/markdown/sources';
import { resultsOfPage } from './listed';
import { resultNumbers } from './numbers';
import { populationFindings } from './population';
import { drawNumbers } from './trace';
import type { ShownNumber } from './shown';
import { Exceptions } from '../../exceptions';
import { judgeResults } from './typed';

const page = 'docs/example.mdx';

const listed = (text: string): string[] =>
  resultsOfPage(page, parsePage(page, text).tree as Root).map(
    ({ line, kind, status, text: shown }) => `${line} ${kind} ${status} ${shown}`,
  );

describe('numbers of results', () => {
  it.each([
    ['1,000 paid installs for 800 USD', ['1,000 paid installs', '800 USD']],
    ['0.54 to 0.66 USD', ['0.54 to 0.66 USD', '0.54 to 0.66 USD']],
    ['a share of 15 %, or 37.6%', ['15 %', '37.6%']],
    ['400 USD ÷ 1,000 users', ['400 USD', '1,000 users']],
    ['−234.82 EUR', ['−234.82 EUR']],
  ])('are found in "%s"', (text, found) => {
    expect(resultNumbers(text).map((number) => number.text)).toEqual(found);
  });

  it.each([
    'On September 1, 2025, the player comes back after 7 days.',
    'within 24 hours these users leave',
    'SDK 6.0.1, campaign 482017, at 10:20:00',
    'up to 500 changes',
  ])('are not found in "%s"', (text) => {
    expect(resultNumbers(text)).toEqual([]);
  });

  it('need no unit below the name of a metric', () => {
    expect(resultNumbers('366.00', true).map(({ text }) => text)).toEqual(['366.00']);
  });
});

describe('results of a page', () => {
  it('are numbers of sections that name the sample world', () => {
    expect(
      listed('## Example\n\nHarbor Tides gets 1,250 installs.\n\n## Rule\n\nA fee of 30 % is usual.'),
    ).toEqual(['3 number typed 1,250 installs']);
  });

  it('are computed or checked in elements', () => {
    expect(
      listed(
        'In September 1: <Value of="a" cell="b" />, and <Cite of="a">366.00 USD, or 400.00 USD</Cite>.\n\n<Result of="a" />',
      ),
    ).toEqual([
      '1 number computed a: b',
      '1 number checked 366.00',
      '1 number checked 400.00',
      '3 table computed a',
    ]);
  });

  it('are tables, also where only a head says what the numbers are', () => {
    const table = (cell: string): string =>
      `Harbor Tides\n\n| Partner | CPI |\n| --- | --- |\n| adjoe | ${cell} |`;
    expect(listed(table('0.61'))).toEqual(['3 table typed Partner | CPI']);
    expect(listed(table('<Value of="a" cell="cpi" />'))).toEqual(
      ['5 number computed a: cpi', '3 table computed Partner | CPI'].slice(1),
    );
    expect(listed(table('low'))).toEqual([]);
  });

  it('are responses with a metric, and no other JSON', () => {
    expect(listed('```json title="200 OK"\n{ "data": [{ "installs": 412 }] }\n```')).toEqual([
      '1 response typed 200 OK',
    ]);
    expect(listed('```json\n{ "limit": 100, "metrics": ["installs"] }\n```')).toEqual([]);
  });

  it('are drawings whose numbers nobody compares', () => {
    const figure = (more: string): string =>
      `<Figure name="bidding-hierarchy"${more} caption="Four bids." />`;
    expect(listed(figure(''))).toEqual(['1 figure typed bidding-hierarchy']);
    expect(listed(figure(' results="bids"'))).toEqual(['1 figure checked bidding-hierarchy']);
  });

  it('leave code out', () => {
    expect(listed('Harbor Tides sends `1,000 installs`.\n\n```text\n800 USD\n```')).toEqual([]);
  });
});

describe('typed results', () => {
  const typed = { page, line: 3, kind: 'number', status: 'typed', text: '800 USD' } as const;
  const computed = { ...typed, status: 'computed', text: 'a' } as const;
  const many = Array.from({ length: 30 }, () => computed);
  const exceptions = () => new Exceptions([{ of: 'result', in: page, text: '800 USD', why: 'An input.' }]);

  it('pass with a reason', () => {
    expect(judgeResults([...many, typed], exceptions())).toMatchObject({
      problems: [],
      summary: '31 results: 30 computed, 0 checked, 1 typed (3.2%).',
    });
  });

  it('fail without one', () => {
    expect(judgeResults([...many, typed], new Exceptions([])).problems).toEqual([
      'docs/example.mdx:3: The number "800 USD" is typed — Compute it (data/README.md, "Numbers of examples"), or give the reason in data/exceptions.yaml.',
    ]);
  });

  it('must be there', () => {
    expect(judgeResults(many, exceptions()).problems.join()).toContain(
      '"800 USD" needs no exception in docs/example.mdx',
    );
  });

  it('must be few', () => {
    expect(judgeResults([computed, typed], exceptions()).problems.join()).toContain(
      '50.0% of the results are typed',
    );
  });
});

describe('draws', () => {
  const number = (of: string, text: string): ShownNumber => ({
    page: of,
    line: 1,
    by: 'Value',
    text,
    query: { id: 'a' },
    cell: undefined,
  });
  const pages = new Map([
    ['a.mdx', Array.from({ length: 50 }, (_, index) => number('a.mdx', String(index)))],
    ['b.mdx', [number('b.mdx', '1'), number('b.mdx', '2')]],
  ]);

  it('of numbers are the same for a seed, without doubles, and fair to short pages', () => {
    const drawn = drawNumbers(pages, 20, 'seed');
    expect(drawNumbers(pages, 20, 'seed')).toEqual(drawn);
    expect(new Set(drawn).size).toBe(20);
    expect(drawn.filter((one) => one.page === 'b.mdx')).toHaveLength(2);
    expect(drawNumbers(pages, 100, 'seed')).toHaveLength(52);
  });
});

describe('pictures', () => {
  const slips = (about: string, attributes: string): string[] =>
    populationFindings(page, parsePage(page, `<Chart result="week" ${attributes} />`).tree as Root, [
      { id: 'week', about, sql: 'SELECT 1' },
    ]).map(({ file, line, message }) => `${file}:${line}: ${message}`);

  it.each([
    ['Paid users of September 1', 'title="Retention of September 1"'],
    ['Users of September 1', 'title="First week" says="{users} of the paid users buy."'],
  ])('of "%s" are not shown as %s', (about, attributes) => {
    expect(slips(about, attributes)).toEqual([expect.stringContaining(`${page}:1: The picture of "week"`)]);
  });

  it.each([
    ['Paid users of September 1', 'title="Retention, paid users of September 1"'],
    ['Users of September 1', 'title="Users of September 1, who paid for gems"'],
  ])('of "%s" may be shown as %s', (about, attributes) => {
    expect(slips(about, attributes)).toEqual([]);
  });
});
