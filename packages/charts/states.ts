/**
 * Draws the states of an object and the moves between them: states in a row, moves to the next state as arrows in the gap,
 * longer ones around the states between. The form follows from the data, so all such figures look alike.
 */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { svg } from './marks';

interface State {
  name: string;
  note: string;
  isUsual?: boolean | undefined;
}

/** From a state to another, by name; `by` says what makes the move. */
interface Move {
  from: string;
  to: string;
  by: string;
  isUsual?: boolean | undefined;
}

export interface StateDiagram {
  id: string;
  title: string;
  /** The drawing in words, for readers who do not see it. */
  says: string;
  states: readonly State[];
  moves: readonly Move[];
}

/** Width of figures, in their own units: pixels on a desktop. */
const width = 720;
const margin = 6;
const box = { height: 60, least: 108, padding: 24 };
const nameSize = 14;
const labelSize = 13;
/** Width of a letter, in parts of the font size, rounded up: names are bold. */
const letter = { name: 0.6, label: 0.54 };
const gap = { least: 36, padding: 26 };
/** Room for a way around the states, with its label. */
const lane = 30;
const head = { length: 10, half: 6 };

/** A state with its place. */
interface Box extends State {
  x: number;
  width: number;
}

const labelWidth = (text: string): number => text.length * labelSize * letter.label;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const indexOf = (diagram: StateDiagram, name: string): number =>
  diagram.states.findIndex((state) => state.name === name);

/** How many states a move goes ahead; negative for moves back. */
const stepsOf = (diagram: StateDiagram, { from, to }: Move): number =>
  indexOf(diagram, to) - indexOf(diagram, from);

/**
 * States with their places, over the whole width.
 * @throws RangeError with the cure if they do not fit.
 */
function placed(diagram: StateDiagram): Box[] {
  const widths = diagram.states.map(({ name, note }) =>
    Math.max(box.least, name.length * nameSize * letter.name + box.padding, labelWidth(note) + box.padding),
  );
  const gaps = diagram.states.slice(1).map((_, at) => {
    const labels = diagram.moves
      .filter((move) => {
        const [from, to] = [indexOf(diagram, move.from), indexOf(diagram, move.to)];
        return Math.abs(to - from) === 1 && Math.min(from, to) === at;
      })
      .map(({ by }) => labelWidth(by) + gap.padding);
    return Math.max(gap.least, ...labels);
  });
  const spare = width - 2 * margin - sum(widths) - sum(gaps);
  if (spare < 0)
    throw new RangeError(
      `The diagram "${diagram.id}" is ${Math.ceil(-spare)} px too wide. Shorten its names, notes or labels.`,
    );
  let x = margin;
  return diagram.states.map((state, at) => {
    const made = { ...state, x, width: widths[at] ?? 0 };
    x += made.width + (gaps[at] ?? 0) + spare / gaps.length;
    return made;
  });
}

const label = (content: string, x: number, y: number): Element =>
  svg(
    'text',
    { className: 'f-muted', x: Math.round(x), y: Math.round(y), textAnchor: 'middle', fontSize: labelSize },
    content,
  );

/** The class of a part that is drawn quietly, or in the accent for what is usual. */
const tone = (name: string, isUsual: boolean | undefined): string =>
  isUsual ? `${name}-accent` : name === 'f-fill' ? 'f-fill-muted' : name;

const drawnBox = ({ name, note, x, width: wide, isUsual }: Box, top: number): Element[] => [
  svg('rect', {
    className: tone('f-box', isUsual),
    x: Math.round(x),
    y: top,
    width: Math.round(wide),
    height: box.height,
    rx: 8,
  }),
  svg(
    'text',
    {
      className: 'f-text',
      x: Math.round(x + wide / 2),
      y: top + 26,
      textAnchor: 'middle',
      fontSize: nameSize,
      fontWeight: 600,
    },
    name,
  ),
  label(note, x + wide / 2, top + 47),
];

