/**
 * What a table is like, and how wide its columns are. Both are decided in the build, from all rows: a browser that sizes
 * columns by the rows that have arrived moves them with each further row, and a style sheet cannot tell a table of records
 * from a grid of numbers.
 */
import type { Element, Nodes } from 'hast';
import { piecesOf, wordsOfName } from './code-breaks';
import { elementsOf } from './row-ids';
import { hasMark, markWidth } from './table-cells';

/**
 * `pair`: two columns, which fit a phone. `records`: each row is a thing with properties in words; a phone shows the
 * properties one below the other. `matrix`: short values that are read along rows and columns; a phone scrolls it sideways.
 */
export type TableShape = 'pair' | 'records' | 'matrix';

/** A record with more properties than this is longer than a phone's screen, so it stays a row. */
const mostProperties = 7;

/** How the letters of a word look: code and heads are wider than text, and so are some letters in bold. */
type Face = 'text' | 'code' | 'head' | 'bold';

/** Words of one cell. */
interface Word {
  text: string;
  face: Face;
}

/** Widths of characters, in parts of the font size: of our face and the system's, rounded up. */
const charWidths: Readonly<Record<Face, number>> = { text: 0.53, code: 0.56, head: 0.58, bold: 0.53 };

/** Padding of a cell on both sides, in parts of the font size. */
const padding = 1.7;

/** What a word can have above its width, as above: code in its own box, or a short word of wide letters. */
const slack = 0.4;

/** A longer word may break, from 25 characters of code: ids, JSON and addresses in examples. */
const longestWord = 14;

/** Room that a word which may break asks for. */
const brokenWord = 10;

/** A name of this many characters stays in one line, if other columns have the room. */
const wholeName = 26;

/** Lines that a table may be longer for a name in one line, and for each part of the font size that it lacks for that. */
const brokenName = 0.8;

/** Width of a page's column for text on the smallest desktop, in parts of the font size of tables. */
const roomOnPage = 40;

/** Padding of a cell, and room of a page, on a phone of 390 px, in parts of the font size of a grid there. */
const phonePadding = 1;
const roomOnPhone = 27.7;

/** Widths are given in steps of so many percent (plugins/content/tables/styles.ts writes their classes). */
export const widthStep = 2;

/** Lines that a table may be longer for columns that share the room more evenly, for each step squared. */
const evenness = 0.0025;

/** Room of a table that ends where text ends, in the same unit (--w-measure in src/css/tokens.css). */
const roomOfText = 47;

/**
 * Room that a table has on a docs page, in the same unit: on a small laptop, on others next to the contents list, on a wide
 * screen. Without the list, laptops have the last one too (src/css/layout.css).
 */
export const pageRooms = [44, 50, 56] as const;

/** Least widths that tables can have. The rooms are among them, so no table scrolls for the sake of rounding. */
export const leastWidths = [
  20,
  22,
  24,
  26,
  28,
  30,
  33,
  36,
  40,
  ...pageRooms,
  64,
  70,
  80,
  90,
  100,
  115,
  130,
] as const;
const leastWidthMost = leastWidths[leastWidths.length - 1] ?? 0;

/** The widths that a page with its contents list has on any laptop but the smallest. */
const pageWidths = leastWidths.filter((width) => width <= pageRooms[1]);

/** The least of these widths that is at least so wide, or the greatest. */
const roundedUp = (width: number): number => leastWidths.find((each) => each >= width) ?? leastWidthMost;

const faces: Readonly<Record<string, Face>> = { code: 'code', th: 'head', strong: 'bold' };

function wordsOf(node: Nodes, face: Face = 'text'): Word[] {
  if (node.type === 'text') {
    const words = node.value.split(/\s+/).filter(Boolean);
    return words.map((text) => ({ text, face }));
  }
  const within = (node.type === 'element' && faces[node.tagName]) || face;
  const words = 'children' in node ? node.children.flatMap((child) => wordsOf(child, within)) : [];
  const rest = node.type === 'element' ? node.properties.dataRest : undefined;
  const last = words.at(-1);
  return last && typeof rest === 'string'
    ? [...words.slice(0, -1), { ...last, text: last.text + rest }]
    : words;
}

