/** Which of the suggested pages readers see: pages of their area, filled up with pages to start from if it has too few. */
import { platformNames } from '../../config/platforms';
import { search } from '../../config/search';
import { trimSlash } from '../../lib/shared/trim-slash';
import { areaOf, areas } from './areas';
import { partOf } from './parts';
import { versionsOfPath } from './request';
import type { SearchManifest, SuggestedPage } from './types';

export interface Suggestions {
  /** What the list is called; empty if there is none. */
  title: string;
  pages: readonly SuggestedPage[];
}

/** As many as are shown, without the page that the reader is on and without duplicates. */
export function withoutOwn(pages: readonly SuggestedPage[], pathname: string): SuggestedPage[] {
  const seen = new Set([trimSlash(pathname)]);
  return pages
    .filter(([url]) => {
      const isNew = !seen.has(trimSlash(url));
      seen.add(trimSlash(url));
      return isNew;
    })
    .slice(0, search.suggestedPages);
}

/** Parts that hold the pages of the reader's area, the nearest first. */
function partsAround(pathname: string): string[] {
  const area = areaOf(pathname);
  if (area !== 'sdk') return area ? [area] : [];
  const { sdk: version = '' } = versionsOfPath(pathname);
  const part = (url: string): string => partOf(`docs-sdk-${version}`, url);
  const own = part(pathname);
  const overview = part(`/sdk/${version}/overview`);
  const platforms = Object.keys(platformNames).map((name) => part(`/sdk/${version}/${name}`));
  return own === overview ? [own, ...platforms] : [own, overview];
}

/**
 * Suggestions for a reader of `pathname`.
 * @param suggested Of the manifest: pages by part, and under `home`.
 */
export function suggestionsFor(suggested: SearchManifest['suggested'], pathname: string): Suggestions {
  const area = areaOf(pathname);
  const near = partsAround(pathname).flatMap((part) => suggested[part] ?? []);
  const own = withoutOwn(near, pathname);
  if (area && own.length === search.suggestedPages)
    return {
      title: area === 'blog' ? 'In the blog' : `Common starting points in ${areas[area]}`,
      pages: own,
    };
  return {
    title: 'Common starting points',
    pages: withoutOwn([...own, ...(suggested.home ?? [])], pathname),
  };
}