/** A line through points that ends in an arrow head. */
function arrow(
  points: readonly (readonly [x: number, y: number])[],
  isUsual: boolean | undefined,
): Element[] {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [[x, y] = [0, 0], [beforeX, beforeY] = [0, 0]] = rounded.toReversed();
  const [dx, dy] = [Math.sign(x - beforeX), Math.sign(y - beforeY)];
  const [neckX, neckY] = [x - dx * head.length, y - dy * head.length];
  const line = [...rounded.slice(0, -1), [neckX, neckY] as const];
  return [
    svg('path', {
      className: tone('f-line', isUsual),
      d: `M${line.map(([a, b]) => `${a} ${b}`).join('L')}`,
      strokeWidth: 2,
    }),
    svg('path', {
      className: tone('f-fill', isUsual),
      d: `M${x} ${y}L${neckX + dy * head.half} ${neckY + dx * head.half}L${neckX - dy * head.half} ${neckY - dx * head.half}z`,
    }),
  ];
}

/** A move to a neighbor; with one in the other direction, ahead is above and back is below. */
function shortMove(move: Move, from: Box, to: Box, top: number, isAlone: boolean): Element[] {
  const isAhead = to.x > from.x;
  const y = top + (isAlone ? box.height / 2 : isAhead ? 17 : box.height - 17);
  const [start, end] = isAhead ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const below = !isAlone && !isAhead;
  return [
    ...arrow(
      [
        [start, y],
        [end, y],
      ],
      move.isUsual,
    ),
    label(move.by, (start + end) / 2, below ? y + 20 : y - 9),
  ];
}

/** A move past other states, above or below them. */
function longMove(move: Move, from: Box, to: Box, top: number, isAbove: boolean, lanes: number): Element[] {
  const [startX, endX] = [from.x + from.width / 2, to.x + to.width / 2];
  const edge = isAbove ? top : top + box.height;
  const way = isAbove ? top - lane * lanes + 4 : edge + lane * lanes;
  return [
    ...arrow(
      [
        [startX, edge],
        [startX, way],
        [endX, way],
        [endX, edge],
      ],
      move.isUsual,
    ),
    label(move.by, (startX + endX) / 2, way - 6),
  ];
}

/**
 * The drawing: HTML of an `svg` element with title and description.
 * @param diagram Its placeholders are filled: the words decide the widths.
 * @throws RangeError with the cure if the states do not fit into a figure.
 */
export function stateDrawing(diagram: StateDiagram): string {
  const boxes = placed(diagram);
  const long = diagram.moves.filter((move) => Math.abs(stepsOf(diagram, move)) > 1);
  const lanesAbove = Math.ceil(long.length / 2);
  const lanesBelow = Math.floor(long.length / 2);
  const top = Math.max(16, lanesAbove * lane + 16);
  const height = top + box.height + Math.max(16, lanesBelow * lane + 8);
  const boxOf = (name: string): Box => {
    const found = boxes[indexOf(diagram, name)];
    if (!found) throw new RangeError(`The diagram "${diagram.id}" has no state ${name}.`);
    return found;
  };
  const drawnMove = (move: Move): Element[] => {
    const [from, to] = [boxOf(move.from), boxOf(move.to)];
    const at = long.indexOf(move);
    if (at >= 0) return longMove(move, from, to, top, at % 2 === 0, Math.floor(at / 2) + 1);
    const isAlone = !diagram.moves.some(({ from, to }) => from === move.to && to === move.from);
    return shortMove(move, from, to, top, isAlone);
  };
  const id = `states-${diagram.id}`;
  const element = svg(
    'svg',
    {
      role: 'img',
      ariaLabelledBy: `${id}-title ${id}-desc`,
      viewBox: `0 0 ${width} ${height}`,
    },
    svg('title', { id: `${id}-title` }, diagram.title),
    svg('desc', { id: `${id}-desc` }, diagram.says),
    ...boxes.flatMap((state) => drawnBox(state, top)),
    ...diagram.moves.flatMap(drawnMove),
  );
  return toHtml(element);
}
