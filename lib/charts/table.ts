/** A result as a table: the twin of a drawing, and with shades of its cells the heat table. */
import { h } from 'hastscript';
import type { Element } from 'hast';
import { tableBox } from '../markdown/table-box';
import { noValue } from '../results/format';
import type { Result } from '../results/types';
import { allColumns, isAmount, type Column } from './columns';

/** A cell; a dash would be silent, so screen readers get words. */
const content = (column: Column, row: number, format = column.cell): (Element | string)[] => {
  const value = column.values[row] ?? null;
  return value === null
    ? [h('span', { ariaHidden: 'true' }, noValue), h('span', { className: 'visually-hidden' }, 'no value')]
    : [format(value)];
};

/**
 * All columns and rows of a result. The first column names the rows.
 * @param label Name of the table for screen readers.
 * @param shade Class of a cell, if cells have one. Dates that name rows are short then: a phone has room for the cells.
 */
export function resultTable(
  result: Result,
  label: string,
  shade?: (column: Column, value: number | null) => string | undefined,
): Element {
  const columns = allColumns(result);
  const classOf = (column: Column, row?: number): string | undefined =>
    [
      isAmount(column.unit) ? 'num' : undefined,
      row === undefined ? undefined : shade?.(column, column.numbers[row] ?? null),
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const head = h(
    'tr',
    columns.map((column, at) =>
      h('th', { scope: 'col', className: at === 0 ? undefined : classOf(column) }, column.head),
    ),
  );
  const rows = result.rows.map((_, row) =>
    h(
      'tr',
      columns.map((column, at) =>
        at === 0
          ? h('th', { scope: 'row' }, ...content(column, row, shade && column.short))
          : h('td', { className: classOf(column, row) }, ...content(column, row)),
      ),
    ),
  );
  return tableBox(h('table', h('thead', head), h('tbody', rows)), label);
}
