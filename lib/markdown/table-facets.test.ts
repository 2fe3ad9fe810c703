/** Facets are the columns by which a reader would sort the rows. */
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { facetsOf } from './table-facets';

const table = (head: string[], rows: string[][]) =>
  h('table', [
    h('thead', [
      h(
        'tr',
        head.map((name) => h('th', name)),
      ),
    ]),
    h(
      'tbody',
      rows.map((cells) =>
        h(
          'tr',
          cells.map((cell) => h('td', cell)),
        ),
      ),
    ),
  ]);

const rows = Array.from({ length: 12 }, (_, at) => [
  `c${at}`,
  at % 2 ? 'P0' : 'P1',
  `Meaning ${at}`,
  at ? 'x' : '',
]);

it('finds columns with few short values, in the order of the rows', () => {
  expect(facetsOf(table(['Column', 'Class', 'Meaning', 'Sometimes'], rows))).toEqual({ Class: ['P1', 'P0'] });
});

it('finds none where values differ from row to row, or are all the same', () => {
  expect(facetsOf(table(['Column', 'Class'], rows.slice(0, 4)))).toEqual({});
  expect(
    facetsOf(
      table(
        ['A', 'B'],
        rows.map(([name = '']) => [name, 'same']),
      ),
    ),
  ).toEqual({});
});
