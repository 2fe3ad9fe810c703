/**
 * Lines over days, such as retention by day N. One line is in the accent color; the others are gray, told apart by
 * dashes, marks, and names at their ends. A line ends where its values do: a day that is not over has none.
 */
import { line as linePath } from 'd3-shape';
import type { Element } from 'hast';
import { closest } from '../text/closest';
import { defineChart } from './chart';
import { amounts, drawnNumbers, moments, type Column } from './columns';
import { pathWidth, paths, plot, plotHeight } from './frame';
import { listed, mark, percent, shapeCount, svg } from './marks';
import { axisLabels, positions, spread, valueScale } from './scales';

const sideGap = 16;

interface End {
  row: number;
  value: number;
}

/** First and last value of a line. */
function endsOf({ name, numbers }: Column): { first: End; last: End } {
  const drawn = numbers.flatMap((value, row) => (value === null ? [] : [{ row, value }]));
  const [first, last] = [drawn[0], drawn.at(-1)];
  if (!first || !last) throw new Error(`"${name}" has no value in any row. Leave it out of the lines.`);
  return { first, last };
}

export const lines = defineChart({
  roles: {
    x: { units: moments },
    lines: { units: amounts, many: true },
  },
  focus: 'column',
  draw({ columns, id, title, focus }) {
    const { x, lines: series } = columns;
    const [first] = series;
    if (!first || series.length > shapeCount)
      throw new Error(`A chart has 1 to ${shapeCount} lines. Show fewer, or make two charts.`);
    const odd = series.find(({ unit }) => unit !== first.unit);
    if (odd) throw new Error(`"${odd.name}" has another unit than "${first.name}". Make two charts.`);

    const names = series.map(({ name }) => name);
    if (focus !== undefined && !names.includes(focus))
      throw new Error(`focus="${focus}" is none of the lines. Did you mean "${closest(focus, names)}"?`);

    const scale = valueScale(drawnNumbers(series), plotHeight, 'zero');
    const position = positions(x, 'edge');
    const front = focus ?? first.name;
    const place = (row: number): number => position.x[row] ?? 0;
    const ends = series.map(endsOf);
    const labeled = new Set(axisLabels(x).map(({ row }) => row));

    const classOf = (column: Column): string => (column.name === front ? 'c-focus' : 'c-muted');
    const marks = series.map((column, i): Element => {
      const path = linePath<number | null>()
        .defined((value) => value !== null)
        .x((_, row) => (place(row) / 100) * pathWidth)
        .y((value) => scale.y(value ?? 0))
        .digits(1)(column.numbers);
      const points = column.numbers.flatMap((value, row) =>
        value !== null && (labeled.has(row) || row === ends[i]?.last.row)
          ? [mark(i, { x: percent(place(row)), y: scale.y(value) })]
          : [],
      );
      return svg(
        'g',
        { className: classOf(column) },
        paths([svg('path', { d: path ?? '', className: `c-line c-dash${i}` })]),
        ...points,
      );
    });
    // What is in front is drawn last.
    const order = series
      .map((_, i) => i)
      .sort((a, b) => Number(series[a]?.name === front) - Number(series[b]?.name === front));

    const wanted = ends.map(({ last }) => scale.y(last.value));
    const side = spread(wanted, sideGap, plotHeight).map((y, i) => ({
      text: series[i]?.label ?? '',
      y,
      key: (at: { x: string; y: number }) => mark(i, { ...at, className: series[i] && classOf(series[i]) }),
    }));

    const courses = series.map((column, i) => {
      const { first: from, last: to } = ends[i] ?? endsOf(column);
      return `${column.label} goes from ${column.text(from.value)} to ${column.text(to.value)}`;
    });
    const [start, end] = [x.values[0] ?? null, x.values.at(-1) ?? null];
    const summary = `Line chart by ${x.label}, ${x.cell(start)} to ${x.cell(end)}: ${listed(courses)}.`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: first,
      xColumn: x,
      position,
      side,
      marks: order.flatMap((i) => marks[i] ?? []),
    });
    return { element, summary };
  },
});