/** What a word in bold has above its width if it has one of the widest letters, as in "Unmatched". */
const widestLetter = 0.5;

/** What a digit has above the width of a letter: all are as wide as the widest. */
const wideDigit = 0.1;

const widthOf = ({ text, face }: Word): number =>
  text.length * charWidths[face] +
  (face === 'code' ? 0 : (text.match(/\d/g)?.length ?? 0) * wideDigit) +
  (face === 'bold' && /[mw]/i.test(text) ? widestLetter : 0);

/** The parts of a word that stay in one line. */
const partsOf = ({ text, face }: Word): Word[] =>
  (face === 'code' ? piecesOf(text) : [text]).map((part) => ({ text: part, face }));

/** The same of a name of a column on a phone, which breaks at every underscore. */
const namesBroken = (words: readonly Word[]): Word[] =>
  words.flatMap(({ text, face }) => wordsOfName(text).map((part) => ({ text: part, face })));

const unbroken = (width: number): number => (width > longestWord ? brokenWord : width);

/** What a column needs, in parts of the font size. */
interface Need {
  /** Room in which no word breaks. */
  least: number;
  /** The same on a phone, in parts of its smaller font, where names of columns break at their underscores. */
  leastOnPhone: number;
  /** Room in which nothing wraps. */
  most: number;
  /** Lengths of its cells if they do not wrap, from the top. */
  lengths: number[];
  /** Room in which a name in code stays in one line, for each name that could. */
  names: number[];
  /** Room in which no cell wraps; names in code may. */
  wholeCells: number;
}

/** Room in which none of the words breaks that may not. */
const widest = (words: readonly Word[]): number => Math.max(0, ...words.map(widthOf).map(unbroken));

function needOf(cells: readonly Element[]): Need {
  const lines = cells.map((cell) => wordsOf(cell));
  const [head = [], ...rows] = lines;
  const cellWords = rows.flat();
  const mark = cells.some(hasMark) ? markWidth : 0;
  const lengths = lines.map((line) => line.reduce((sum, word) => sum + widthOf(word) + 0.3, mark));
  return {
    least:
      padding + slack + Math.max(widest(head.flatMap(partsOf)), mark + widest(cellWords.flatMap(partsOf))),
    leastOnPhone:
      phonePadding + slack + Math.max(widest(namesBroken(head)), mark + widest(cellWords.flatMap(partsOf))),
    most: padding + Math.max(0, ...lengths),
    lengths,
    names: lines
      .flat()
      .filter(({ face, text }) => face === 'code' && text.length <= wholeName)
      .map((word) => padding + slack + widthOf(word)),
    wholeCells: cellWords.every(({ face }) => face === 'code')
      ? 0
      : padding + Math.max(0, ...lengths.slice(1)),
  };
}

/** What the names that break in a column of this width cost. */
const costOfNames = ({ names }: Need, width: number): number =>
  total(names.map((name) => (name > width ? brokenName * (1 + name - width) : 0)));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const inSteps = (share: number): number => (share * 100) / widthStep;

/** The fewest steps of a room that each column can have without a broken word. */
const fewestSteps = (needs: readonly Need[], room: number): number[] =>
  needs.map(({ least }) => Math.max(1, Math.ceil(inSteps(least / room))));

/** How many steps there are for a table's columns together. */
export const allSteps = 100 / widthStep;

