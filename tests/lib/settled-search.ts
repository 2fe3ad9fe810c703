/**
 * What must be on the screen once search has settled, for tests of its order: the answer of the engine with all parts of
 * a plan.
 */
import { SearchEngine } from '../../src/search/engine';
import { planOf } from '../../src/search/parts';
import { requestFor } from '../../src/search/request';
import type { PartUse, SearchAnswer, SearchManifest, SearchRequest, Shard } from '../../src/search/types';

interface Asked {
  query: string;
  from: string;
}

const usesOf = (manifest: SearchManifest, request: SearchRequest): PartUse[] => {
  const { first, later } = planOf(manifest.parts, request);
  return [...first, ...later];
};

/** Answers of engines that had all parts of a plan from the start; each plan has its own. */
export function settledAnswers(
  manifest: SearchManifest,
  read: (use: PartUse) => Shard,
): (asked: Asked) => SearchAnswer {
  const engines = new Map<string, SearchEngine>();
  const answers = new Map<string, SearchAnswer>();
  return ({ query, from }) => {
    const asked = `${from} ${query}`;
    const known = answers.get(asked);
    if (known) return known;
    const request = requestFor(query, from);
    const uses = usesOf(manifest, request);
    const name = JSON.stringify(uses.map(({ part, lean }) => [part, lean]).sort());
    let engine = engines.get(name);
    if (!engine) {
      engine = new SearchEngine(manifest.synonyms);
      for (const use of uses) engine.add(read(use));
      engines.set(name, engine);
    }
    const answer = engine.search(request);
    answers.set(asked, answer);
    return answer;
  };
}
