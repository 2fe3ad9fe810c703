/** Measures how well search answers the queries of data/search-queries.yaml. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '../../config/search';
import type { SearchQuery } from '../../lib/facts/types';
import type { SearchEngine } from '../../src/search/engine';
import { unpackedManifest, type PackedManifest } from '../../src/search/manifest';
import { unpacked, type PackedShard } from '../../src/search/packed';
import { requestFor } from '../../src/search/request';
import type { Hit, PartUse, SearchManifest, Shard } from '../../src/search/types';
import { trimSlash } from '../../lib/shared/trim-slash';

export const searchFolder = path.join('build', search.dataFolder);

export function readSearchManifest(): SearchManifest {
  const text = readFileSync(path.join(searchFolder, 'manifest.json'), 'utf8');
  return unpackedManifest(JSON.parse(text) as PackedManifest);
}

/** Records of a part of the built site. */
export function readShard(manifest: SearchManifest, { part, lean }: PartUse): Shard {
  const entry = manifest.parts[part];
  if (!entry)
    throw new Error(
      `The build has no records of "${part}". Parts: ${Object.keys(manifest.parts).join(', ')}.`,
    );
  const { file } = lean ? entry.lean : entry;
  return unpacked(JSON.parse(readFileSync(path.join(searchFolder, file), 'utf8')) as PackedShard);
}

/** Shards of the built site, whole, by part. */
export function readShards(manifest: SearchManifest): Map<string, Shard> {
  return new Map(
    Object.keys(manifest.parts).map((part) => [part, readShard(manifest, { part, lean: false })]),
  );
}

export interface Outcome {
  query: SearchQuery;
  /** Position of the first expected page among the hits, from 1; 0 if it is not among the first ten. */
  rank: number;
  /** The same in the order of the modal, which groups hits. */
  shownRank: number;
  first: string[];
}

/** Hits by a level of their headings, in the order of the best of each, as many as a group shows. */
function grouped(hits: readonly Hit[], level: 'lvl0' | 'lvl1'): Hit[][] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.hierarchy[level] ?? '') ?? [];
    group.push(hit);
    groups.set(hit.hierarchy[level] ?? '', group);
  }
  return [...groups.values()].map((group) => group.slice(0, search.hitsPerGroup));
}

/** Hits in the order in which the modal shows them: groups by their best hit, and in these the hits of each page. */
export const asShown = (hits: readonly Hit[]): Hit[] =>
  grouped(hits, 'lvl0').flatMap((group) => grouped(group, 'lvl1').flat());

const rankOf = (routes: readonly string[], expected: readonly string[]): number =>
  routes.slice(0, 10).findIndex((route) => expected.includes(route)) + 1;

/** Asks one query as the modal would on the page `from`. */
export function ask(engine: SearchEngine, query: SearchQuery): Outcome {
  const request = requestFor(query.query, query.from ?? '/');
  const { hits } = engine.search(request);
  const routes = (list: readonly Hit[]) => list.map(({ url }) => trimSlash(url.replace(/#.*$/, '')));
  return {
    query,
    rank: rankOf(routes(hits), query.expect),
    shownRank: rankOf(routes(asShown(hits)), query.expect),
    first: hits.slice(0, 5).map(({ url }) => url),
  };
}

export interface Figures {
  count: number;
  success1: number;
  success3: number;
  success5: number;
  shownSuccess5: number;
  mrr10: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (test: (outcome: Outcome) => boolean) =>
    outcomes.filter(test).length / Math.max(1, outcomes.length);
  return {
    count: outcomes.length,
    success1: share(({ rank }) => rank === 1),
    success3: share(({ rank }) => rank > 0 && rank <= 3),
    success5: share(({ rank }) => rank > 0 && rank <= 5),
    shownSuccess5: share(({ shownRank }) => shownRank > 0 && shownRank <= 5),
    mrr10:
      outcomes.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / Math.max(1, outcomes.length),
  };
}

/** Value below which the given share of the numbers is. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
