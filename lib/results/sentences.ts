/**
 * Sentences that name numbers of a result. Writers put a placeholder where the number goes, and the build writes it, so
 * that a caption cannot disagree with the drawing under it. A number that is typed must be one that the result shows.
 */
import { closest } from '../text/closest';
import { formatCell, formatShort, formatText } from './format';
import type { Result } from './types';

const placeholder = /\{([^{}]*)\}/g;
const numbers = /\d+(?:[.,:]\d+)*/g;

const known = (words: readonly string[], word: string): string =>
  `It has: ${words.join(', ')}. Did you mean "${closest(word, words)}"?`;

/** Text of the cell that `column` or `column@key` names. */
function cellText(result: Result, reference: string): string {
  const [name = '', ...rest] = reference.split('@');
  const at = result.columns.findIndex((column) => column.name === name.trim());
  const column = result.columns[at];
  if (!column)
    throw new Error(
      `{${reference}}: the result "${result.id}" has no column "${name.trim()}". ${known(
        result.columns.map((c) => c.name),
        name.trim(),
      )}`,
    );
  const key = rest.length ? rest.join('@').trim() : undefined;
  const rows = key === undefined ? result.rows : result.rows.filter(([first]) => String(first) === key);
  const [row] = rows;
  if (!row || rows.length > 1) {
    const keys = result.rows.map(([first]) => String(first));
    const example = `{${column.name}@${keys[0] ?? 'key'}}`;
    throw new Error(
      key === undefined
        ? `{${reference}}: the result "${result.id}" has ${rows.length} rows. Name one by its first column, such as ${example}.`
        : rows.length > 1
          ? `{${reference}}: ${rows.length} rows of the result "${result.id}" start with "${key}". Let its query give one row for each value of the first column.`
          : `{${reference}}: no row of the result "${result.id}" starts with "${key}". ${known(keys, key)}`,
    );
  }
  const value = row[at] ?? null;
  if (value === null)
    throw new Error(`{${reference}}: the cell has no value. Name another, or say it without a number.`);
  return formatText(value, column.unit, result.currency);
}

/** Numbers that readers see in a result: in its cells, in each of their forms, and in the heads of its columns. */
function shownNumbers(result: Result): Set<string> {
  const texts = result.columns.flatMap(({ label, unit }, at) => [
    label,
    ...result.rows.flatMap((row) => {
      const value = row[at] ?? null;
      return [formatCell(value, unit), formatShort(value, unit)];
    }),
  ]);
  return new Set(texts.flatMap((text) => text.match(numbers) ?? []));
}

/**
 * A sentence with its placeholders filled: `{column@key}` is the cell of that column in the row whose first column is
 * `key`; `{column}` is enough for a result of one row.
 * @throws Error if a placeholder names no cell with a value, or if a typed number is nowhere in the result.
 */
export function fillSentence(sentence: string, result: Result): string {
  const typed = sentence.replace(placeholder, ' ');
  if (/[{}]/.test(typed))
    throw new Error(`"${sentence}" has a brace without its pair. Write {column@key}, such as {cost@adjoe}.`);
  const shown = shownNumbers(result);
  const wrong = (typed.match(numbers) ?? []).find((number) => !shown.has(number));
  if (wrong !== undefined)
    throw new Error(
      `"${wrong}" is nowhere in the result "${result.id}". Write {column@key} instead, and the build fills in the number.`,
    );
  return sentence.replace(placeholder, (_, reference: string) => cellText(result, reference));
}
