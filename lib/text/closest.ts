/** Finds what a writer probably meant, for error messages. */
import { distance } from 'fastest-levenshtein';

/** The candidate with the least edit distance, whatever its case; an empty string if there is none. */
export function closest(word: string, candidates: readonly string[]): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

/** `Did you mean "bids.max"?`; nothing where there is nothing to choose from. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const best = closest(word, candidates);
  return best === '' ? '' : `Did you mean "${best}"?`;
}
