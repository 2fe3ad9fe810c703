/**
 * What the cells of a table are read as, for styles to show it: answers get a mark with their word, and columns of
 * numbers line up on their decimal point. Both are decided from whole columns, because one cell alone says neither
 * what is asked nor how many decimals its neighbors have.
 */
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsOf } from './row-ids';

/** Classes of cells that answer a question of their column, by their words. */
const answers: Readonly<Record<string, string>> = {
  yes: 'yes',
  no: 'no',
  partly: 'part',
  'own apps': 'part',
};

/** Room of the mark before an answer, in parts of the font size (src/css/tables.css). */
export const markWidth = 1.35;

/** True if a cell is an answer that readCells has found. */
export const hasMark = ({ properties }: Element): boolean =>
  Object.values(answers).includes(String(properties.className));

/** A column has a class for its numbers up to this one; no grid of ours has more columns of them. */
export const mostNumberColumns = 12;

/** Signs of a cell without a value. */
const isEmpty = (text: string): boolean => /^[–—]?$/.test(text);

/** A number with its decimals, and nothing but a sign, a currency sign or a percent sign around it. */
const numberOf = (text: string): RegExpExecArray | null =>
  /^[+−-]?[$€]?\d[\d,]*(?:\.(?<decimals>\d+))?(?<sign>%?)$/.exec(text);

/**
 * The decimals that each number of a column lacks next to the longest, as zeros: behind the number, and not seen, they put
 * the decimal points of numbers at the right edge in one line.
 * @returns undefined if a cell is something else, or if only some are percentages.
 */
export function missingDecimals(texts: readonly string[]): string[] | undefined {
  const numbers = texts.map((text) => (isEmpty(text) ? undefined : (numberOf(text) ?? null)));
  if (numbers.includes(null) || numbers.every((number) => !number)) return undefined;
  if (new Set(numbers.flatMap((number) => number?.groups?.sign ?? [])).size > 1) return undefined;
  const counts = numbers.map((number) => (number ? (number.groups?.decimals?.length ?? 0) : undefined));
  const most = Math.max(...counts.map((count) => count ?? 0));
  return counts.map((count = most) => {
    const rest = '0'.repeat(most - count);
    return count === 0 && rest !== '' ? `.${rest}` : rest;
  });
}

/** Code is set in another face, whose digits the zeros don't match. */
const hasCode = (cell: Element): boolean => elementsOf(cell, 'code').length > 0;

/** Lines the numbers of a column up on their decimal points; false if it is not one of numbers. */
function alignNumbers(cells: readonly Element[], texts: readonly string[]): boolean {
  const missing = missingDecimals(texts);
  if (!missing) return false;
  if (missing.some(Boolean) && cells.some(hasCode)) return false;
  for (const [at, cell] of cells.entries()) if (missing[at]) cell.properties.dataRest = missing[at];
  return true;
}

/**
 * Gives the answers of a table their classes and its numbers their missing decimals, and names its columns of numbers.
 * @returns Classes for the box, one for each column of numbers but the first column, which names the rows.
 */
export function readCells(table: Element): string[] {
  const rows = elementsOf(table, 'tr')
    .slice(1)
    .map((row) => elementsOf(row, 'td'));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => rows.flatMap((row) => row[at] ?? []));
  const classes: string[] = [];
  for (const [at, cells] of columns.entries()) {
    if (at === 0) continue;
    const texts = cells.map((cell) => toString(cell).trim());
    const kinds = texts.map((text) => answers[text.toLowerCase()]);
    const answersIt = kinds.includes('yes') || kinds.includes('no');
    if (answersIt)
      for (const [row, cell] of cells.entries()) if (kinds[row]) cell.properties.className = [kinds[row]];
    if (at < mostNumberColumns && alignNumbers(cells, texts)) classes.push(`n${at + 1}`);
  }
  return classes;
}
