/**
 * One metric over time with the range that was expected of it. Values outside are marked by shape, and the furthest of
 * each run is named, because they are what readers look for.
 */
import { area } from 'd3-shape';
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, moments, type Column } from './columns';
import { along, linePath, paths, plot, plotHeight, type Place, type SideLabel } from './frame';
import { mark, percent, svg, text } from './marks';
import { positions, valueScale } from './scales';

const diamond = 3;

interface Outlier {
  row: number;
  value: number;
  /** How far outside, in the unit of the value. */
  distance: number;
}

/** Values outside their range, in runs of neighboring rows. */
function outlierRuns(y: Column, low: Column, high: Column): Outlier[][] {
  const runs: Outlier[][] = [];
  y.numbers.forEach((value, row) => {
    const [least, most] = [low.numbers[row] ?? null, high.numbers[row] ?? null];
    if (value === null || least === null || most === null) return;
    const distance = Math.max(least - value, value - most);
    if (distance <= 0) return;
    const run = runs.at(-1);
    if (run?.at(-1)?.row === row - 1) run.push({ row, value, distance });
    else runs.push([{ row, value, distance }]);
  });
  return runs;
}

export const range = defineChart({
  roles: {
    x: { units: moments },
    y: { units: amounts },
    low: { units: amounts },
    high: { units: amounts },
  },
  draw({ columns, id, title }) {
    const { x, y, low, high } = columns;
    drawnNumbers([y]);
    const reversed = x.values.findIndex(
      (_, row) => (low.numbers[row] ?? 0) > (high.numbers[row] ?? Infinity),
    );
    if (reversed >= 0)
      throw new Error(
        `In row ${reversed + 1} "${low.name}" is above "${high.name}". Exchange low and high, or mend the query.`,
      );
    const scale = valueScale(drawnNumbers([y, low, high]), plotHeight, 'data');
    const position = positions(x, 'inside');
    const place = (row: number): number => position.x[row] ?? 0;

    const bandPath = area<number | null>()
      .defined((value, row) => value !== null && high.numbers[row] !== null)
      .x((_, row) => along(position, row))
      .y0((value) => scale.y(value ?? 0))
      .y1((_, row) => scale.y(high.numbers[row] ?? 0))
      .digits(1)(low.numbers);

    const runs = outlierRuns(y, low, high);
    const furthest = runs.map((run) =>
      run.reduce((most, one) => (one.distance > most.distance ? one : most)),
    );
    const points = y.numbers.flatMap((value, row) =>
      value === null ? [] : [mark(0, { x: percent(place(row)), y: scale.y(value), size: 16 })],
    );
    const outside = runs
      .flat()
      .map(({ row, value }) =>
        mark(diamond, { x: percent(place(row)), y: scale.y(value), size: 90, className: 'c-out' }),
      );
    const names = furthest.map(({ row, value }) => {
      const left = place(row) > 50;
      return text(y.text(value), {
        x: percent(place(row)),
        dx: left ? -10 : 10,
        y: scale.y(value) + 4,
        anchor: left ? 'end' : 'start',
        className: 'c-out c-strong',
      });
    });

    const lastOf = (column: Column): number | undefined =>
      column.numbers.findLast((value) => value !== null) ?? undefined;
    const [lastLow, lastHigh, lastY] = [lastOf(low), lastOf(high), lastOf(y)];
    const actual: SideLabel = {
      text: 'Actual',
      y: scale.y(lastY ?? 0),
      key: (at) => mark(0, { ...at, size: 30, className: 'c-focus' }),
    };
    const side =
      lastLow === undefined || lastHigh === undefined
        ? [actual]
        : [
            {
              text: 'Expected',
              y: scale.y((lastLow + lastHigh) / 2),
              key: ({ x: left, y: top }: Place) =>
                svg('rect', { x: Number(left) - 5, y: top - 5, width: 10, height: 10, className: 'c-band' }),
            },
            actual,
          ];

    const outsideText = runs
      .flat()
      .map(
        ({ row, value }) =>
          `${x.at(row)} with ${y.text(value)}, expected ${low.cell(low.numbers[row] ?? null)} to ${high.text(high.numbers[row] ?? null)}`,
      );
    const summary = `Line chart of ${y.label} by ${x.label}, ${x.span()}, with the expected range. ${
      outsideText.length ? `Outside the range: ${wordList(outsideText)}.` : 'All values are inside the range.'
    }`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: y,
      xColumn: x,
      position,
      side,
      marks: [
        paths([svg('path', { d: bandPath ?? '', className: 'c-band' })]),
        svg('g', { className: 'c-focus' }, linePath(y.numbers, position, scale, 'c-line'), ...points),
        ...outside,
        ...names,
      ],
    });
    return { element, summary };
  },
});
