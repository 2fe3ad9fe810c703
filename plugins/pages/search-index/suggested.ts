/**
 * Pages that the empty search box suggests: first what data/search-start.yaml lists, then the upper pages of each part in
 * reading order.
 */
import { search } from '../../../config/search';
import type { SearchStart } from '../../../lib/facts/types';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { isArea } from '../../../src/search/areas';
import { wholePart } from '../../../src/search/parts';
import type { Shard, ShardPage, SuggestedPage } from '../../../src/search/types';

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

/** The pages of the routes, in their order. @throws Error naming a route that has no page. */
function pagesAt(routes: readonly string[], where: string, pages: readonly ShardPage[]): ShardPage[] {
  return routes.map((route) => {
    const page = pages.find(({ u }) => trimSlash(u) === route);
    if (!page)
      throw new Error(
        `data/search-start.yaml: ${where} names ${route}, which search has no page of. Correct the route.`,
      );
    return page;
  });
}

/** The jobs of a platform of an SDK, as far as its version has them. */
function jobsOnPlatform(ends: readonly string[], pages: readonly ShardPage[]): ShardPage[] {
  const [top] = [...pages].sort((a, b) => depth(a.u) - depth(b.u));
  const base = trimSlash(top?.u ?? '');
  return ends.flatMap((end) => pages.find(({ u }) => trimSlash(u) === `${base}/${end}`) ?? []);
}

/**
 * Suggestions by part; one more than is shown, since nobody is sent to the page that they are on. Under `home`, the list
 * for the whole site.
 * @param order Routes in reading order, without the slash at their end.
 * @throws Error if data/search-start.yaml names what the site lacks.
 */
export function suggestedPages(
  shards: readonly Shard[],
  order: readonly string[],
  start: SearchStart,
): Record<string, SuggestedPage[]> {
  const pagesOf = new Map<string, ShardPage[]>();
  for (const { part, pages } of shards) {
    // Readers of an older platform start from what its version has for all platforms.
    if (/^sdk-\d/.test(part) && !part.endsWith('-overview')) continue;
    pagesOf.set(wholePart(part), [...(pagesOf.get(wholePart(part)) ?? []), ...pages]);
  }
  const all = shards.flatMap(({ pages }) => pages);
  const stray = Object.keys(start.areas).find((area) => !isArea(area));
  if (stray !== undefined)
    throw new Error(`data/search-start.yaml: areas names ${stray}, which search does not have. Correct it.`);
  const jobsOf = (part: string, pages: readonly ShardPage[]): ShardPage[] =>
    part.startsWith('sdk-')
      ? jobsOnPlatform(start.sdk, pages)
      : pagesAt(start.areas[part] ?? [], `areas.${part}`, pages);
  const suggestions = (part: string, pages: readonly ShardPage[]): SuggestedPage[] =>
    [...new Set([...jobsOf(part, pages), ...sorted(pages, order)])]
      .slice(0, search.suggestedPages + 1)
      .map(toSuggestion);
  return {
    ...Object.fromEntries([...pagesOf].map(([part, pages]) => [part, suggestions(part, pages)])),
    home: pagesAt(start.home, 'home', all).map(toSuggestion),
  };
}
