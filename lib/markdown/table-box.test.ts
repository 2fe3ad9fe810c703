/** A phone folds many records, and no other table. */
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { toString } from 'hast-util-to-string';
import { elementsOf } from './row-ids';
import { formedTableBox } from './table-box';

const prose = 'A sentence that is long enough to be read as words.';
const boxOf = (count: number, cells: readonly string[]) => {
  const row = () =>
    h(
      'tr',
      cells.map((text) => h('td', text)),
    );
  const table = h('table', [
    h(
      'thead',
      h(
        'tr',
        cells.map((_, at) => h('th', `Column ${at}`)),
      ),
    ),
    h('tbody', Array.from({ length: count }, row)),
  ]);
  const { box } = formedTableBox(table, 'Table', true);
  return {
    rows: elementsOf(box, 'tbody').map((body) => elementsOf(body, 'tr').length),
    button: box.children.slice(1).map((button) => toString(button as never)),
  };
};

it.each([
  ['records', 20, ['a', 'b', prose], [20], []],
  ['records', 21, ['a', 'b', prose], [10, 11], ['Show all 21']],
  ['a pair', 21, ['a', prose], [21], []],
  ['a matrix', 21, ['a', '1', '2'], [21], []],
])('%s of %i rows', (_, count, cells, rows, button) => {
  expect(boxOf(count, cells)).toEqual({ rows, button });
});
