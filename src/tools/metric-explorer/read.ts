/** Numbers and curves as exact decimals, read by the rules that all tools share. */
import { decimal, toFixed, toPlain, type Decimal } from '../../../lib/shared/decimal';
import { readNumber, type Reading } from '../frame/values';
import type { ExplorerCatalog, ExplorerInput } from './catalog';

type Limits = Pick<ExplorerCatalog, 'most' | 'decimals'>;

/** What decides about a number. */
type Rules = Pick<ExplorerInput, 'unit' | 'mayBeNegative' | 'most'>;

/** Reads one number. */
export function readDecimal(
  raw: string,
  { unit, mayBeNegative, most }: Rules,
  limits: Limits,
): Reading<Decimal> {
  const largest = most ?? limits.most;
  const read = readNumber(raw, {
    least: mayBeNegative ? -largest : 0,
    most: largest,
    // Two decimals more than a percentage needs for a share that is written with four.
    decimals: { count: 0, day: 0, percent: 4, money: limits.decimals }[unit],
  });
  // At most 15 digits and 6 decimals, so the text of the number has all of them.
  return read.problem === undefined ? { value: decimal(String(read.value)) } : read;
}

/** Days that a curve has at most: day 0 to day 365. */
const mostDays = 366;

/** Longer text isn't a curve: a number of each day has at most 24 characters. */
const longest = mostDays * 24;

/** Reads a number for each day from day 0: one a line, as a column of a spreadsheet is pasted. */
export function readCurve(raw: string, rules: Rules, limits: Limits): Reading<Decimal[]> {
  const tooLong = { problem: `Must have at most ${mostDays} lines, one for each day from day 0.` };
  const text = raw.trimEnd();
  if (text === '') return { problem: 'Must have a number for each day, one a line.' };
  // Before it is split: a pasted file must not hold the page up.
  if (text.length > longest) return tooLong;
  const lines = text.split(/\r\n|[\n\r]/);
  if (lines.length > mostDays) return tooLong;
  const values: Decimal[] = [];
  for (const [day, line] of lines.entries()) {
    const read = readDecimal(line, rules, limits);
    if (read.problem !== undefined)
      return {
        problem: /\S[\t; ]+\S/.test(line)
          ? `Day ${day} (line ${day + 1}): Must be one number. Put each day on its own line.`
          : `Day ${day} (line ${day + 1}): ${read.problem}`,
      };
    values.push(read.value);
  }
  return { value: values };
}

/** A decimal for calculations, which are done as the product does them: in binary numbers. */
export const asNumber = (value: Decimal): number => Number(toPlain(value));

/** A share from a percentage: 19 is 0.19. */
export const shareOf = (percent: Decimal): Decimal => decimal(toFixed(percent / 100n));
