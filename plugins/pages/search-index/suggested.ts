/** Pages that the empty search box suggests: the upper ones of each part, and the first of the main parts for the home page. */
import { search } from '../../../config/search';
import type { Shard, SuggestedPage } from '../../../src/search/types';

const homeParts = ['promote', 'sdk-current-overview', 'api', 'analyze', 'resources', 'monetize'];

const depth = (url: string): number => url.split('/').filter(Boolean).length;

/** Suggestions by part; one more than is shown, since nobody is sent to the page that they are on. */
export function suggestedPages(shards: readonly Shard[]): Record<string, SuggestedPage[]> {
  const byPart = Object.fromEntries(
    shards.map(({ part, pages }) => [
      part,
      [...pages]
        .sort((a, b) => depth(a.u) - depth(b.u))
        .map(({ u, s }): SuggestedPage => [u, s[0]?.[2] ?? ''])
        .filter(([url]) => url !== '/')
        .slice(0, search.suggestedPages + 1),
    ]),
  );
  const home = homeParts.flatMap((part) => byPart[part]?.slice(0, 1) ?? []);
  return { ...byPart, home };
}
