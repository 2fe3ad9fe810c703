/**
 * Charts of results, drawn in the build: HTML with SVG that needs no script. Each has a title, a sentence that says what
 * to see, and all its values as a table.
 */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Result } from './result';
import { closest } from './words';
import { bars } from './bars';
import { columnsAndLine } from './columns-and-line';
import { donut } from './donut';
import type { Chart } from './chart';
import { readColumns } from './columns';
import { plainFormat, type Format } from './format';
import { funnel } from './funnel';
import { heat } from './heat';
import { lines } from './lines';
import { number } from './number';
import { range } from './range';
import { scatter } from './scatter';
import { stack } from './stack';
import { resultTable } from './table';
import { timeline } from './timeline';

export { shadeOf } from './heat';
export { column, sparkline } from './small';
export { stateDrawing, type StateDiagram } from './states';
export type { Format } from './format';
export type { Result, ResultColumn, Unit, Value } from './result';

const charts: Readonly<Record<string, Chart>> = {
  ...{ bars, columns: columnsAndLine, donut, funnel, heat, lines, number, range, scatter, stack, timeline },
};

export const chartTypes: readonly string[] = Object.keys(charts);

function chartOf(type: string): Chart {
  const chart = charts[type];
  if (!chart)
    throw new Error(
      `No chart "${type}". Known: ${chartTypes.join(', ')}. Did you mean "${closest(type, chartTypes)}"?`,
    );
  return chart;
}

/**
 * Attributes of a type of chart, without type, result, title and says.
 * @throws Error if there is no such type.
 */
export function chartAttributes(type: string): string[] {
  const { roles, focus } = chartOf(type);
  return [...Object.keys(roles), ...(focus ? ['focus'] : [])];
}

export interface ChartOptions {
  type: string;
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  /** What to see, in a sentence. */
  says: string;
  /** Columns by role, and the focus. */
  attributes: Readonly<Record<string, string>>;
}

export interface DrawnChart {
  /** HTML of the drawing. */
  drawing: string;
  /** HTML of the table with the same values; undefined if the drawing is that table. */
  table: string | undefined;
  /** What the drawing shows, in words. */
  summary: string;
}

/**
 * Draws a result.
 * @param format How numbers and dates read.
 * @throws Error with the cure if a column or a value does not fit.
 */
export function drawChart(
  result: Result,
  { type, id, title, attributes }: Omit<ChartOptions, 'says'>,
  format: Format = plainFormat,
): DrawnChart {
  const chart = chartOf(type);
  const columns = readColumns(result, chart.roles, attributes, format);
  const { element, summary, isTable } = chart.draw({
    result,
    columns,
    format,
    id,
    title,
    focus: attributes.focus,
  });
  return {
    drawing: toHtml(element),
    table: isTable ? undefined : toHtml(resultTable(result, `Numbers: ${title}`, format)),
    summary,
  };
}

/** All of a figure but its outer element: caption, drawing, and the folded table. */
export function figureHtml(result: Result, options: ChartOptions, format?: Format): string {
  const { drawing, table } = drawChart(result, options, format);
  const caption = toHtml(h('figcaption', [h('strong', options.title), ' ', options.says]));
  return `${caption}${drawing}${table ? `<details><summary>Show as a table</summary>${table}</details>` : ''}`;
}
