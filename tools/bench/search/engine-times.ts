/** How long the embedded engine takes: to build its index, and to answer each key of a typed query. */
import { SearchEngine } from '../../../src/search/engine';
import { unpacked, type PackedShard } from '../../../src/search/packed';
import { requestFor } from '../../../src/search/request';
import type { SynonymRule } from '../../../src/search/types';

interface EngineTimes {
  records: number;
  /** Milliseconds from the downloaded texts to an index that answers. */
  built: number;
  /** Milliseconds for each typed state. */
  answers: number[];
}

/**
 * Measures once.
 * @param texts Shards as they are downloaded: JSON.
 * @param typed States of the search field, in the order of typing.
 */
export function engineTimes(
  texts: readonly string[],
  synonyms: readonly SynonymRule[],
  typed: readonly string[],
): EngineTimes {
  const started = performance.now();
  const engine = new SearchEngine(synonyms);
  for (const text of texts) engine.add(unpacked(JSON.parse(text) as PackedShard));
  const built = performance.now() - started;
  const answers = typed.map((text) => {
    const asked = performance.now();
    engine.search(requestFor(text, '/'));
    return performance.now() - asked;
  });
  return { records: engine.size, built, answers };
}
