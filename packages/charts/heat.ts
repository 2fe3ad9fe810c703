/**
 * A table whose cells are shaded by value, such as retention of cohorts. Because it is a table, people can read, copy and
 * hear every value; the shade only helps to find the high ones of a column: day 1 of one cohort compares with day 1 of
 * others, not with day 30. Cells of days that are not over are hatched and named.
 */
import { scaleQuantize } from 'd3-scale';
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, type Column } from './columns';
import { resultTable } from './table';

/** Classes of charts.css, lightest first. */
const shades = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

/** Shades of a column, from its least value to its largest. */
export function shadeOf(column: readonly (number | null)[]): (value: number) => string {
  const numbers = column.filter((number) => number !== null);
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return scaleQuantize<string>()
    .domain([low, high > low ? high : low + 1])
    .range(shades);
}

/** Day N of a column such as `d7`. @throws Error for another name. */
function dayOf({ name }: Column): number {
  const [, day] = /^d(\d+)$/.exec(name) ?? [];
  if (day === undefined)
    throw new Error(`mature: "${name}" names no day. Name the cells d0, d1, d7 in the query.`);
  return Number(day);
}

export const heat = defineChart({
  roles: {
    cells: { units: amounts, many: true },
    /** The last day of a row that is over for all its users. */
    mature: { units: ['days', 'count', 'plain'], optional: true },
  },
  draw({ columns: { cells, mature }, result, title, format }) {
    drawnNumbers(cells);
    const shaded = new Map(
      cells.map((column) => [column.name, { shade: shadeOf(column.numbers), day: mature && dayOf(column) }]),
    );
    const isOpen = (day: number | undefined, row: number): boolean =>
      day !== undefined && day > (mature?.numbers[row] ?? Number.NEGATIVE_INFINITY);
    const element = resultTable(result, title, format, {
      without: mature?.name,
      look(column, row) {
        const cell = shaded.get(column.name);
        const value = column.numbers[row] ?? null;
        if (!cell || value === null) return undefined;
        return isOpen(cell.day, row)
          ? { className: 'open', note: 'not mature' }
          : { className: cell.shade(value) };
      },
    });
    element.properties.className = ['table-scroll', 'heat'];
    const open = cells.reduce(
      (count, column) =>
        count +
        column.numbers.filter((value, row) => value !== null && isOpen(shaded.get(column.name)?.day, row))
          .length,
      0,
    );
    return {
      element,
      summary: `Table with shaded cells: ${wordList(cells.map(({ label }) => label))}.${open > 0 ? ` Hatched: ${open} not mature.` : ''}`,
      isTable: true,
    };
  },
});
