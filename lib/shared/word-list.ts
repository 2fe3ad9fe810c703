/**
 * Lists of words the way the style guide writes them, with the serial comma. All lists that a reader sees are joined here, in
 * the build and in browsers: one place decides the punctuation.
 */

const formats = {
  and: new Intl.ListFormat('en-US'),
  or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
} as const;

export type Conjunction = keyof typeof formats;

/** A word list: `a`, `a and b`, `a, b, and c`; empty for no words. */
export const wordList = (words: Iterable<string>, conjunction: Conjunction = 'and'): string =>
  formats[conjunction].format(words);

/** What comes before each of as many items as are listed: nothing before the first one, then commas and the conjunction. */
export function separatorsOf(count: number, conjunction: Conjunction = 'and'): string[] {
  const separators: string[] = [];
  let separator = '';
  for (const { type, value } of formats[conjunction].formatToParts(Array<string>(count).fill('item'))) {
    if (type === 'literal') separator = value;
    else separators.push(separator);
  }
  return separators;
}
