/** Turns data/search-synonyms.yaml into rules of the engine: what is searched as well where certain words are typed. */
import type { SearchSynonyms } from '../../../lib/facts/types';
import type { SynonymRule } from '../../../src/search/types';

export function synonymRules(entries: SearchSynonyms): SynonymRule[] {
  return entries.map((entry) =>
    'same' in entry ? { words: entry.same } : { words: entry.typed, find: entry.find },
  );
}
