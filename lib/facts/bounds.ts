/**
 * What kind of number a fact is: the most, the least, what holds by default, or exact. A typed "at least" next to a maximum
 * turns a true number into a lie, so facts render their word, and one that is typed has to agree.
 */
import type { Limit } from './types';

export type Bound = Limit['bound'];

const phrase: Readonly<Record<Bound, (text: string) => string>> = {
  most: (text) => `at most ${text}`,
  least: (text) => `at least ${text}`,
  default: (text) => `${text} by default`,
  exact: (text) => text,
};

/** A fact with its word: "at most 90 days", "30 days by default"; an exact number has none. */
export const boundedText = ({ text, bound }: Pick<Limit, 'text' | 'bound'>): string => phrase[bound](text);

const claims: readonly { bound: Bound; before?: RegExp; after?: RegExp }[] = [
  { bound: 'least', before: /\b(?:at least|no (?:less|fewer) than|a minimum of)\s$/i },
  { bound: 'most', before: /\b(?:at most|up to|no more than|a maximum of)\s$/i },
  { bound: 'default', after: /^,? by default\b/i },
];

/** Bounds that the words around a number may claim. A wait of an exact time is also at least that long. */
const allowed: Readonly<Record<Bound, readonly Bound[]>> = {
  most: ['most'],
  least: ['least'],
  default: ['default'],
  exact: ['least', 'most'],
};

/**
 * The words around a number that its bound rules out. Where "default" is said before it, the number can be a maximum as well.
 * @param before Text before the number, with the space.
 * @param after Text after the number and its unit.
 * @returns The words, such as "at least"; undefined if there are none.
 */
export function wrongBound(bound: Bound, before: string, after: string): string | undefined {
  if (bound === 'default' && /\bdefault\b/i.test(before)) return undefined;
  for (const claim of claims) {
    const said = (claim.before?.exec(before) ?? claim.after?.exec(after))?.[0].replace(/^,/, '').trim();
    if (said !== undefined && !allowed[bound].includes(claim.bound)) return said;
  }
  return undefined;
}