/** Lines that a table takes up in a room: a row has as many as its longest cell. They are not rounded, so each step counts. */
function heightOf(needs: readonly Need[], steps: readonly number[], room: number): number {
  const widths = steps.map((step) => Math.max((step / allSteps) * room - padding, 0.1));
  const rows = Math.max(0, ...needs.map(({ lengths }) => lengths.length));
  let height = 0;
  for (let row = 0; row < rows; row += 1) {
    let lines = 1;
    for (const [at, { lengths }] of needs.entries())
      lines = Math.max(lines, (lengths[row] ?? 0) / (widths[at] ?? 1));
    height += lines;
  }
  return height;
}

/** The fewest steps of a phone's room for each column of a grid. */
const stepsOnPhone = (needs: readonly Need[]): number[] =>
  needs.map(({ leastOnPhone }) => Math.ceil(inSteps(leastOnPhone / roomOnPhone)));

const fitsPhone = (needs: readonly Need[]): boolean => total(stepsOnPhone(needs)) <= allSteps;

/**
 * Shares of the room in percent, as browsers divide it among columns, in steps that add up to 100. They make the table as
 * short as it can be: a long example in one row takes no room from the texts of all others. No column is narrower than its
 * words need, and where nothing wraps, columns share the room by what they hold.
 * @param isForPhone True if words are whole on a phone as well, where that leaves them whole on a page.
 */
function sharesOf(needs: readonly Need[], isForPhone: boolean): number[] {
  const least = total(needs.map((need) => need.least));
  const most = total(needs.map((need) => need.most));
  const onPhone = isForPhone ? stepsOnPhone(needs) : needs.map(() => 1);
  const stepsFor = (room: number): number[] =>
    fewestSteps(needs, room).map((step, at) => Math.max(step, onPhone[at] ?? 1));
  // Steps are coarse: the room may have to be wider than what the words need. A phone's needs are met if a page is left whole.
  const roomFor = (steps: (room: number) => number[], rooms: readonly number[]): number | undefined =>
    rooms.find((width) => width >= roomOnPage && total(steps(width)) <= allSteps);
  const fewestIn = (room: number): number[] => fewestSteps(needs, room);
  const roomOfBoth = roomFor(stepsFor, pageWidths);
  const room = Math.max(least, roomOfBoth ?? roomFor(fewestIn, leastWidths) ?? 0, roomOnPage);
  const fewest = roomOfBoth === undefined ? fewestIn(room) : stepsFor(room);
  const even = needs.map((need) => inSteps(need.most / most));
  const cost = (steps: readonly number[]): number =>
    heightOf(needs, steps, room) +
    total(needs.map((need, at) => costOfNames(need, ((steps[at] ?? 0) / allSteps) * room))) +
    evenness * total(steps.map((step, at) => (step - (even[at] ?? 0)) ** 2));
  const lowest = total(fewest) <= allSteps ? fewest : needs.map(() => 1);
  const columns = [...needs.keys()];
  let steps: readonly number[] = lowest;
  const moved = (from: number | null, to: number): number[] =>
    steps.map((step, at) => step + Number(at === to) - Number(at === from));
  const cheapest = (ways: readonly number[][]): readonly number[] =>
    ways.reduce((best, way) => (cost(way) < cost(best) ? way : best), ways[0] ?? steps);
  // What is left goes to one column after the other, then columns exchange steps until no exchange makes the table shorter.
  for (let left = allSteps - total(steps); left > 0; left -= 1)
    steps = cheapest(columns.map((to) => moved(null, to)));
  for (;;) {
    const givers = columns.filter((from) => (steps[from] ?? 0) > (lowest[from] ?? 1));
    const better = cheapest(
      givers.flatMap((from) => columns.filter((to) => to !== from).map((to) => moved(from, to))),
    );
    if (cost(better) >= cost(steps) - 1e-9) break;
    steps = better;
  }
  return steps.map((step) => step * widthStep);
}

const isProse = (words: readonly Word[]): boolean =>
  words.filter(({ face }) => face !== 'code').length >= 4 &&
  words.reduce((sum, { text }) => sum + text.length + 1, 0) > 28;

/** Widest column that keeps its width, in parts of the font size. */
export const widestFixed = 20;

