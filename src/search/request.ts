/**
 * What a reader's place in the site means for a search: which docs versions may be found, which come first, and the
 * platform. Pure, for browser and tests; the names of tags are the framework's (`docs-<set>-<version>`).
 */
import { docsVersions, sdkVersions, type DocVersion } from '../../config/versions';
import { search } from '../../config/search';
import { platformNamedIn, platformOfPath } from '../../config/platforms';
import { trimSlash } from '../../lib/shared/trim-slash';
import { areaOf, type Area } from './areas';
import type { Context, SearchRequest } from './types';

const sets: Record<string, readonly DocVersion[]> = { default: docsVersions, sdk: sdkVersions };

/**
 * Versions that a query names, such as `setup 5.1`, `classic dashboard` or `Admin > Vendors`: a reader who types that
 * wants that version, whatever page they are on. A query that names more than one version of a set compares them, so it changes
 * nothing.
 */
export function versionsNamedIn(query: string): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [set, list] of Object.entries(sets)) {
    const found = list.filter(({ path, menu }) => {
      const number = path.replace(/\.x$/, '').replaceAll('.', String.raw`\.`);
      const name = menu ? `(?:${number}|${menu} *>)` : number;
      return (
        name !== '' && new RegExp(String.raw`(?<![\w.])${name}(?:\.[\dx]+)?(?![\w.]*\w)`, 'i').test(query)
      );
    });
    const [only] = found;
    if (only && found.length === 1) named[set] = only.name;
  }
  return named;
}

/**
 * Context from the version of each docs set that the reader is on or chose last. The current version of a set may be
 * found as well, after the reader's own.
 * @param chosen Version names by set: `{ default: 'current', sdk: '5.1.x', api: 'current' }`.
 * @param query Versions and the platform that it names count before the reader's.
 * @param only Area that the reader narrows the search to.
 */
export function contextOf(
  chosen: Readonly<Record<string, string>>,
  pathname: string,
  query = '',
  only?: Area,
): Context {
  const versions = { ...chosen, ...versionsNamedIn(query) };
  const preferredTags = Object.entries(versions).map(([set, version]) => `docs-${set}-${version}`);
  const current = Object.keys(versions).map((set) => `docs-${set}-current`);
  const named = platformNamedIn(query);
  const area = areaOf(pathname);
  return {
    tags: [...new Set(['default', ...preferredTags, ...current])],
    preferredTags,
    platform: named ?? platformOfPath(pathname),
    ...(named ? { platformNamed: true } : {}),
    ...(area ? { area } : {}),
    ...(only ? { only } : {}),
    ...(area ? { here: trimSlash(pathname) } : {}),
  };
}

/** Versions that a path implies where nothing was chosen before. */
export function versionsOfPath(pathname: string): Record<string, string> {
  const versions: Record<string, string> = { api: 'current' };
  for (const [set, list] of Object.entries(sets)) {
    const base = set === 'default' ? '/docs' : `/${set}`;
    const segment = new RegExp(`^${base}/([^/]+)`).exec(pathname)?.[1];
    versions[set] = list.find(({ path }) => path !== '' && path === segment)?.name ?? 'current';
  }
  return versions;
}

/** The request of the first page of results, as the modal makes it on a wide screen. */
export function requestFor(query: string, pathname: string): SearchRequest {
  return {
    query: query.slice(0, search.maxQueryLength),
    page: 0,
    hitsPerPage: search.hitsPerPage,
    snippetWords: search.snippetWords,
    ...contextOf(versionsOfPath(pathname), pathname, query),
  };
}
