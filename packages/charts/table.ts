/** A result as a table: the twin of a drawing, and with shades of its cells the heat table. */
import { h } from 'hastscript';
import type { Element } from 'hast';
import type { Result } from './result';
import { allColumns, isAmount, type Column } from './columns';
import type { Format } from './format';

/** A cell; a dash would be silent, so screen readers get words. */
const content = (column: Column, row: number, format = column.cell): (Element | string)[] => {
  const value = column.values[row] ?? null;
  return value === null
    ? [
        h('span', { ariaHidden: 'true' }, format(null)),
        h('span', { className: 'visually-hidden' }, 'no value'),
      ]
    : [format(value)];
};

/** What a cell looks like, and what somebody hears who does not see it. */
interface Look {
  className: string;
  note?: string;
}

interface Looks {
  look: (column: Column, row: number) => Look | undefined;
  without?: string | undefined;
}

const noteOf = (look: Look | undefined): (Element | string)[] =>
  look?.note === undefined ? [] : [' ', h('span', { className: 'visually-hidden' }, look.note)];

/**
 * All columns and rows of a result. The first column names the rows.
 * @param label Name of the table for screen readers.
 * @param looks How cells look, if they are more than text: dates that name rows are short then, because a phone has room for
 *   the cells alone. `without` is a column that says only how others look.
 */
export function resultTable(result: Result, label: string, format: Format, looks?: Looks): Element {
  const columns = allColumns(result, format).filter(({ name }) => name !== looks?.without);
  const classOf = (column: Column, row?: number): string | undefined =>
    [
      isAmount(column.unit) ? 'num' : undefined,
      row === undefined ? undefined : looks?.look(column, row)?.className,
    ]
      .filter(Boolean)
      .join(' ') || undefined;
  const rests = columns.map(({ unit, values, cell }) =>
    isAmount(unit) ? format.missingDecimals?.(values.map(cell)) : undefined,
  );
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
          ? h('th', { scope: 'row' }, ...content(column, row, looks && column.short))
          : h(
              'td',
              { className: classOf(column, row), dataRest: rests[at]?.[row] || undefined },
              ...content(column, row),
              ...noteOf(looks?.look(column, row)),
            ),
      ),
    ),
  );
  // A wide table scrolls in its box, also by keyboard, and never widens the page.
  return h('div', { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label }, [
    h('table', h('thead', head), h('tbody', rows)),
  ]);
}
