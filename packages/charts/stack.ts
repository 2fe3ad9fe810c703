/**
 * Columns of parts that add up, such as revenue by day. The parts differ by fill, from solid to hatched, and are named
 * next to the last column. Negative parts go below zero. Days whose amounts can still change are pale with a dashed outline,
 * and the state of the days is named above them.
 */
import { stack as stackLayout, stackOffsetDiverging } from 'd3-shape';
import type { Element } from 'hast';
import { wordList } from './words';
import { defineChart } from './chart';
import { drawnNumbers, moments, expectOneUnit, type Column } from './columns';
import { plot, plotHeight, type Place } from './frame';
import { percent, px, svg, text } from './marks';
import { positions, valueScale, type Position } from './scales';

const mostParts = 4;
const columnShare = 0.72;
const keySize = 10;

/** Fill of a part, by its place in the stack; the second is hatched. */
const fill = (part: number, id: string): { className: string; fill?: string } =>
  part === 1
    ? { className: 'c-part c-part1', fill: `url(#${id}-hatch)` }
    : { className: `c-part c-part${part}` };

/** The key of a part, at the right of the columns. */
const keyOf =
  (part: number, id: string) =>
  ({ x, y }: Place): Element =>
    svg('rect', {
      x: Number(x) - keySize / 2,
      y: px(y - keySize / 2),
      width: keySize,
      height: keySize,
      ...fill(part, id),
    });

const hatch = (id: string): Element =>
  svg(
    'pattern',
    {
      id: `${id}-hatch`,
      width: 5,
      height: 5,
      patternUnits: 'userSpaceOnUse',
      patternTransform: 'rotate(45)',
      className: 'c-focus',
    },
    svg('rect', { width: 2, height: 5 }),
  );

function describe({ label, numbers, text: say }: Column): string {
  const drawn = numbers.filter((value) => value !== null);
  return drawn.length
    ? `${label} between ${say(Math.min(...drawn))} and ${say(Math.max(...drawn))}`
    : `${label} without values`;
}

const finalState = 'final';

interface Span {
  name: string;
  from: number;
  to: number;
}

/** Successive days of one state. @throws Error for a day without one. */
function spansOf({ name, values }: Column): Span[] {
  const spans: Span[] = [];
  values.forEach((value, row) => {
    if (typeof value !== 'string' || value === '')
      throw new Error(`state="${name}": row ${row + 1} has no state. Give each row one, such as final.`);
    const last = spans.at(-1);
    if (last?.name === value) last.to = row;
    else spans.push({ name: value, from: row, to: row });
  });
  return spans;
}

/** A line over the days of a state, with its name; the last name ends with its line, so it stays inside the plot. */
function spanMarks({ name, from, to }: Span, { x }: Position, width: number, isLast: boolean): Element[] {
  const start = percent((x[from] ?? 0) - width / 2);
  const end = percent((x[to] ?? 0) + width / 2);
  return [
    svg('line', {
      x1: start,
      x2: end,
      y1: -5,
      y2: -5,
      className: name === finalState ? 'c-span' : 'c-span c-compared',
    }),
    text(name, { x: isLast ? end : start, y: -10, anchor: isLast ? 'end' : 'start', className: 'c-muted' }),
  ];
}

export const stack = defineChart({
  roles: {
    x: { units: moments },
    parts: { units: ['count', 'money'], many: true },
    /** State of a day, such as estimated; `final` is drawn as usual. */
    state: { units: ['text'], optional: true },
  },
  draw({ columns, id, title }) {
    const { x, parts, state } = columns;
    const [first] = parts;
    if (parts.length > mostParts)
      throw new Error(`A column has 1 to ${mostParts} parts. Add the small ones up in the query.`);
    expectOneUnit(parts, ': they do not add up.');
    drawnNumbers(parts);

    const rows = x.values.map((_, row) => row);
    const layers = stackLayout<number, Column>()
      .keys(parts)
      .value((row, part) => part.numbers[row] ?? 0)
      .offset(stackOffsetDiverging)(rows);
    const scale = valueScale(layers.flat(2), plotHeight, 'zero');
    const position = positions(x, 'inside');
    const width = position.step * columnShare;

    const spans = state ? spansOf(state) : [];
    const isOpen = (row: number): boolean => state !== undefined && state.values[row] !== finalState;
    const marks = layers.flatMap((layer, part) =>
      layer.flatMap(([from, to], row) =>
        from === to
          ? []
          : [
              svg('rect', {
                x: percent((position.x[row] ?? 0) - width / 2),
                width: percent(width),
                y: px(scale.y(to)),
                height: px(scale.y(from) - scale.y(to)),
                ...(isOpen(row)
                  ? { ...fill(part, id), className: `${fill(part, id).className} c-open` }
                  : fill(part, id)),
              }),
            ],
      ),
    );
    const side = parts.map(({ label }, part) => {
      const [from = 0, to = 0] = layers[part]?.at(-1) ?? [];
      return { text: label, y: scale.y((from + to) / 2), key: keyOf(part, id) };
    });
    const summary = `Stacked columns by ${x.label}, ${x.span()}: ${wordList(parts.map(describe))}.${spans
      .map(({ name, from, to }) => ` ${x.at(from)} to ${x.at(to)}: ${name}.`)
      .join('')}`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: first,
      xColumn: x,
      position,
      side,
      marks: [
        hatch(id),
        ...marks,
        ...spans.flatMap((span) => spanMarks(span, position, width, span === spans.at(-1))),
      ],
    });
    return { element, summary };
  },
});
