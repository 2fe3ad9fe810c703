/**
 * Columns of parts that add up, such as revenue by day. The parts differ by fill, from solid to hatched, and are named
 * next to the last column. Negative parts go below zero.
 */
import { stack as stackLayout, stackOffsetDiverging } from 'd3-shape';
import type { Element } from 'hast';
import { defineChart } from './chart';
import { drawnNumbers, moments, type Column } from './columns';
import { plot, plotHeight } from './frame';
import { listed, percent, px, svg } from './marks';
import { positions, spread, valueScale } from './scales';

const mostParts = 4;
const columnShare = 0.72;
const sideGap = 16;
const keySize = 10;

/** Fill of a part, by its place in the stack; the second is hatched. */
const fill = (part: number, id: string): { className: string; fill?: string } =>
  part === 1
    ? { className: 'c-part c-part1', fill: `url(#${id}-hatch)` }
    : { className: `c-part c-part${part}` };

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

function describe({ label, numbers, text }: Column): string {
  const drawn = numbers.filter((value) => value !== null);
  return drawn.length
    ? `${label} between ${text(Math.min(...drawn))} and ${text(Math.max(...drawn))}`
    : `${label} without values`;
}

export const stack = defineChart({
  roles: {
    x: { units: moments },
    parts: { units: ['count', 'money'], many: true },
  },
  draw({ columns, id, title }) {
    const { x, parts } = columns;
    const [first] = parts;
    if (!first || parts.length > mostParts)
      throw new Error(`A column has 1 to ${mostParts} parts. Add the small ones up in the query.`);
    const odd = parts.find(({ unit }) => unit !== first.unit);
    if (odd) throw new Error(`"${odd.name}" has another unit than "${first.name}": they do not add up.`);
    drawnNumbers(parts);

    const rows = x.values.map((_, row) => row);
    const layers = stackLayout<number, Column>()
      .keys(parts)
      .value((row, part) => part.numbers[row] ?? 0)
      .offset(stackOffsetDiverging)(rows);
    const scale = valueScale(layers.flat(2), plotHeight, 'zero');
    const position = positions(x, 'inside');
    const width = position.step * columnShare;

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
                ...fill(part, id),
              }),
            ],
      ),
    );
    const wanted = layers.map((layer) => {
      const [from = 0, to = 0] = layer.at(-1) ?? [];
      return scale.y((from + to) / 2);
    });
    const side = spread(wanted, sideGap, plotHeight).map((y, part) => ({
      text: parts[part]?.label ?? '',
      y,
      key: (at: { x: string; y: number }) =>
        svg('rect', {
          x: Number(at.x) - keySize / 2,
          y: px(at.y - keySize / 2),
          width: keySize,
          height: keySize,
          ...fill(part, id),
        }),
    }));
    const [start, end] = [x.values[0] ?? null, x.values.at(-1) ?? null];
    const summary = `Stacked columns by ${x.label}, ${x.cell(start)} to ${x.cell(end)}: ${listed(parts.map(describe))}.`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: first,
      xColumn: x,
      position,
      side,
      marks: [hatch(id), ...marks],
    });
    return { element, summary };
  },
});
