/**
 * Reads what readers type. Nothing is guessed: a comma may separate decimals or thousands, and a unit may be the wrong one,
 * so both are refused in words that say what to write. Only spaces around a value are left out.
 */

/** A value, or what is wrong with the text. */
export type Reading<Value> = { value: Value; problem?: undefined } | { problem: string };

/** No field takes longer text. */
const longest = 200;

/** What is wrong with text of any kind. */
function textProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Must not be empty.';
  return text.length > longest ? `Must have at most ${longest} characters.` : undefined;
}

/** Reads a name or other words. */
export function readText(raw: string): Reading<string> {
  const problem = textProblem(raw);
  return problem === undefined ? { value: raw.trim() } : { problem };
}

interface NumberLimits {
  least?: number;
  most?: number;
  /** Most digits after the point; 0 for whole numbers. */
  decimals?: number;
}

function formProblem(text: string): string | undefined {
  if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return undefined;
  if (/^[+-]?\d[\d.]*[,'’\s][\d.,'’\s]*\d$/.test(text))
    return 'Write a point before decimals, and nothing between thousands.';
  if (/^[+-]?[\d.]+e[+-]?\d+$/i.test(text)) return 'Must be written in digits, without an exponent.';
  if (/\d/.test(text)) return 'Must be a number alone, without a unit or a sign of a currency.';
  return 'Must be a number.';
}

/** Reads a number such as `7`, `-0.5` or `4.99`. */
export function readNumber(raw: string, { least, most, decimals }: NumberLimits = {}): Reading<number> {
  const text = raw.trim();
  const problem = textProblem(raw) ?? formProblem(text);
  if (problem !== undefined) return { problem };
  const value = Number(text);
  if (least !== undefined && value < least) return { problem: `Must be at least ${least}.` };
  if (most !== undefined && value > most) return { problem: `Must be at most ${most}.` };
  const places = text.split('.')[1]?.length ?? 0;
  if (decimals !== undefined && places > decimals)
    return {
      problem: decimals === 0 ? 'Must be a whole number.' : `Must have at most ${decimals} decimals.`,
    };
  // Digits that a number of the browser doesn't hold would be lost without a word.
  if (text.replace(/^[+-]?[0.]*|\./g, '').length > 15) return { problem: 'Must have at most 15 digits.' };
  return { value };
}

/** Reads one of a list's values. A link can name one that the list lacks. */
export function readChoice<Choice extends string>(raw: string, choices: readonly Choice[]): Reading<Choice> {
  const value = choices.find((choice) => choice === raw);
  return value === undefined ? { problem: 'Must be one of the list.' } : { value };
}

const timeForm = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?Z?)?$/;
const relativeForm = /^(\d+)\s*([a-z]+) (before|after)$/;

/**
 * Reads a time in UTC, to the millisecond, such as `2025-09-01 10:20:00.000`; a day alone is its beginning.
 * @param origin What `8 d before` and `20 min after` count from; undefined where nothing does.
 */
export function readTime(raw: string, origin?: number): Reading<number> {
  const text = raw.trim();
  const problem = textProblem(raw);
  if (problem !== undefined) return { problem };
  const [, amount = '', unit = '', side] = relativeForm.exec(text) ?? [];
  if (origin !== undefined && side !== undefined) {
    const length = readLength(amount + unit, { least: 0, most: origin });
    if (length.problem !== undefined) return length;
    return { value: side === 'before' ? origin - length.value : origin + length.value };
  }
  const [, date, clock = '00:00', seconds = '00', fraction = ''] = timeForm.exec(text) ?? [];
  if (date === undefined)
    return {
      problem: `Must be a date and a time in UTC, such as 2025-09-01 10:20:00.000${origin === undefined ? '' : ', or a length such as 8 d before'}.`,
    };
  const iso = `${date}T${clock}:${seconds}.${fraction.padEnd(3, '0')}Z`;
  const value = Date.parse(iso);
  // A browser reads February 30 as March 2.
  if (Number.isNaN(value) || new Date(value).toISOString() !== iso)
    return { problem: 'Must be a day and a time that exist.' };
  return value < 0 ? { problem: 'Must be in 1970 or later.' } : { value };
}

/** A time as `readTime` takes it. */
export const timeText = (value: number): string =>
  new Date(value).toISOString().replace('T', ' ').slice(0, 23);

const unitLengths: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** The shortest way to write a length of time as `readLength` takes it, such as `7 d` or `90 min`. */
export function lengthText(milliseconds: number): string {
  const [unit = 'ms', length = 1] =
    Object.entries(unitLengths)
      .reverse()
      .find(([, length]) => milliseconds % length === 0 && milliseconds >= length) ?? [];
  return milliseconds === 0 ? '0 h' : `${milliseconds / length} ${unit}`;
}

/** Reads a length of time with its unit: `7 d`, `24 h`, `10 min`, `30 s` or `1 ms`. */
export function readLength(raw: string, { least, most }: { least: number; most: number }): Reading<number> {
  const problem = textProblem(raw);
  if (problem !== undefined) return { problem };
  const [, amount = '', unit = ''] = /^([+-]?\d[\d.]*)\s*([a-z]*)$/.exec(raw.trim()) ?? [];
  const length = Object.hasOwn(unitLengths, unit) ? unitLengths[unit] : undefined;
  if (length === undefined)
    return { problem: 'Must be a whole number with d, h, min, s, or ms, such as 7 d.' };
  const number = readNumber(amount, { decimals: 0 });
  if (number.problem !== undefined) return number;
  const value = number.value * length;
  if (value < least) return { problem: `Must be at least ${lengthText(least)}.` };
  return value > most ? { problem: `Must be at most ${lengthText(most)}.` } : { value };
}
