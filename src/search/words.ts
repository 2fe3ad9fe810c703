/**
 * Words of texts and queries, for the index, the query and the highlighting alike: what counts as one word must be the
 * same in all three. Identifiers count whole and in parts because `bid_amount`, `bidAmount` and "bid amount" must find
 * each other.
 */

export interface Word {
  /** Lower-case letters and digits without separators: `bidamount` for `bid_amount`. */
  whole: string;
  /** Parts of an identifier or a hyphenated word; empty if there is one part only. */
  parts: string[];
  /** Where the word is in the text. */
  start: number;
  end: number;
}

/** Longer words are cut: nobody types them whole, and a pasted key must not bloat the index. */
const maxLength = 40;

const wordPattern = /[cC]#|[\p{L}\p{N}\p{M}]+(?:[_.\-'’][\p{L}\p{N}\p{M}]+)*/gu;

// Most words are plain ASCII: both steps below are for the others.
const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const fold = (text: string): string =>
  (isPlain(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase().slice(0, maxLength);

const mayHaveParts = (raw: string): boolean => !isPlain(raw) || /[_.\-'’]|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(raw);

function partsOf(raw: string): string[] {
  if (!mayHaveParts(raw)) return [];
  // iOS, tvOS, IDs: capitals that are one word.
  const humps = raw
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll}{2})/gu, '$1 $2')
    .split(/[\s_.\-'’]+/u);
  if (humps.length < 2 || /^\p{Ll}{1,2}\p{Lu}{2,}$/u.test(raw)) return [];
  return humps.map(fold).filter((part) => part.length > 1);
}

/** All words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [raw] = match;
    // Release line 5.1.x is also called 5.1.
    const whole =
      raw.length === 2 && raw[1] === '#' ? 'csharp' : fold(raw.replace(/(?<=\d)\.x$|[_.\-'’]/g, ''));
    if (whole) words.push({ whole, parts: partsOf(raw), start: match.index, end: match.index + raw.length });
  }
  return words;
}

/** A word as a list of words has it: only identifiers and hyphenated words keep their signs and capitals. */
export const spellingOf = (text: string, { whole, parts, start, end }: Word): string =>
  parts.length > 0 ? text.slice(start, end) : whole;

/** What the index stores of a text: wholes and parts. */
export function tokensOf(text: string): string[] {
  return wordsOf(text).flatMap(({ whole, parts }) => [whole, ...parts]);
}

/** Words without a topic. They count only if a query has nothing else. */
export const stopWords: ReadonlySet<string> = new Set(
  'a about after all am an and any are as at be been before but by can could did do does doing done for from get had has have how i if in into is it its may me might must my of on or our out should so some that the their them there these they this those to up us use was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Words that questions are phrased with. They say little about the topic, so they count for less than the others. */
export const lightWords: ReadonlySet<string> = new Set(
  'also between come difference different give gives go happen happens keep know let like long make makes many mean means much need needs no not now only other same see show shows someone something still take takes tell thing things too want way whence work works'.split(
    ' ',
  ),
);

/** What is said around the number of an error. */
export const errorWords: ReadonlySet<string> = new Set(
  'code error errors fails failed http response status'.split(' '),
);

const suffixes = [
  'izations',
  'ization',
  'ations',
  'ation',
  'ments',
  'ment',
  'ings',
  'ing',
  'ions',
  'ion',
  'ers',
  'er',
  'ies',
  'ied',
  'edly',
  'ed',
  'able',
  'es',
  'ly',
  's',
  'e',
  'y',
];

/** A light stem: endings that forms of one English word differ in are cut, at least four letters stay. */
export function stemOf(word: string): string {
  for (const suffix of suffixes) {
    if (word.length - suffix.length >= 4 && word.endsWith(suffix)) return word.slice(0, -suffix.length);
  }
  return word;
}

/** Words of a phrase that say what it is about, identifiers in parts; all of them if none does. */
export function bearingTokens(phrase: string): string[] {
  const flat = wordsOf(phrase).flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]));
  const bearing = flat.filter((token) => !stopWords.has(token));
  return bearing.length > 0 ? bearing : flat;
}
