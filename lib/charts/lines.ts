/**
 * Lines over days, such as retention by day N. One line is in the accent color; the others are gray, told apart by
 * dashes, marks, and names at their ends. A line ends where its values do: a day that is not over has none.
 */
import type { Element } from 'hast';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectFocus, moments, expectOneUnit, type Column } from './columns';
import { linePath, plot, plotHeight, type Place } from './frame';
import { listed, mark, percent, shapeCount, svg } from './marks';
import { axisLabels, positions, valueScale } from './scales';

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
    if (series.length > shapeCount)
      throw new Error(`A chart has 1 to ${shapeCount} lines. Show fewer, or make two charts.`);
    expectOneUnit(series, '. Make two charts.');
    const names = series.map(({ name }) => name);
    expectFocus(focus, names, 'none of the lines');

    const scale = valueScale(drawnNumbers(series), plotHeight, 'zero');
    const position = positions(x, 'edge');
    const front = focus ?? first.name;
    const place = (row: number): number => position.x[row] ?? 0;
    const ends = series.map(endsOf);
    const labeled = new Set(axisLabels(x).map(({ row }) => row));

    const classOf = (column: Column): string => (column.name === front ? 'c-focus' : 'c-muted');
    const marks = series.map((column, i): Element => {
      const points = column.numbers.flatMap((value, row) =>
        value !== null && (labeled.has(row) || row === ends[i]?.last.row)
          ? [mark(i, { x: percent(place(row)), y: scale.y(value) })]
          : [],
      );
      return svg(
        'g',
        { className: classOf(column) },
        linePath(column.numbers, position, scale, `c-line c-dash${i}`),
        ...points,
      );
    });
    // What is in front is drawn last.
    const order = series
      .map((_, i) => i)
      .sort((a, b) => Number(series[a]?.name === front) - Number(series[b]?.name === front));

    const side = series.map((column, i) => ({
      text: column.label,
      y: scale.y(ends[i]?.last.value ?? 0),
      key: (at: Place) => mark(i, { ...at, className: classOf(column) }),
    }));

    const courses = series.map((column, i) => {
      const { first: from, last: to } = ends[i] ?? endsOf(column);
      return `${column.label} goes from ${column.text(from.value)} to ${column.text(to.value)}`;
    });
    const summary = `Line chart by ${x.label}, ${x.span()}: ${listed(courses)}.`;
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
