/**
 * Where the Markdown of a page is: at the page's address with `.md`. The build writes it, pages name it in their head, and
 * servers answer it to readers who ask for Markdown.
 */
import { trimSlash } from './trim-slash';

/** Pages that are not for readers of the site: search, what is unknown, and pages of the house. */
const withoutTwin = /^\/(?:search|404\.html)$|-internal$/;

/**
 * Path of a page's Markdown.
 * @param pathname Path of the page, with or without a slash at its end.
 * @returns Undefined for pages that have none.
 */
export function twinPath(pathname: string): string | undefined {
  const route = trimSlash(pathname);
  if (withoutTwin.test(route)) return undefined;
  return route === '/' ? '/index.md' : `${route}.md`;
}
