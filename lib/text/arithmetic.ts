/**
 * Recomputes what a text computes: chains such as "600 × 0.61 = 366 USD", shares such as "2 of 6 installs, 33.3%", and
 * times in two units such as "1,200 s (20 minutes)". A result may be rounded to the decimals that it is written with.
 */

import { secondsOfUnit } from './units';

export interface ArithmeticFinding {
  /** The part of the text that is wrong. */
  text: string;
  /** What it should say. */
  cure: string;
}

export interface Arithmetic {
  findings: ArithmeticFinding[];
  /** Parts that were recomputed. */
  checked: number;
  /** Parts that look like a computation and could not be read. */
  unread: string[];
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

interface Side {
  value: number;
  /** Half of the last decimal that is written, if the side is one number: it may be rounded. */
  slack: number;
  /** Whether the side is a single number. */
  single: boolean;
}

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** Half a unit of the last decimal of a number as it is written. */
const slackOf = (text: string): number => 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0);

type Token = { kind: 'number'; value: number; slack: number } | { kind: 'mark'; mark: string };

const marks: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '/': '/',
  '+': '+',
  '−': '-',
  '–': '-',
  '-': '-',
};

/** Units and the nouns of what is counted; they do not change a value. */
const unit = /^(?:\s*(?!and\b|or\b|is\b|are\b|against\b)\p{L}[\p{L}.']*){1,3}/u;

/** Tokens of one side of an equation; undefined if it holds anything but numbers, units, operators and parentheses. */
function tokensOf(side: string): Token[] | undefined {
  const tokens: Token[] = [];
  let rest = side.trim();
  while (rest !== '') {
    const [digits] = new RegExp(`^(?:${number})`).exec(rest) ?? [];
    const last = tokens.at(-1);
    if (digits !== undefined) {
      if (last?.kind === 'number') return undefined;
      rest = rest.slice(digits.length);
      const percent = /^\s?%/.exec(rest);
      const scale = percent ? 0.01 : 1;
      tokens.push({ kind: 'number', value: toNumber(digits) * scale, slack: slackOf(digits) * scale });
      rest = rest.slice(percent?.[0].length ?? 0);
      rest = rest.slice(unit.exec(rest)?.[0].length ?? 0).trimStart();
      continue;
    }
    const mark = rest[0] ?? '';
    if (mark !== '(' && mark !== ')' && !Object.hasOwn(marks, mark)) return undefined;
    tokens.push({ kind: 'mark', mark: marks[mark] ?? mark });
    rest = rest.slice(1).trimStart();
  }
  return tokens;
}

/** Value of a side by the rules of precedence; undefined if it is not an expression. */
function evaluate(side: string): Side | undefined {
  const tokens = tokensOf(side);
  if (!tokens || tokens.length === 0) return undefined;
  let at = 0;
  const isMark = (...wanted: string[]): string | undefined => {
    const token = tokens[at];
    if (token?.kind !== 'mark' || !wanted.includes(token.mark)) return undefined;
    at += 1;
    return token.mark;
  };
  const factor = (): number => {
    if (isMark('-')) return -factor();
    if (isMark('(')) {
      const value = sum();
      return isMark(')') ? value : Number.NaN;
    }
    const token = tokens[at];
    at += 1;
    return token?.kind === 'number' ? token.value : Number.NaN;
  };
  const product = (): number => {
    let value = factor();
    for (let mark = isMark('*', '/'); mark; mark = isMark('*', '/'))
      value = mark === '*' ? value * factor() : value / factor();
    return value;
  };
  function sum(): number {
    let value = product();
    for (let mark = isMark('+', '-'); mark; mark = isMark('+', '-'))
      value = mark === '+' ? value + product() : value - product();
    return value;
  }
  const value = sum();
  if (Number.isNaN(value) || at !== tokens.length) return undefined;
  const [only] = tokens.filter((token) => token.kind === 'number');
  const single = tokens.every(({ kind }, index) => kind === 'number' || index === 0) && tokens.length <= 2;
  return { value, slack: single && only ? only.slack : 0, single };
}

/** A value with as many decimals as the number that it replaces. */
function written(value: number, { slack }: Side): string {
  const decimals = slack > 0 ? Math.max(0, Math.round(-Math.log10(slack * 2))) : 6;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: slack > 0 ? decimals : 0,
    maximumFractionDigits: decimals,
  });
}

const agrees = (a: Side, b: Side): boolean =>
  Math.abs(a.value - b.value) <= Math.max(a.slack, b.slack) + 1e-9 * Math.max(1, Math.abs(a.value));

const side = String.raw`[\d(−-](?:[\d,.]*\d)?[\d(),.×·÷/+−–\-%\s\p{L}]*?`;
const chain = new RegExp(String.raw`(?<![\p{L}\d_=.])${side}(?:\s[=≈]\s[^=≈]+)+`, 'gu');

/** The longest beginning of a text that is an expression. */
function leading(text: string): Side | undefined {
  const ends = [...text.matchAll(new RegExp(String.raw`(?:${number})(?:\s?%)?\)*`, 'g'))].map(
    (match) => match.index + match[0].length,
  );
  return ends
    .reverse()
    .map((end) => evaluate(text.slice(0, end)))
    .find((found) => found !== undefined);
}

