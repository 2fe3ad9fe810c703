/** What a search costs in bytes, for every place of the site that a reader may search from. */
import { platformNames } from '../../config/platforms';
import { docsVersions, sdkVersions } from '../../config/versions';
import { concerns, planOf, type Plan } from '../../src/search/parts';
import { contextOf, versionsOfPath } from '../../src/search/request';
import type { Context, PartFile, PartUse } from '../../src/search/types';

/** A page of each place: home, areas, versions and platforms of the SDK, API, blog. */
export const places: readonly string[] = [
  '/',
  '/docs/promote',
  '/docs/monetize',
  '/docs/analyze',
  '/docs/resources',
  ...docsVersions.flatMap(({ path }) => (path ? [`/docs/${path}`] : [])),
  ...sdkVersions.flatMap(({ path }) =>
    ['overview', ...Object.keys(platformNames)].map((name) => `/sdk/${path}/${name}`),
  ),
  '/api/overview',
  '/blog',
];

/** Context of a reader who has come from nowhere else. @param query Versions and platforms that it names count. */
export const contextAt = (pathname: string, query = ''): Context =>
  contextOf(versionsOfPath(pathname), pathname, query);

export interface ContextCost {
  place: string;
  plan: Plan;
  /** Bytes after brotli: before the first result, and in all. */
  first: number;
  all: number;
  /** Parts of the reader's versions that a search does not load. */
  out: string[];
}

/**
 * Cost of a search from a place.
 * @param bytesOf Bytes of a part; by default, what the manifest says.
 */
export function costAt(
  parts: Readonly<Record<string, PartFile>>,
  place: string,
  manifestBytes: number,
  bytesOf = (file: PartFile, { lean }: PartUse): number => (lean ? file.lean.bytes : file.bytes),
  query = '',
): ContextCost {
  const context = contextAt(place, query);
  const plan = planOf(parts, context);
  const sum = (uses: readonly PartUse[]): number =>
    uses.reduce((total, use) => total + bytesOf(parts[use.part] as PartFile, use), 0);
  const first = manifestBytes + sum(plan.first);
  const used = [...plan.first, ...plan.later];
  return {
    place,
    plan,
    first,
    all: first + sum(plan.later),
    out: Object.entries(parts)
      .filter(([name, part]) => concerns(part, context) && !used.some((use) => use.part === name))
      .map(([name]) => name),
  };
}
