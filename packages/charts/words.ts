/** Words of sentences and of messages: lists, and what a writer probably meant. */
import { distance } from 'fastest-levenshtein';

const list = new Intl.ListFormat('en-US');

/** `a`, `a and b`, `a, b, and c`; empty for no words. */
export const wordList = (words: Iterable<string>): string => list.format(words);

/** The candidate with the least edit distance, whatever its case; an empty string if there is none. */
export function closest(word: string, candidates: readonly string[]): string {
  const edits = (candidate: string): number => distance(word.toLowerCase(), candidate.toLowerCase());
  return candidates.toSorted((a, b) => edits(a) - edits(b))[0] ?? '';
}