/** The longest end of a text that is an expression. */
function trailing(text: string): Side | undefined {
  return [...text.matchAll(/(?<![\d.,])[(−-]*\d/g)]
    .map((match) => evaluate(text.slice(match.index)))
    .find((found) => found !== undefined);
}

function chains(text: string, result: Arithmetic): void {
  for (const sentence of text.split(/(?<=[.!?;:])\s/)) {
    if (!/\d[^=≈]*\s[=≈]\s[^=≈]*\d/.test(sentence) || !/[×·÷/+−]/.test(sentence)) continue;
    const parts = sentence.split(/\s[=≈]\s/);
    let read = false;
    for (const [index, part] of parts.slice(0, -1).entries()) {
      const next = parts[index + 1] ?? '';
      const left = trailing(part);
      const right = leading(next);
      if (!left || !right || (left.single && right.single)) continue;
      read = true;
      result.checked += 1;
      if (!agrees(left, right))
        result.findings.push({
          text: sentence.trim(),
          cure: right.single
            ? `Write ${written(left.value, right)}, or correct what it is computed of.`
            : `One side is ${written(left.value, left)}, the other ${written(right.value, right)}: correct one.`,
        });
    }
    if (!read && chain.test(sentence)) result.unread.push(sentence.trim());
    chain.lastIndex = 0;
  }
}

const share = new RegExp(
  String.raw`(?<![\d.,])(${number}) of (?:the |its |all )?(${number})(?![\d.,]*\d| ?%)([^.;\d]{0,60}?)(${number}) ?%`,
  'g',
);

function shares(text: string, result: Arithmetic): void {
  for (const [found, part = '', of = '', between = '', percent = ''] of text.matchAll(share)) {
    // "2 of 6 days with 40%" says two things.
    if (!/^[\s\p{L}]*(?:,|\(|\bor\b|\bis\b|=)/u.test(between) && !/\bis\b/.test(between)) continue;
    result.checked += 1;
    const value = (toNumber(part) / toNumber(of)) * 100;
    const slack = slackOf(percent);
    if (Math.abs(value - toNumber(percent)) > slack + 1e-9)
      result.findings.push({
        text: found,
        cure: `Write ${written(value, { value, slack, single: true })}%, or correct what it is computed of.`,
      });
  }
}

const timeUnit = '(ms|s|min|h|(?:millisecond|second|minute|hour|day|week)s?)';
const conversion = new RegExp(
  String.raw`(?<![\d.,])(${number}) ${timeUnit} ?(?:\(|=|, (?:which is|that is|or) )\s?(${number}) ${timeUnit}\b`,
  'g',
);

function conversions(text: string, result: Arithmetic): void {
  const secondsOf = (name: string): number => secondsOfUnit(name) ?? Number.NaN;
  for (const [found, a = '', unitA = '', b = '', unitB = ''] of text.matchAll(conversion)) {
    const [left, right] = [secondsOf(unitA), secondsOf(unitB)];
    // "5 minutes, or 10 minutes" are two times; in parentheses, it is one.
    if (left === right && /, or /.test(found)) continue;
    result.checked += 1;
    const value = (toNumber(a) * left) / right;
    if (Math.abs(value - toNumber(b)) > slackOf(b))
      result.findings.push({
        text: found,
        cure: `Write ${written(value, { value, slack: slackOf(b), single: true })} ${unitB}, or correct ${a} ${unitA}.`,
      });
  }
}

const dayRange = /(?<![\d.,])(\d+) (days|hours), (?:from )?days? (\d+) to (?:day )?(\d+)\b/g;

/** `4 days, from day 0 to day 3`: both ends count. */
function dayRanges(text: string, result: Arithmetic): void {
  for (const [found, count = '', unit = '', from = '', to = ''] of text.matchAll(dayRange)) {
    result.checked += 1;
    const days = toNumber(to) - toNumber(from) + 1;
    if (unit !== 'days' || days !== toNumber(count))
      result.findings.push({
        text: found,
        cure: `Write ${days} days, or correct the days ${from} and ${to}.`,
      });
  }
}

const lapse = new RegExp(
  String.raw`\b(\d{2}:\d{2}(?::\d{2})?)\b([^.\d]{0,40})(?<![\d.,])(${number}) (seconds|minutes|hours) later,? (?:at )?(\d{2}:\d{2}(?::\d{2})?)\b`,
  'g',
);

const clock = (time: string): number => {
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number);
  return h * 3600 + m * 60 + s;
};

function lapses(text: string, result: Arithmetic): void {
  for (const [found, from = '', , count = '', name = '', to = ''] of text.matchAll(lapse)) {
    result.checked += 1;
    const size = secondsOfUnit(name) ?? Number.NaN;
    const value = ((clock(to) - clock(from) + 86_400) % 86_400) / size;
    if (Math.abs(value - toNumber(count)) > slackOf(count))
      result.findings.push({
        text: found,
        cure: `From ${from} to ${to} it is ${written(value, { value, slack: slackOf(count), single: true })} ${name}.`,
      });
  }
}

/** Recomputes a text of one paragraph or cell. */
export function arithmeticOf(text: string): Arithmetic {
  const result: Arithmetic = { findings: [], checked: 0, unread: [] };
  const plain = text.replaceAll(/\s+/g, ' ');
  chains(plain, result);
  shares(plain, result);
  conversions(plain, result);
  dayRanges(plain, result);
  lapses(plain, result);
  return result;
}
