/**
 * Compares things by one value. Bars start at zero, and negative ones go to its left. Shares end at 100%, or the largest
 * would look like the whole.
 */
import { scaleLinear } from 'd3-scale';
import type { Unit } from './result';
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectFocus } from './columns';
import { drawing } from './frame';
import { percent, svg } from './marks';
import { barHeight, barRow, barTop, row, textLine } from './rows';

/** Where no share is larger, bars up to 100% would be too short to compare. */
const smallShare = 0.25;

/** The value of a bar that is as wide as the chart. */
function widestOf(numbers: readonly number[], unit: Unit): number {
  const high = Math.max(0, ...numbers);
  return unit === 'ratio' && high > smallShare ? Math.max(1, high) : high;
}

export const bars = defineChart({
  roles: {
    label: { units: ['text', 'date', 'plain'] },
    value: { units: amounts },
  },
  focus: 'row',
  draw({ columns, id, title, focus }) {
    const { label, value } = columns;
    const names = label.values.map((name) => String(name));
    expectFocus(focus, names, `not a value of "${label.name}"`);
    const numbers = drawnNumbers([value]);
    const [low, high] = [Math.min(0, ...numbers), widestOf(numbers, value.unit)];
    const scale = scaleLinear()
      .domain([low, high === low ? low + 1 : high])
      .range([0, 100]);
    const zero = scale(0);

    const rows = value.numbers.map((number, i) => {
      const text = textLine(label.at(i), value.text(number), 14);
      if (number === null) return row(i, barRow, text);
      const end = scale(number);
      const bar = svg('rect', {
        x: percent(Math.min(zero, end)),
        y: barTop,
        width: percent(Math.abs(end - zero)),
        height: barHeight,
        className: focus === undefined || focus === names[i] ? 'c-focus' : 'c-quiet',
      });
      return row(i, barRow, [...text, bar]);
    });
    const axis = svg('line', {
      x1: percent(zero),
      x2: percent(zero),
      y1: barTop - 3,
      y2: rows.length * barRow - (barRow - barTop - barHeight) + 3,
      className: 'c-zero',
    });
    const said = value.values.map((v, i) => `${label.at(i)} ${value.text(v)}`);
    const summary = `Bars of ${value.label} by ${label.label}: ${wordList(said)}.`;
    return {
      element: drawing({ id, title, summary }, rows.length * barRow, low < 0 ? [...rows, axis] : rows),
      summary,
    };
  },
});
