/**
 * Shares of a total. Each slice has the number of its row below, so no color has to be told apart. More slices than fit are
 * one row in the query, as the product adds them up in Other.
 */
import { arc, pie } from 'd3-shape';
import { wordList } from './words';
import { defineChart } from './chart';
import { drawing } from './frame';
import { svg, text } from './marks';
import { row, textLine } from './rows';

const mostSlices = 12;
const radius = 88;
const hole = 52;
const top = 8;
const lineHeight = 26;
/** Share from which a slice has room for its number. */
const numbered = 0.05;

export const donut = defineChart({
  roles: {
    label: { units: ['text'] },
    value: { units: ['count', 'money'] },
  },
  draw({ columns, id, title, format }) {
    const { label, value } = columns;
    const numbers = value.numbers.map((amount, i) => {
      if (amount === null || amount < 0)
        throw new Error(
          `Row ${i + 1} of "${value.name}" is ${value.at(i)}. A donut needs positive values; show bars instead.`,
        );
      return amount;
    });
    if (numbers.length > mostSlices)
      throw new Error(`A donut has 1 to ${mostSlices} slices. Add the small ones up in the query.`);
    const total = numbers.reduce((sum, amount) => sum + amount, 0);
    if (total === 0) throw new Error('All parts of the donut are 0. Show a total that is not.');

    const shares = numbers.map((amount) => format.cell(amount / total, 'ratio'));
    const shape = arc<{ startAngle: number; endAngle: number }>()
      .innerRadius(hole)
      .outerRadius(radius)
      .digits(1);
    const slices = pie<number>().sort(null)(numbers);
    const marks = slices.flatMap((slice, i) => {
      const [x, y] = shape.centroid(slice);
      return [
        svg('path', { d: shape(slice) ?? '', className: `c-slice c-slice${i % 4}` }),
        ...(slice.data / total >= numbered
          ? [
              text(String(i + 1), {
                x: Number(x.toFixed(1)),
                y: y + 4,
                anchor: 'middle',
                className: 'c-strong',
              }),
            ]
          : []),
      ];
    });
    // A path takes no percentages, so a nested drawing sets the middle.
    const ring = svg('svg', { x: '50%', y: top + radius }, ...marks);
    const names = svg(
      'g',
      { transform: `translate(0 ${top + 2 * radius + 10})` },
      ...numbers.map((amount, i) =>
        row(
          i,
          lineHeight,
          textLine(`${i + 1}. ${label.at(i)}`, `${value.cell(amount)} (${shares[i] ?? ''})`, 16),
        ),
      ),
    );
    const said = numbers.map((amount, i) => `${label.at(i)} ${value.text(amount)} (${shares[i] ?? ''})`);
    const summary = `Shares of ${value.label}, ${value.text(total)} in all: ${wordList(said)}.`;
    const height = top + 2 * radius + 10 + numbers.length * lineHeight;
    return { element: drawing({ id, title, summary }, height, [ring, names]), summary };
  },
});
