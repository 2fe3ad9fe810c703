/**
 * Columns with a line in a second unit, such as cost and revenue with the ROAS that they give. The line has its axis
 * at the right, and a key above the plot says which mark is what.
 */
import { h } from 'hastscript';
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectOneUnit, moments } from './columns';
import { linePath, plot, plotHeight } from './frame';
import { mark, percent, px, svg } from './marks';
import { positions, valueScale } from './scales';

const mostColumns = 2;
const share = 0.72;
const keySize = 10;

export const columnsAndLine = defineChart({
  roles: {
    x: { units: moments },
    columns: { units: ['count', 'money'], many: true },
    line: { units: amounts },
  },
  draw({ columns: { x, columns: bars, line }, id, title }) {
    const [first] = bars;
    if (bars.length > mostColumns)
      throw new Error(`A day has 1 or ${mostColumns} columns here. Show fewer, or stack their parts.`);
    expectOneUnit(bars, ': they share an axis.');
    if (line.unit === first.unit)
      throw new Error(`"${line.name}" has the unit of the columns. Show it as lines with them.`);
    const scale = valueScale(drawnNumbers(bars), plotHeight, 'zero');
    const lineScale = valueScale(drawnNumbers([line]), plotHeight, 'zero');
    const position = positions(x, 'inside');
    const width = (position.step * share) / bars.length;
    const look = (i: number): string => (i === 0 ? 'c-part' : 'c-part c-part3');
    const marks = bars.flatMap((column, i) =>
      column.numbers.flatMap((value, row) =>
        value === null
          ? []
          : [
              svg('rect', {
                x: percent((position.x[row] ?? 0) - (width * bars.length) / 2 + i * width),
                width: percent(width),
                y: px(Math.min(scale.y(value), scale.y(0))),
                height: px(Math.abs(scale.y(0) - scale.y(value))),
                className: look(i),
              }),
            ],
      ),
    );
    const dots = line.numbers.flatMap((value, row) =>
      value === null
        ? []
        : [mark(3, { x: percent(position.x[row] ?? 0), y: lineScale.y(value), className: 'c-second' })],
    );
    const key = (drawn: ReturnType<typeof svg>, name: string) =>
      h(
        'span',
        svg('svg', { width: keySize + 4, height: keySize + 4, ariaHidden: 'true' }, drawn),
        ` ${name}`,
      );
    const keys = h('p', { className: 'chart-key' }, [
      ...bars.map((column, i) =>
        key(svg('rect', { x: 1, y: 2, width: keySize, height: keySize, className: look(i) }), column.label),
      ),
      key(mark(3, { x: 7, y: 7, className: 'c-second' }), `${line.label} (right axis)`),
    ]);
    const span = (column: typeof line): string => {
      const drawn = drawnNumbers([column]);
      return `${column.label} between ${column.text(Math.min(...drawn))} and ${column.text(Math.max(...drawn))}`;
    };
    const summary = `Columns with a line by ${x.label}, ${x.span()}: ${wordList([...bars, line].map(span))}.`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: first,
      xColumn: x,
      position,
      right: { scale: lineScale, column: line },
      side: [],
      marks: [
        ...marks,
        svg('g', { className: 'c-second' }, linePath(line.numbers, position, lineScale, 'c-line'), ...dots),
      ],
    });
    return { element: h('div', keys, element), summary };
  },
});
