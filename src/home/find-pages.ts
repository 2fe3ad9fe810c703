/** Matches a reader's words against page titles. Pure, so that it is tested without a browser. */
import type { HomePageEntry } from '../../plugins/home';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];

/**
 * Pages in whose title or place each word of the query begins a word. Pages whose title starts with the query come
 * first, then shorter titles. An empty query, or one without letters and digits, finds nothing.
 */
export function findPages(pages: readonly HomePageEntry[], query: string): HomePageEntry[] {
  const wanted = words(query);
  if (wanted.length === 0) return [];
  const start = wanted.join(' ');
  return pages
    .filter((page) => {
      const has = [...words(page.title), ...words(page.place)];
      return wanted.every((word) => has.some((w) => w.startsWith(word)));
    })
    .map((page) => ({ page, first: words(page.title).join(' ').startsWith(start) ? 0 : 1 }))
    .sort((a, b) => a.first - b.first || a.page.title.length - b.page.title.length)
    .map(({ page }) => page);
}
