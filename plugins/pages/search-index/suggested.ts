/** Pages that the empty search box suggests: the upper ones of each part in reading order, and where to start. */
import { search } from '../../../config/search';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { wholePart } from '../../../src/search/parts';
import type { Shard, ShardPage, SuggestedPage } from '../../../src/search/types';

const homeParts = ['promote', 'sdk-current-overview', 'api', 'analyze', 'resources', 'monetize'];

const depth = (url: string): number => url.split('/').filter(Boolean).length;

const toSuggestion = ({ u, s }: ShardPage): SuggestedPage => [u, s[0]?.[2] ?? ''];

/**
 * Pages from the top of the part down, each level in reading order; the page above all others is the last of them. Pages
 * that are on no way through the site, such as an archive, come after that.
 */
function sorted(pages: readonly ShardPage[], order: readonly string[]): ShardPage[] {
  const places = new Map(order.map((route, at) => [route, at]));
  const placeOf = ({ u }: ShardPage): number => places.get(trimSlash(u)) ?? order.length;
  const isListed = ({ u }: ShardPage): boolean => places.has(trimSlash(u));
  const listed = pages.filter(isListed).sort((a, b) => depth(a.u) - depth(b.u) || placeOf(a) - placeOf(b));
  const others = pages.filter((page) => page.u !== '/' && !isListed(page));
  const [top, ...below] = listed;
  if (!top) return others;
  const isAbove = below.every(({ u }) => u.startsWith(`${trimSlash(top.u)}/`));
  // Readers of an area come from its overview, or are one click away from it.
  return [...(isAbove ? [...below, top] : listed), ...others];
}

/**
 * Suggestions by part; one more than is shown, since nobody is sent to the page that they are on. Under `home`, the first
 * pages of the main parts.
 * @param order Routes in reading order, without the slash at their end.
 */
export function suggestedPages(
  shards: readonly Shard[],
  order: readonly string[],
): Record<string, SuggestedPage[]> {
  const pagesOf = new Map<string, ShardPage[]>();
  for (const { part, pages } of shards) {
    pagesOf.set(wholePart(part), [...(pagesOf.get(wholePart(part)) ?? []), ...pages]);
  }
  const byPart = new Map([...pagesOf].map(([part, pages]) => [part, sorted(pages, order)]));
  const home = homeParts.flatMap((part) => {
    const pages = byPart.get(part) ?? [];
    const [highest] = [...pages].sort((a, b) => depth(a.u) - depth(b.u));
    return highest ? [toSuggestion(highest)] : [];
  });
  return {
    ...Object.fromEntries(
      [...byPart].map(([part, pages]) => [
        part,
        pages.slice(0, search.suggestedPages + 1).map((page) => toSuggestion(page)),
      ]),
    ),
    home,
  };
}
