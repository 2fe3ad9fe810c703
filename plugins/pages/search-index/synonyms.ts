/** Turns data/search-synonyms.yaml into rules of the engine: what is searched as well where certain words are typed. */
import type { SearchSynonyms } from '../../../lib/facts/types';
import type { SynonymRule } from '../../../src/search/types';

/** A group that goes both ways gives one rule a word. */
export function synonymRules(entries: SearchSynonyms): SynonymRule[] {
  return entries.flatMap((entry) =>
    'same' in entry
      ? entry.same.map((word) => ({ words: [word], find: entry.same.filter((other) => other !== word) }))
      : [{ words: entry.typed, find: entry.find }],
  );
}
