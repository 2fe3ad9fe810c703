/**
 * What a table is like, and how wide its columns are. Both are decided in the build, from all rows: a browser that sizes
 * columns by the rows that have arrived moves them with each further row, and a style sheet cannot tell a table of records
 * from a grid of numbers.
 */
import type { Element, Nodes } from 'hast';
import { elementsOf } from './row-ids';

/**
 * `pair`: two columns, which fit a phone. `records`: each row is a thing with properties in words; a phone shows the
 * properties one below the other. `matrix`: short values that are read along rows and columns; a phone scrolls it sideways.
 */
export type TableShape = 'pair' | 'records' | 'matrix';

/** A record with more properties than this is longer than a phone's screen, so it stays a row. */
const mostProperties = 7;

/** Words of one cell; code is wider than text and breaks at fewer places. */
interface Word {
  text: string;
  isCode: boolean;
}

/** Widths of characters, in parts of the font size: of the system's fonts, rounded up. */
const charWidths = { text: 0.53, code: 0.56 } as const;

/** Padding of a cell on both sides, in parts of the font size. */
const padding = 1.7;

/** A longer word may break: ids, JSON and addresses in examples. */
const longestWord = 17;

/** Width of a page's column for text on the smallest desktop, in parts of the font size of tables. */
const roomOnPage = 40;

/** Widths are given in steps of so many percent, which src/css/tables.css has classes for. */
export const widthStep = 4;

/** Least widths of tables are given in steps of so many times the font size of tables, as above. */
const leastWidthStep = 10;
const leastWidthMost = 130;

function wordsOf(node: Nodes, isCode = false): Word[] {
  if (node.type === 'text') {
    return node.value
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => ({ text, isCode }));
  }
  const within = isCode || (node.type === 'element' && node.tagName === 'code');
  return 'children' in node ? node.children.flatMap((child) => wordsOf(child, within)) : [];
}

const widthOf = ({ text, isCode }: Word): number =>
  text.length * (isCode ? charWidths.code : charWidths.text);

const unbroken = (width: number): number => Math.min(width, longestWord);

/** What a column needs: at least the room in which no word breaks, at most the room in which nothing wraps. */
interface Need {
  least: number;
  most: number;
}

function needOf(cells: readonly Element[]): Need {
  const lines = cells.map((cell) => wordsOf(cell).map(widthOf));
  return {
    least: padding + Math.max(0, ...lines.flat().map(unbroken)),
    most: padding + Math.max(0, ...lines.map((line) => line.reduce((sum, width) => sum + width + 0.3, 0))),
  };
}

/** Shares of the room in percent, as browsers divide it among columns, in steps that add up to 100. */
function sharesOf(needs: readonly Need[]): number[] {
  const sum = (key: keyof Need): number => needs.reduce((total, need) => total + need[key], 0);
  const [least, most] = [sum('least'), sum('most')];
  const room = Math.max(roomOnPage, least);
  const exact = needs.map((need) =>
    most <= room || most === least
      ? need.most / most
      : (need.least + ((room - least) * (need.most - need.least)) / (most - least)) / room,
  );
  const inSteps = (share: number): number => (share * 100) / widthStep;
  const fewest = needs.map((need) => Math.ceil(inSteps(need.least / room)));
  const steps = exact.map((share, at) => Math.max(1, fewest[at] ?? 1, Math.round(inSteps(share))));
  // Rounding is made up for by the columns that it has favored or slighted most, and that have room for their words.
  for (let over = steps.reduce((a, b) => a + b, 0) - 100 / widthStep; over !== 0; over -= Math.sign(over)) {
    const errors = steps.map((step, at) => (step - inSteps(exact[at] ?? 0)) * Math.sign(over));
    const spare = (least: readonly number[]): number[] =>
      errors.map((error, at) => (over > 0 && (steps[at] ?? 0) <= (least[at] ?? 1) ? -Infinity : error));
    const open = [fewest, []].map(spare).find((all) => Math.max(...all) > -Infinity) ?? errors;
    const worst = open.indexOf(Math.max(...open));
    steps[worst] = (steps[worst] ?? 0) - Math.sign(over);
  }
  return steps.map((step) => step * widthStep);
}

const isProse = (words: readonly Word[]): boolean =>
  words.filter(({ isCode }) => !isCode).length >= 4 &&
  words.reduce((sum, { text }) => sum + text.length + 1, 0) > 28;

function shapeOf(columns: readonly Element[][]): TableShape {
  if (columns.length < 3) return 'pair';
  const isRecords =
    columns.length <= mostProperties && columns.some((cells) => cells.some((cell) => isProse(wordsOf(cell))));
  return isRecords ? 'records' : 'matrix';
}

/** The form of a table. */
export interface TableForm {
  shape: TableShape;
  /** Share of each column, in percent. */
  shares: number[];
  /** Width below which words break, in steps of the font size. */
  leastWidth: number;
}

/**
 * Reads the form of a table off its head and all of its rows.
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
  const shares = sharesOf(needs);
  const least = Math.max(0, ...needs.map((need, at) => (100 * need.least) / (shares[at] ?? 100)));
  return {
    shape: shapeOf(bodies),
    shares,
    leastWidth: Math.min(leastWidthMost, Math.ceil(least / leastWidthStep) * leastWidthStep),
  };
}
