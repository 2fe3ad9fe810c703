/**
 * What must be on the screen once search has settled, for tests of its order: the answer of the engine with all parts of
 * a plan, and queries of readers from three places that load the same parts in another order.
 */
import { currentSdkVersion } from '../../config/versions';
import { execFileSync } from 'node:child_process';
import { loadSearchQueries } from '../../lib/facts/load';
import { Random } from '../../lib/random';
import { SearchEngine } from '../../src/search/engine';
import { planOf } from '../../src/search/parts';
import { requestFor } from '../../src/search/request';
import type { PartUse, SearchAnswer, SearchManifest, SearchRequest, Shard } from '../../src/search/types';

export interface Asked {
  query: string;
  from: string;
}

export const froms = ['/', `/sdk/${currentSdkVersion}/android/setup`, '/api/overview'] as const;

/** Chance of this commit: another commit draws other queries and orders. */
export const chanceOfCommit = (name: string): Random =>
  new Random(`${name} ${execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()}`);

/** As many queries of each place, all different. */
export function drawnQueries(each: number, chance: Random): Asked[] {
  const queries = chance.shuffle([...new Set(loadSearchQueries().map(({ query }) => query))]);
  return froms.flatMap((from, at) =>
    queries.slice(at * each, (at + 1) * each).map((query) => ({ query, from })),
  );
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
