/** Numbers of a text with their units, as they can be compared: times in seconds, sizes in bytes, counts by noun. */
import { secondsOfUnit } from '../../../lib/text/units';
import { stemsOf } from './stems';

export type Kind =
  'time' | 'calendar' | 'size' | 'percent' | 'money' | 'count' | 'date' | 'clock' | 'version' | 'name';

export interface Quantity {
  kind: Kind;
  /** In the base of its kind: seconds, months, bytes; `2025-09-01` for dates; as written for versions, clock times and names. */
  value: string;
  /** For money its currency; for counts the stems of the words after it; for names the word before it. */
  of: readonly string[];
  /** As it is written, with its unit. */
  text: string;
  start: number;
}

/** In months: these are not as long as any number of days, so they have a kind for themselves. */
const calendarUnits: Readonly<Record<string, number>> = { month: 1, year: 12 };

const sizeUnits: Readonly<Record<string, number>> = {
  byte: 1,
  kB: 1000,
  KiB: 1024,
  MB: 1_000_000,
  MiB: 1_048_576,
  GB: 1_000_000_000,
  GiB: 1_073_741_824,
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const monthName =
  '(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\.?';

const datePattern = new RegExp(
  String.raw`\b(?:(\d{4})-(\d\d)-(\d\d)|${monthName} (\d{1,2})(?!\d)(?:,? (\d{4}))?|${monthName} (\d{4}))`,
  'g',
);
const clockPattern = /(?<![\d:.-])T?(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?![\d:])/g;
const versionPattern = /(?<![\w.,-])v?(\d+\.\d+(?:\.(?:\d+|x))+|\d+\.x)(?![\w])/g;

/** Words before a number that make it a name or an ordinal: `level 5`, `ISO 4217`, `Android 15`. */
const ordinals =
  /(?:^|[^\p{L}])(?:January|February|March|April|May|June|July|August|September|October|November|December|levels?|days?|lines?|steps?|tiers?|rows?|columns?|parts?|items?|hours?|tests?|N is|D|IDs?|id|part|cells?|line|Line|Steps?|attempts?)\s+(?:−?\d[\d,]*(?:\s?(?:,|to|and|or|–|through)\s?)+)*$/iu;
const products =
  /(?:^|[^\p{L}])((?:ISO|RFC|UTF|HTTP|TLS|SHA|TCF|Android|iOS|iPadOS|macOS|Xcode|Kotlin|Java|JDK|React|Native|Node\.js|Unity|Billing|StoreKit|Swift|SDK|API level|Gradle|plugin|EDM4U|MAX|IPv|package|OkHttp|Expo|Hermes|SKAdNetwork|version|Version)(?:[ -](?:API|level))?)[ -]?(?:\d[\d.]*(?:\s?(?:,|to|and|or|–)\s)+)*$/u;

const number = /(?<![\p{L}\d_.,#/:$=-])([+−-]?\d(?:[\d,]*\d)?(?:\.\d+)?)(?![\p{L}\d_]|[.,:]\d|-\d)/gu;

const plain = (text: string): string =>
  String(Number(text.replaceAll(',', '').replace('−', '-').replace('+', '')));

const wordUnit = /^[  -]?(?:\s?(%|percent\b)|([A-Z]{3})\b|((?:[KMG]i?|k)B)\b|(\p{L}+))/u;

const pad = (value: string | number): string => String(value).padStart(2, '0');

/** Blanks what has been read so that later patterns pass over it. */
const blank = (text: string, start: number, length: number): string =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);

/** Unit of a number from what follows it. */
function withUnit(value: string, rest: string): Pick<Quantity, 'kind' | 'value' | 'of'> & { length: number } {
  const [found = '', percent, currency, bytes, word] = wordUnit.exec(rest) ?? [];
  const times = (factor: number): string => String(Number((Number(value) * factor).toFixed(6)));
  if (percent !== undefined) return { kind: 'percent', value, of: [], length: found.length };
  if (currency !== undefined && /^(?:USD|EUR|GBP|JPY|CHF|SEK|KRW|BRL)$/.test(currency))
    return { kind: 'money', value, of: [currency], length: found.length };
  if (bytes !== undefined) {
    const size = sizeUnits[bytes];
    // Of 1,000 or of 1,024 bytes? KB is not said to be either, so it equals itself alone.
    return { kind: 'size', value: size ? times(size) : `${value} ${bytes}`, of: [], length: found.length };
  }
  if (word !== undefined) {
    const one = word.replace(/s$/, '');
    const time = secondsOfUnit(word);
    if (time !== undefined) return { kind: 'time', value: times(time), of: [], length: found.length };
    const calendar = calendarUnits[one.toLowerCase()];
    if (calendar !== undefined)
      return { kind: 'calendar', value: times(calendar), of: [], length: found.length };
    if (one === 'byte') return { kind: 'size', value, of: [], length: found.length };
  }
  const phrase = /^(?:(?! per )[^.;:()|=])*/.exec(rest.slice(0, 60))?.[0] ?? '';
  return { kind: 'count', value, of: stemsOf(phrase).slice(0, 4), length: 0 };
}

/** Numbers of a text in its order. Number words are prose: `two of the three` needs no proof. */
export function quantitiesOf(text: string): Quantity[] {
  const found: Quantity[] = [];
  let rest = text;
  for (const match of rest.matchAll(datePattern)) {
    const [whole, year, month, day, name, named, namedYear, only, onlyYear] = match;
    const value =
      year !== undefined
        ? `${year}-${month ?? ''}-${day ?? ''}`
        : only !== undefined
          ? `${onlyYear ?? ''}-${pad(months.indexOf(only.slice(0, 3)) + 1)}`
          : `${namedYear ?? '*'}-${pad(months.indexOf((name ?? '').slice(0, 3)) + 1)}-${pad(named ?? '')}`;
    found.push({ kind: 'date', value, of: [], text: whole, start: match.index });
    rest = blank(rest, match.index, whole.length);
  }
  for (const match of rest.matchAll(clockPattern)) {
    found.push({ kind: 'clock', value: match[1] ?? '', of: [], text: match[0], start: match.index });
    rest = blank(rest, match.index, match[0].length);
  }
  for (const match of rest.matchAll(versionPattern)) {
    found.push({ kind: 'version', value: match[1] ?? '', of: [], text: match[0], start: match.index });
    rest = blank(rest, match.index, match[0].length);
  }
  for (const match of rest.matchAll(number)) {
    const before = rest.slice(0, match.index);
    const after = rest.slice(match.index + match[0].length);
    const value = plain(match[1] ?? '');
    const unit = withUnit(value, after);
    const [, product] = products.exec(before) ?? [];
    if (product !== undefined && unit.kind === 'count') {
      found.push({
        kind: 'name',
        value,
        of: stemsOf(product),
        text: `${product} ${match[0]}`,
        start: match.index,
      });
      continue;
    }
    // Dates are blank in the rest, and "September 1 to 7" begins with one.
    if (unit.kind === 'count' && ordinals.test(text.slice(0, match.index))) continue;
    found.push({ ...unit, text: match[0] + after.slice(0, unit.length), start: match.index });
  }
  return compounds(
    shareUnits(found, text).sort((a, b) => a.start - b.start),
    text,
  );
}

/** Seconds of the unit that a time is written with. */
const unitOf = ({ text }: Quantity): number => secondsOfUnit(/\p{L}+$/u.exec(text)?.[0] ?? '') ?? Number.NaN;

/** `2 days, 8 hours and 45 minutes` is one time: each part has a smaller unit and is less than one of the unit before. */
function compounds(found: readonly Quantity[], text: string): Quantity[] {
  const merged: Quantity[] = [];
  let smallest = Number.NaN;
  for (const quantity of found) {
    const last = merged.at(-1);
    const end = last ? last.start + last.text.length : 0;
    const isPart =
      last?.kind === 'time' &&
      quantity.kind === 'time' &&
      /^(?:,| and|, and)? $/.test(text.slice(end, quantity.start)) &&
      unitOf(quantity) < smallest &&
      Number(quantity.value) < smallest;
    smallest = quantity.kind === 'time' ? unitOf(quantity) : Number.NaN;
    if (!last || !isPart) merged.push(quantity);
    else
      merged[merged.length - 1] = {
        ...last,
        value: String(Number((Number(last.value) + Number(quantity.value)).toFixed(6))),
        text: text.slice(last.start, quantity.start + quantity.text.length),
      };
  }
  return merged;
}

const measured: ReadonlySet<Kind> = new Set(['time', 'calendar', 'size', 'percent', 'money']);

const rangeGap = /^\s?(?:,|to|and|or|–|through|until)?(?:\s(?:to|and|or|until|at most|up to))?\s?$/;

/** `8 to 10 digits`, `1 minute, 5 minutes`: a number without a unit has the unit of the next one in its list. */
function shareUnits(found: Quantity[], text: string): Quantity[] {
  const sorted = found.sort((a, b) => a.start - b.start);
  for (let at = sorted.length - 2; at >= 0; at -= 1) {
    const here = sorted[at];
    const next = sorted[at + 1];
    if (!here || !next || here.kind !== 'count' || here.text === '') continue;
    const gap = text.slice(here.start + here.text.length, next.start);
    if (!rangeGap.test(gap) || gap.trim() === '') continue;
    if (measured.has(next.kind)) {
      const unit = withUnit(
        here.value,
        text.slice(next.start + (/^[+−-]?[\d.,]+/.exec(next.text)?.[0].length ?? 0)),
      );
      sorted[at] = { ...here, ...unit, text: here.text };
    } else if (next.kind === 'count') sorted[at] = { ...here, of: next.of };
  }
  return sorted;
}

/** True if the two say the same amount of the same kind; counts may differ in their nouns. */
export const sameAmount = (one: Quantity, other: Quantity): boolean =>
  one.value === other.value &&
  (one.kind === other.kind
    ? one.kind !== 'money' || one.of[0] === other.of[0]
    : one.kind === 'count' && other.kind !== 'date');

/** Heads of columns whose numbers are places in an order, not amounts. */
const orders = /^(?:Line|Tier|Step|Case|Place|#|No\.?)$/;

/** True for a number that only says which one: the line of a file, the tier of a rule. */
export const isPosition = ({ kind, text }: Quantity, passage: { head: string; text: string }): boolean =>
  kind === 'count' && text === passage.text.trim() && orders.test(passage.head.trim());
