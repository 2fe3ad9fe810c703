/**
 * Lines over days, such as retention by day N. One line is in the accent color; the others are gray, told apart by
 * dashes, marks, and names at their ends. A line ends where its values do: a day that is not over has none. A comparison,
 * such as the week before, is dashed and has the mark of its line, hollow. A reference is a value to reach.
 */
import type { Element } from 'hast';
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectFocus, moments, expectOneUnit, type Column } from './columns';
import { linePath, plot, plotHeight, type Place, type SideLabel } from './frame';
import { mark, percent, px, shapeCount, svg } from './marks';
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

/** The value of a reference. @throws Error if it is not the same in all rows, or of another unit. */
function referenceOf(reference: Column, line: Column): number {
  expectOneUnit([line, reference], '. A reference is a value of the lines.');
  const values = new Set(drawnNumbers([reference]));
  const [value] = values;
  if (values.size > 1 || value === undefined)
    throw new Error(`reference="${reference.name}" has more than one value. Select one, such as 1 AS goal.`);
  return value;
}

export const lines = defineChart({
  roles: {
    x: { units: moments },
    lines: { units: amounts, many: true },
    /** The same of another time, in the order of the lines. */
    comparison: { units: amounts, many: true, optional: true },
    /** A column with one value, such as ROAS 100%. */
    reference: { units: amounts, optional: true },
  },
  focus: 'column',
  draw({ columns, id, title, focus }) {
    const { x, lines: own, reference } = columns;
    // A role that is left out is an empty list.
    const compared: readonly Column[] = columns.comparison;
    const [first] = own;
    const series = [...own, ...compared] as [Column, ...Column[]];
    if (compared.length > own.length)
      throw new Error('The chart has more comparisons than lines. Name one for each line at most.');
    if (series.length > shapeCount)
      throw new Error(`A chart has 1 to ${shapeCount} lines. Show fewer, or make two charts.`);
    expectOneUnit(series, '. Make two charts.');
    const goal = reference && referenceOf(reference, first);
    const names = own.map(({ name }) => name);
    /** Place of a line or of the one that it is compared with. */
    const shape = (i: number): number => (i < own.length ? i : i - own.length);
    const isCompared = (i: number): boolean => i >= own.length;
    expectFocus(focus, names, 'none of the lines');

    const scale = valueScale(
      [...drawnNumbers(series), ...(goal === undefined ? [] : [goal])],
      plotHeight,
      'zero',
    );
    const position = positions(x, 'edge');
    const front = focus ?? first.name;
    const place = (row: number): number => position.x[row] ?? 0;
    const ends = series.map(endsOf);
    const labeled = new Set(axisLabels(x).map(({ row }) => row));

    const classOf = (column: Column): string => (column.name === front ? 'c-focus' : 'c-muted');
    const marks = series.map((column, i): Element => {
      const points = column.numbers.flatMap((value, row) =>
        value !== null && (labeled.has(row) || row === ends[i]?.last.row)
          ? [
              mark(shape(i), {
                x: percent(place(row)),
                y: scale.y(value),
                ...(isCompared(i) && { className: 'c-hollow' }),
              }),
            ]
          : [],
      );
      return svg(
        'g',
        { className: classOf(column) },
        linePath(column.numbers, position, scale, isCompared(i) ? 'c-line c-compared' : `c-line c-dash${i}`),
        ...points,
      );
    });
    // What is in front is drawn last.
    const order = series
      .map((_, i) => i)
      .sort((a, b) => Number(series[a]?.name === front) - Number(series[b]?.name === front));

    const side: SideLabel[] = series.map((column, i) => ({
      text: column.label,
      y: scale.y(ends[i]?.last.value ?? 0),
      key: (at: Place) =>
        mark(shape(i), { ...at, className: isCompared(i) ? 'c-muted c-hollow' : classOf(column) }),
    }));
    const goalMarks =
      goal === undefined
        ? []
        : [
            svg('line', {
              x2: '100%',
              y1: px(scale.y(goal)),
              y2: px(scale.y(goal)),
              className: 'c-reference',
            }),
          ];
    if (goal !== undefined && reference)
      side.push({
        text: reference.label,
        y: scale.y(goal),
        key: ({ x: at, y }) =>
          svg('line', {
            x1: Number(at) - 5,
            x2: Number(at) + 5,
            y1: px(y),
            y2: px(y),
            className: 'c-reference',
          }),
      });

    const courses = series.map((column, i) => {
      const { first: from, last: to } = ends[i] ?? endsOf(column);
      return `${column.label} goes from ${column.text(from.value)} to ${column.text(to.value)}`;
    });
    const summary = `Line chart by ${x.label}, ${x.span()}: ${wordList(courses)}.${
      goal === undefined || !reference ? '' : ` Reference line ${reference.label}: ${reference.text(goal)}.`
    }`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: first,
      xColumn: x,
      position,
      side,
      marks: [...goalMarks, ...order.flatMap((i) => marks[i] ?? [])],
    });
    return { element, summary };
  },
});
