/**
 * Looks at all pages of a built site in one pass. A check that walks over the pages on its own parses all of them once
 * more, or keeps all trees in memory: about 4 MB a page. Here a page is parsed once, shown to every check, and dropped.
 */
import type { BuiltPage, BuiltSite } from '../../../lib/built-site/site';

export interface Survey<T> {
  /** Sees each page once. */
  look(page: BuiltPage): void;
  /** What was found, after the last page. */
  found(): T;
}

/** A survey whose pages have nothing to do with each other. */
export function pageByPage<T>(findingsOf: (page: BuiltPage) => T[]): Survey<T[]> {
  const all: T[] = [];
  return { look: (page) => void all.push(...findingsOf(page)), found: () => all };
}

/** Shows every page of a site to all surveys. */
export function lookAtAll(site: BuiltSite, surveys: Iterable<Survey<unknown>>): void {
  const list = [...surveys];
  for (const page of site.pages.values()) for (const survey of list) survey.look(page);
}

/** What one survey finds on a site. */
export function surveyed<T>(site: BuiltSite, survey: Survey<T>): T {
  lookAtAll(site, [survey]);
  return survey.found();
}
