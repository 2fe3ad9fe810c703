/**
 * Numbers that are typed into sentences and claimed to come from results. Each must be a value of one of the results in
 * a form in which a reader would write it; dates and names of metrics such as "D7" are not claims.
 */
import { arithmeticOf } from '../text/arithmetic';
import { formatCell, formatShort, momentOf } from './format';
import type { Result } from './types';

const number = /(?<![\w.,-])[−-]?(?:\d[\d,]*\d|\d)(?:\.\d+)?(?![\w])%?/g;

const notClaims = [
  // September 1 to 7, 2025
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:(?: to|,| and)+ \d{1,2}(?!\d))*(?:, \d{4})?/g,
  // D7, day 7, days 0 to 6
  /\b[Dd]ays? \d+(?: (?:to|and) \d+)?/g,
  /\bD\d+\b/g,
  // 10:20:00
  /\b\d{1,2}:\d{2}(?::\d{2})?\b/g,
];

const plain = (text: string): string =>
  text
    .replace(/[,\s]/g, '')
    .replace('−', '-')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Forms of a value: as cells show it, exactly, and shorter by whole decimals. */
function formsOf(value: string | number | boolean | null, unit: Result['columns'][number]['unit']): string[] {
  if (value === null || typeof value === 'boolean') return [];
  if (unit === 'text' || unit === 'date' || unit === 'time') {
    if (unit !== 'text') momentOf(value);
    return String(value).match(number) ?? [];
  }
  const exact = String(value);
  const percent =
    unit === 'ratio'
      ? [`${Number((Number(value) * 100).toFixed(6))}%`, `${Math.round(Number(value) * 100)}%`]
      : [];
  return [formatCell(value, unit), formatShort(value, unit), exact, ...percent];
}

/** What readers could type of a result. */
function shownBy(result: Result): Set<string> {
  return new Set(
    result.rows.flatMap((row) =>
      result.columns.flatMap(({ unit }, at) => formsOf(row[at] ?? null, unit).map(plain)),
    ),
  );
}

/** The value of a result that is closest to a number, for messages. */
function closestValue(typed: string, results: readonly Result[]): string {
  const wanted = Number(plain(typed).replace('%', '')) / (typed.endsWith('%') ? 100 : 1);
  let best = '';
  let least = Infinity;
  for (const result of results)
    for (const row of result.rows)
      result.columns.forEach(({ name, unit }, at) => {
        const value = row[at];
        if (value === null || value === undefined || ['text', 'date', 'time'].includes(unit)) return;
        const distance = Math.abs(Number(value) - wanted);
        if (distance < least) {
          least = distance;
          best = `${formatCell(value, unit)} (${result.id}.${name})`;
        }
      });
  return best;
}

/** A text whose dates, clock times and names such as "D7" are blanks, as long as before. */
export const withoutDates = (text: string): string =>
  notClaims.reduce((rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)), text);

/** Numbers of a text that claim to be results. */
export const claimsIn = (text: string): string[] => withoutDates(text).match(number) ?? [];

/**
 * What is wrong with a text that cites results; undefined if every number in it is in one of the results, or is what a
 * computation with such numbers gives: 24 + 18 + 15 = 57.
 */
export function citationProblem(text: string, results: readonly Result[]): string | undefined {
  const { findings } = arithmeticOf(text);
  if (findings[0]) return `"${findings[0].text}" is computed wrong. ${findings[0].cure}`;
  const sums = new Set([...text.matchAll(/= (\S*\d%?)/g)].map(([, sum = '']) => plain(sum)));
  const shown = new Set(results.flatMap((result) => [...shownBy(result)]));
  const found = claimsIn(text);
  if (found.length === 0) return 'There is no number to cite in this text. Remove <Cite>.';
  const wrong = found.find((typed) => !shown.has(plain(typed)) && !sums.has(plain(typed)));
  return wrong === undefined
    ? undefined
    : `"${wrong}" is in none of the results ${results.map(({ id }) => id).join(', ')}. The closest value is ${closestValue(wrong, results)}.`;
}
