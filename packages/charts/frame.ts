/**
 * The frame of a chart: the SVG with its name and description, and for charts with axes the grid, the labels, and the
 * room that labels at the sides need. That room comes from the longest label in its real font, through CSS, so nothing
 * guesses how wide text is.
 */
import { line } from 'd3-shape';
import { h } from 'hastscript';
import type { Element } from 'hast';
import type { Column } from './columns';
import { percent, px, svg, text } from './marks';
import { axisLabels, spread, type Position, type ValueScale } from './scales';

export interface Named {
  /** Prefix of ids; unique on the page. */
  id: string;
  title: string;
  /** What the drawing shows, for those who do not see it. */
  summary: string;
}

/** An SVG as wide as its place; x in percent, y in pixels. */
export const drawing = (
  { id, title, summary }: Named,
  height: number,
  children: readonly Element[],
): Element =>
  svg(
    'svg',
    { role: 'img', width: '100%', height, ariaLabelledBy: `${id}-title ${id}-desc` },
    svg('title', { id: `${id}-title` }, title),
    svg('desc', { id: `${id}-desc` }, summary),
    ...children,
  );

/** Height of the plot between its axes, in pixels. */
export const plotHeight = 220;
const above = 24;
const below = 28;

/** Width of the box that lines are drawn in; it stretches with the drawing, and strokes keep their width. */
const pathWidth = 1000;

/** Paths of a plot: x from 0 to `pathWidth`, y in pixels. */
export const paths = (children: readonly Element[]): Element =>
  svg(
    'svg',
    {
      viewBox: `0 0 ${pathWidth} ${plotHeight}`,
      width: '100%',
      height: plotHeight,
      preserveAspectRatio: 'none',
    },
    ...children,
  );

/** Where a row is in the box that lines are drawn in. */
export const along = ({ x }: Position, row: number): number => ((x[row] ?? 0) / 100) * pathWidth;

/** A line through values; it breaks where there is none. */
export const linePath = (
  numbers: readonly (number | null)[],
  position: Position,
  scale: ValueScale,
  className: string,
): Element => {
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, row) => along(position, row))
    .y((value) => scale.y(value ?? 0))
    .digits(1);
  return paths([svg('path', { d: path(numbers) ?? '', className })]);
};

/** Where a key is drawn. */
export interface Place {
  x: string;
  y: number;
}

export interface SideLabel {
  text: string;
  /** Pixels from the top of the plot, where it would be if it were alone. */
  y: number;
  key: (place: Place) => Element;
}

export interface Plot extends Named {
  scale: ValueScale;
  /** Column whose unit the vertical axis has. */
  yColumn: Column;
  xColumn: Column;
  position: Position;
  /** Labels of the horizontal axis in percent, if its values are not the rows. */
  xTicks?: readonly { at: number; text: string }[];
  /** Names of the axes, if the title does not say them. */
  axisNames?: { x: string; y: string };
  /** A second axis, at the right. */
  right?: { scale: ValueScale; column: Column };
  /** Names of what is drawn, at the right. */
  side: readonly SideLabel[];
  marks: readonly Element[];
}

const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '');

const toKey = 14;
const toSideText = 24;
const sideGap = 16;

const axisNameHeight = 18;

/** Labels of an axis: decimals on all or on none. */
const tickLabels = ({ ticks }: ValueScale, { short, cell }: Column): string[] =>
  ticks.map(ticks.every(Number.isInteger) ? short : cell);

/** A chart with axes. */
export function plot(chart: Plot): Element {
  const { scale, yColumn, xColumn, position, side, marks, xTicks, axisNames, right, ...named } = chart;
  const labels = tickLabels(scale, yColumn);
  const rightLabels = right ? tickLabels(right.scale, right.column) : [];
  const grid = scale.ticks.flatMap((value, i) => [
    svg('line', {
      x2: '100%',
      y1: px(scale.y(value)),
      y2: px(scale.y(value)),
      className: value === 0 ? 'c-zero' : 'c-grid',
    }),
    text(labels[i] ?? '', { x: 0, dx: -8, y: scale.y(value) + 4, className: 'c-muted', anchor: 'end' }),
  ]);
  const bottomLabel = (label: string, at: number, wideOnly = false): Element =>
    text(label, {
      x: percent(at),
      y: plotHeight + 22,
      // A label at the end would stick out of the page on a phone.
      anchor: xTicks && at > 97 ? 'end' : 'middle',
      className: wideOnly ? 'c-muted c-wide' : 'c-muted',
    });
  const xLabels = xTicks
    ? xTicks.map((tick) => bottomLabel(tick.text, tick.at))
    : axisLabels(xColumn).map(({ row, text: label, wideOnly }) =>
        bottomLabel(label, position.x[row] ?? 0, wideOnly),
      );
  const rightAxis = rightLabels.map((label, i) =>
    text(label, {
      x: '100%',
      dx: 8,
      y: (right?.scale.y(right.scale.ticks[i] ?? 0) ?? 0) + 4,
      className: 'c-muted',
    }),
  );
  const apart = spread(
    side.map(({ y }) => y),
    sideGap,
    plotHeight,
  );
  const sideLabels = side.flatMap(({ text: label, key }, i) => {
    const y = apart[i] ?? 0;
    return [
      svg('svg', { x: '100%' }, key({ x: String(toKey), y })),
      text(label, { x: '100%', dx: toSideText, y: y + 4 }),
    ];
  });
  const unitNote = axisNames
    ? [
        text(axisNames.y, { x: 0, y: -10, className: 'c-muted' }),
        text(axisNames.x, { x: '100%', y: plotHeight + below + 12, anchor: 'end', className: 'c-muted' }),
      ]
    : yColumn.currency
      ? [text(yColumn.currency, { x: 0, dx: -8, y: -12, className: 'c-muted', anchor: 'end' })]
      : [];
  const content = svg(
    'g',
    { transform: `translate(0 ${above})` },
    ...grid,
    ...unitNote,
    ...xLabels,
    ...rightAxis,
    ...marks,
    ...sideLabels,
  );
  return h(
    'div',
    {
      className: 'chart-plot',
      'data-left': longest([...labels, yColumn.currency]),
      'data-right': side.length ? longest(side.map((label) => label.text)) : right && longest(rightLabels),
    },
    drawing(named, above + plotHeight + below + (axisNames ? axisNameHeight : 0), [content]),
  );
}