/**
 * Widths of the columns of short values, if a single column has sentences: then it takes what a wide page has more.
 * @param least Width below which words break.
 */
function fixedOf(needs: readonly Need[], shares: readonly number[], least: number): TableForm['fixed'] {
  const widths = needs.map(({ least: room, most, wholeCells }, at) => {
    const width = Math.max(
      Math.ceil(room),
      Math.min(Math.ceil(most), Math.floor(((shares[at] ?? 0) / 100) * least)),
    );
    return width <= widestFixed && wholeCells <= width + 1 ? width : undefined;
  });
  const sentences = needs.filter((_, at) => widths[at] === undefined);
  if (sentences.length !== 1) return undefined;
  const whole = total(widths.map((width) => width ?? 0)) + total(sentences.map((need) => need.least));
  return whole <= least ? widths : undefined;
}

const isNumber = (words: readonly Word[]): boolean => /^[+−-]?\d/.test(words[0]?.text ?? '');

/** A grid of numbers is scrolled where it is too wide. Names can be read one below the other. */
function shapeOf(columns: readonly Element[][], isTooWide: boolean): TableShape {
  if (columns.length < 3) return 'pair';
  const some = (cells: readonly Element[], test: (words: readonly Word[]) => boolean): boolean =>
    cells.some((cell) => test(wordsOf(cell)));
  const isRecords =
    columns.length <= mostProperties &&
    (columns.some((cells) => some(cells, isProse)) ||
      (isTooWide && !columns.slice(1).some((cells) => some(cells, isNumber))));
  return isRecords ? 'records' : 'matrix';
}

/** The form of a table. */
export interface TableForm {
  shape: TableShape;
  /** Share of each column, in percent. */
  shares: number[];
  /**
   * Where one column has sentences and the others short values: how wide those are, in parts of the font size, however wide
   * the table is. The column of sentences has none, and all that is left.
   */
  fixed?: readonly (number | undefined)[];
  /** Width below which words break, in multiples of the font size; null if no page is narrower. */
  leastWidth: number | null;
  /** True if its words would break, or its text take more lines, where it ends with the text of the page. */
  isWide: boolean;
  /** True if it is a grid that a phone shows whole, the names of its columns broken at their underscores. */
  fitsPhone: boolean;
}

/**
 * Reads the form of a table off its head and all its rows.
 * @throws RangeError if it has more columns than there are steps of widths.
 */
export function tableForm(table: Element): TableForm {
  const [head, ...rows] = elementsOf(table, 'tr');
  const names = head ? elementsOf(head, 'th') : [];
  if (names.length > 100 / widthStep)
    throw new RangeError(`A table can have ${100 / widthStep} columns, this one has ${names.length}.`);
  const cellsOf = (row: Element): Element[] =>
    row.children.filter((cell): cell is Element => cell.type === 'element');
  const bodies = names.map((_, at) => rows.flatMap((row) => cellsOf(row)[at] ?? []));
  const needs = names.map((name, at) => needOf([name, ...(bodies[at] ?? [])]));
  const shape = shapeOf(bodies, !fitsPhone(needs));
  const shares = sharesOf(needs, shape === 'matrix');
  const least = roundedUp(Math.max(0, ...needs.map((need, at) => (100 * need.least) / (shares[at] ?? 100))));
  const breaks = shape === 'matrix' || (shape === 'records' && least > roomOnPage);
  const steps = stepsOnPhone(needs);
  const fixed = shape === 'matrix' ? undefined : fixedOf(needs, shares, Math.max(least, roomOnPage));
  return {
    shape,
    shares,
    ...(fixed && { fixed }),
    leastWidth: breaks ? least : null,
    isWide: Math.max(least, total(needs.map((need) => need.most))) > roomOfText,
    fitsPhone: shape === 'matrix' && shares.every((share, at) => share >= (steps[at] ?? 0) * widthStep),
  };
}
