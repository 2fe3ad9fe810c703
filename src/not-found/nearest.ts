/**
 * Finds the pages that somebody with a wrong address probably wanted. Addresses are compared word by word: a name that is
 * misspelled, in the plural, or part of a longer one is still the name, and a page whose name has nothing of it is another
 * page, however alike the folders are.
 */
import { distance } from 'fastest-levenshtein';
import type { PageList } from '../../lib/shared/page-list';
import { trimSlash } from '../../lib/shared/trim-slash';

const mostPages = 3;

/** Words less alike than this are other words: 0 have nothing in common, 1 are the same. */
const leastAlike = 0.7;

/** Pages less alike than this are other pages. */
const leastNear = 0.55;

/** Share of the last name of an address; the folders have the rest, because pages move between them. */
const shareOfName = 0.6;

/** What a page loses for each word of its name that nobody asked for. */
const unasked = 0.01;

/** Longer addresses are cut: none of a page is that long, and a pasted text must not hold up the page. */
const longest = 200;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter((word) => word.length > 1);

/** How alike two words are. */
function alike(a: string, b: string): number {
  const value = 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  return value < leastAlike ? 0 : value;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of some words is among others, which also count written together. */
const found = (words: readonly string[], others: readonly string[]): number =>
  Math.max(
    alike(words.join(''), others.join('')),
    mean(words.map((word) => Math.max(0, ...others.map((other) => alike(word, other))))),
  );

/** The same from both sides: one word of a long title is not its name. */
const foundAsWhole = (words: readonly string[], others: readonly string[]): number =>
  (found(words, others) + found(others, words)) / 2;

/** The last name of a path, and its folders. */
function namesOf(path: string): { name: string[]; folders: string[] } {
  const parts = trimSlash(path.slice(0, longest))
    .replace(/(?:\/index)?\.(?:html?|md|php)$/i, '')
    .split('/');
  return { name: wordsIn(parts.at(-1) ?? ''), folders: wordsIn(parts.slice(0, -1).join(' ')) };
}

/** How near a page is to an address: 0 has nothing in common, 1 has all its words. */
function nearnessOf(asked: ReturnType<typeof namesOf>, { path, title }: PageList[number]): number {
  const page = namesOf(path);
  const inName = Math.max(found(asked.name, page.name), foundAsWhole(asked.name, wordsIn(title)));
  if (inName === 0) return 0;
  const inFolders = asked.folders.length > 0 ? found(asked.folders, [...page.folders, ...page.name]) : 1;
  return shareOfName * inName + (1 - shareOfName) * inFolders - unasked * page.name.length;
}

/**
 * The nearest pages, the nearest one first; none if all are far.
 * @param path Path of the address that was asked for.
 */
export function nearestPages(path: string, pages: PageList): PageList {
  const asked = namesOf(path);
  if (asked.name.length === 0) return [];
  return pages
    .map((page) => ({ page, near: nearnessOf(asked, page) }))
    .filter(({ near }) => near >= leastNear)
    .sort((a, b) => b.near - a.near)
    .slice(0, mostPages)
    .map(({ page }) => page);
}
