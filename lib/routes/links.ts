/** What an internal link points at: a page, or nothing. Shared by the remark plugin of links and by the check of them. */
import path from 'node:path';
import { trimSlash } from '../shared/trim-slash';
import { isLeftOut, routeOfSource, sourceOfRoute, writtenRoutes } from './written-routes';

export type LinkTarget =
  | { kind: 'other' }
  | { kind: 'page'; route: string | undefined; suffix: string }
  /** A page of a version that this build leaves out. */
  | { kind: 'left-out' }
  | { kind: 'unknown' };

/** Files that are served next to the pages; links name them with their path. */
const staticPrefixes = ['/openapi/', '/img/', '/downloads/'];

/**
 * Classifies a link.
 * @param url As written: `/docs/…`, `./file.mdx`, `#anchor`, `https://…`.
 * @param fromFile The Markdown file that has the link.
 * @param exists True if a file exists; a parameter so that tests need no disk.
 */
export function linkTarget(url: string, fromFile: string, exists: (file: string) => boolean): LinkTarget {
  if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return { kind: 'other' };
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (pathname.startsWith('/')) {
    if (staticPrefixes.some((prefix) => pathname.startsWith(prefix))) return { kind: 'other' };
    const route = trimSlash(pathname);
    if (writtenRoutes().has(route)) return { kind: 'page', route, suffix };
    return { kind: isLeftOut(route) ? 'left-out' : 'unknown' };
  }
  if (!/\.mdx?$/.test(pathname)) return { kind: 'other' };
  const target = path.relative(process.cwd(), path.resolve(path.dirname(fromFile), decodeURI(pathname)));
  return exists(target) ? { kind: 'page', route: routeOfSource(target), suffix } : { kind: 'unknown' };
}

/** The address as the framework writes it: pages that are a folder's index end in a slash, others do not. */
export function canonicalPath(route: string): string {
  const source = sourceOfRoute(route);
  return route !== '/' &&
    source &&
    /\/index\.mdx?$/.test(source) &&
    !source.startsWith('blog/') &&
    !source.startsWith('src/')
    ? `${route}/`
    : route;
}
