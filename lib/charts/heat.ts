/**
 * A table whose cells are shaded by value, such as retention of cohorts. Because it is a table, people can read, copy and
 * hear every value; the shade only helps to find the high ones.
 */
import { scaleQuantize } from 'd3-scale';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectOneUnit } from './columns';
import { listed } from './marks';
import { resultTable } from './table';

/** Classes of src/css/charts.css, lightest first. */
const shades = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

export const heat = defineChart({
  roles: {
    cells: { units: amounts, many: true },
  },
  draw({ columns: { cells }, result, title }) {
    expectOneUnit(cells, ': shades do not compare.');
    const numbers = drawnNumbers(cells);
    const [low, high] = [Math.min(0, ...numbers), Math.max(...numbers)];
    const scale = scaleQuantize<string>()
      .domain([low, high > low ? high : low + 1])
      .range(shades);
    const shaded = new Set(cells.map(({ name }) => name));
    const element = resultTable(result, title, (column, value) =>
      value !== null && shaded.has(column.name) ? scale(value) : undefined,
    );
    element.properties.className = ['table-scroll', 'heat'];
    return {
      element,
      summary: `Table with shaded cells: ${listed(cells.map(({ label }) => label))}.`,
      isTable: true,
    };
  },
});
