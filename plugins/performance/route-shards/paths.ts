/** How paths are compared: the same in the build, which sorts them into shards, and in the browser, which looks one up. */
import { trimSlash } from '../../../lib/shared/trim-slash';

/** Order of paths: by code unit, whatever the reader's language. */
export const comparePaths = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Number of the last shard that starts at or before the path; -1 if all start after it. */
export function shardOf(path: string, all: readonly string[]): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparePaths(all[middle] ?? '', path) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Path of the page that an address asks for: `/docs/` and `/docs/index.html` are `/docs`, as for the framework. */
export const pageOf = (address: string): string => trimSlash(address.replace(/(?:\/index)?\.html$/, ''));

/** True if the path is one of the roots or below one. */
export const isBelow = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));
