/**
 * What a search costs in bytes, for every place of the site that a reader may search from: as built, and projected to
 * all planned pages from the pages that are built. The floors of relevance and the limits hold for both.
 */
import { platformNames } from '../../config/platforms';
import { docsVersions, sdkVersions } from '../../config/versions';
import { notSearched, plannedPages as sitePages } from '../../lib/routes/planned-pages';
import { excludedFrom } from '../../plugins/pages/search-index/excluded';
import { pagesOfAllVersions } from '../../plugins/pages/search-index/shared-pages';
import { concerns, partOf, planOf, sharedPart, wholePart, type Plan } from '../../src/search/parts';
import { contextOf, versionsOfPath } from '../../src/search/request';
import type { Context, PartFile, PartUse, SearchManifest } from '../../src/search/types';
import { readShard } from './relevance';

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

/** Search tag of a route, which is the tag of its docs version. */
function tagOf(route: string): string {
  const [, first = ''] = route.split('/');
  const set = { docs: 'default', sdk: 'sdk', api: 'api' }[first];
  return set ? `docs-${set}-${versionsOfPath(route)[set] ?? 'current'}` : 'default';
}

type PlannedPart = Pick<PartFile, 'tag' | 'shared'> & { pages: number };

/**
 * How many guides a page weighs: the page of a symbol has a signature and a sentence for each member. Once such pages are
 * built, their bytes are divided by the same number.
 */
const weightOf = (url: string): number => (/^\/sdk\/[^/]+\/[^/]+\/reference\//.test(url) ? 0.5 : 1);

/** How many pages each part has when all planned ones are written, in guides. */
export function plannedPages(): Map<string, PlannedPart> {
  const excluded = excludedFrom(notSearched());
  const planned = new Map<string, PlannedPart>();
  const pages = sitePages()
    .filter(({ path }) => !excluded(path))
    .map(({ path }) => ({ url: path, tag: tagOf(path) }));
  const isShared = pagesOfAllVersions(pages);
  for (const { url, tag } of pages) {
    const shared = isShared(tag, url);
    const part = shared ? sharedPart(partOf(tag, url)) : partOf(tag, url);
    const before = planned.get(part)?.pages ?? 0;
    planned.set(part, { tag, pages: before + weightOf(url), ...(shared ? { shared } : {}) });
  }
  return planned;
}

/** From so many built pages on, a part speaks for itself; below, its kind speaks for it. */
export const enoughPages = 5;

const kindOf = (part: string): string =>
  part.startsWith('sdk-') ? 'sdk' : ['api', 'blog'].includes(part) ? part : 'dashboard';

/**
 * The parts at their planned size. A page that is still to come weighs what the built pages of its part weigh on
 * average or, if there are few, the built pages of all dashboard or SDK docs. Parts of a few pages don't count there:
 * all their words are new, so a page weighs more than it will. Never less than what is built.
 */
export function projectedParts(search: SearchManifest): Record<string, PartFile> {
  const built = Object.entries(search.parts).map(([part, file]) => ({
    part,
    kind: kindOf(part),
    ...file,
    pages: readShard(search, { part, lean: false }).pages.reduce((sum, { u }) => sum + weightOf(u), 0),
  }));
  return Object.fromEntries(
    [...plannedPages()].map(([part, { pages, ...place }]) => {
      const own = built.find((entry) => entry.part === part);
      // A page moves to the shared part when the last of the other versions has it.
      const ofPart = built.filter((entry) => wholePart(entry.part) === wholePart(part));
      const isEnough = ofPart.reduce((sum, entry) => sum + entry.pages, 0) >= enoughPages;
      const alike = built.filter(({ kind }) => kind === kindOf(part));
      const large = alike.filter((entry) => entry.pages >= enoughPages);
      const like = isEnough ? ofPart : large.length > 0 ? large : alike;
      const count = like.reduce((sum, entry) => sum + entry.pages, 0);
      const scaled = (value: (entry: (typeof built)[number]) => number): number =>
        Math.ceil(
          Math.max(
            own && own.pages <= pages ? value(own) : 0,
            (like.reduce((sum, entry) => sum + value(entry), 0) / Math.max(1, count)) * pages,
          ),
        );
      return [
        part,
        {
          ...place,
          file: own?.file ?? '',
          bytes: scaled(({ bytes }) => bytes),
          lean: { file: own?.lean.file ?? '', bytes: scaled(({ lean }) => lean.bytes) },
        },
      ];
    }),
  );
}

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
