/** Do two numbers go together? A dot for each thing, with its name. */
import { wordList } from './words';
import { defineChart } from './chart';
import { amounts, drawnNumbers, expectFocus } from './columns';
import { plot, plotHeight } from './frame';
import { mark, percent, text } from './marks';
import { valueScale } from './scales';

/** More names than that would lie upon each other. */
const mostDots = 12;
/** Size of the plot on a phone and of a letter, in pixels: a name that has room there has room everywhere. */
const phone = { plot: 260, letter: 6.5, line: 15 };
const gap = 9;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Places of a name, the best one first: right of its dot, left, above and below. */
const places = [
  { dx: gap, dy: 4, anchor: 'start', from: 0 },
  { dx: -gap, dy: 4, anchor: 'end', from: -1 },
  { dx: 0, dy: -gap, anchor: 'middle', from: -0.5 },
  { dx: 0, dy: 2 * gap, anchor: 'middle', from: -0.5 },
] as const;

/** Chooses a place for each name that is free of other names and dots, and inside the plot; else the first place. */
function placed(dots: readonly { name: string; left: number; top: number }[]): (typeof places)[number][] {
  const inPixels = (left: number): number => (left / 100) * phone.plot;
  const taken: Box[] = dots.map(({ left, top }) => {
    const [x, half] = [inPixels(left), 5];
    return { left: x - half, right: x + half, top: top - half, bottom: top + half };
  });
  return dots.map(({ name, left, top }) => {
    const wide = name.length * phone.letter;
    const boxOf = ({ dx, dy, from }: (typeof places)[number]): Box => {
      const start = inPixels(left) + dx + from * wide;
      return { left: start, right: start + wide, top: top + dy - phone.line + 3, bottom: top + dy + 3 };
    };
    const free = places.find((place) => {
      const box = boxOf(place);
      return box.left >= 0 && box.right <= phone.plot && !taken.some((other) => meets(box, other));
    });
    const place = free ?? places[0];
    taken.push(boxOf(place));
    return place;
  });
}

export const scatter = defineChart({
  roles: {
    label: { units: ['text'] },
    x: { units: amounts },
    y: { units: amounts },
  },
  focus: 'row',
  draw({ columns, id, title, focus }) {
    const { label, x, y } = columns;
    const names = label.values.map((name) => String(name));
    expectFocus(focus, names, `not a value of "${label.name}"`);
    const dots = names.flatMap((name, row) => {
      const [across, up] = [x.numbers[row] ?? null, y.numbers[row] ?? null];
      return across === null || up === null ? [] : [{ name, row, across, up }];
    });
    if (dots.length > mostDots)
      throw new Error(`A scatter chart here has at most ${mostDots} dots. Take the largest in the query.`);
    if (dots.length === 0) throw new Error('No row has both values. Name columns with values.');
    const scale = valueScale(drawnNumbers([y]), plotHeight, 'zero');
    const width = valueScale(drawnNumbers([x]), 100, 'zero');
    // The scale counts from the top; across, values grow to the right.
    const at = (value: number): number => 100 - width.y(value);
    const spots = dots.map(({ name, across, up }) => ({ name, left: at(across), top: scale.y(up) }));
    const beside = placed(spots);
    const marks = spots.flatMap(({ name, left, top }, i) => {
      const className = focus === undefined || focus === name ? 'c-focus' : 'c-muted';
      const { dx, dy, anchor } = beside[i] ?? places[0];
      return [
        mark(0, { x: percent(left), y: top, size: 70, className }),
        text(name, { x: percent(left), dx, y: top + dy, anchor }),
      ];
    });
    const said = dots.map(
      ({ name, row }) => `${name} ${x.text(x.values[row] ?? null)} and ${y.text(y.values[row] ?? null)}`,
    );
    const summary = `Scatter chart of ${x.label} and ${y.label}: ${wordList(said)}.`;
    const element = plot({
      id,
      title,
      summary,
      scale,
      yColumn: y,
      xColumn: x,
      xTicks: width.ticks.map((value) => ({ at: at(value), text: x.short(value) })),
      axisNames: { x: x.head, y: y.head },
      position: { x: [], step: 0 },
      side: [],
      marks,
    });
    return { element, summary };
  },
});
