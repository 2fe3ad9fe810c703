/** Finds the pages that somebody with a wrong address probably wanted, by edit distance. */
import { distance } from 'fastest-levenshtein';
import type { PageList } from '../../lib/shared/page-list';
import { trimSlash } from '../../lib/shared/trim-slash';

const mostPages = 3;

/** Pages further away than this are other pages: 0 is the same address, 1 has nothing in common. */
const furthest = 0.45;

/** Longer addresses are cut: none of a page is that long, and a pasted text must not hold up the page. */
const longest = 200;

const relative = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length, 1);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const clean = (path: string): string =>
  trimSlash(path.slice(0, longest).toLowerCase())
    .replace(/(?:\/index)?\.(?:html?|md|php)$/, '')
    .replaceAll('_', '-');

/** How far a page is from an address: its name counts as much as its whole path, because pages move between folders. */
function distanceOf(asked: string, path: string): number {
  return (relative(asked, path) + relative(lastOf(asked), lastOf(path))) / 2;
}

/**
 * The nearest pages, the nearest one first; none if all are far.
 * @param path Path of the address that was asked for.
 */
export function nearestPages(path: string, pages: PageList): PageList {
  const asked = clean(path);
  return pages
    .map((page) => ({ page, far: distanceOf(asked, clean(page.path)) }))
    .filter(({ far }) => far <= furthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, mostPages)
    .map(({ page }) => page);
}
