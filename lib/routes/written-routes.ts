/**
 * Which pages this build has: the file's path is the page's route, so looking at the disk is enough. Links ask here, so a
 * page can be linked as soon as its file is there.
 */
import path from 'node:path';
import {
  FileMemo,
  RoundMemo,
  fileExists,
  filesBelow,
  noteValue,
  readText,
  unrecorded,
} from '../cache/inputs';
import { frontMatterOf } from '../yaml/front-matter';
import { yamlOf } from '../yaml/parse';
import { families } from '../openapi/families';
import { trimSlash } from '../shared/trim-slash';
import { builtVersions, docsVersions, sdkVersions } from '../../config/versions';

/** Routes of the versions that a build of the current ones leaves out. */
const leftOut: readonly string[] = [
  ...docsVersions.filter((v) => !builtVersions(docsVersions).includes(v)).map(({ path }) => `/docs/${path}`),
  ...sdkVersions.filter((v) => !builtVersions(sdkVersions).includes(v)).map(({ path }) => `/sdk/${path}`),
];

/** True for the address of a page that this build leaves out with its version. */
export const isLeftOut = (route: string): boolean =>
  leftOut.some((version) => route === version || route.startsWith(`${version}/`));

/** Source folders with the route that their pages are below. Longer routes come first. */
const roots: readonly { folder: string; route: string }[] = [
  ...builtVersions(docsVersions)
    .filter((v) => v.name !== 'current')
    .map((v) => ({ folder: `versioned_docs/version-${v.name}`, route: `/docs/${v.path}` })),
  ...builtVersions(sdkVersions).map((v) => ({
    folder: v.name === 'current' ? 'sdk' : `sdk_versioned_docs/version-${v.name}`,
    route: `/sdk/${v.path}`,
  })),
  { folder: 'docs', route: '/docs' },
  { folder: 'api', route: '/api' },
];

/** Kebab case as the page generator makes it of operation ids, tag names and titles. */
export function slugOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/**
 * The route of a source file, relative to the site; undefined if the file is not a page.
 * Generated API files (`x.api.mdx`, `x.tag.mdx`, `x.info.mdx`) count under their slug.
 */
export function routeOfSource(file: string): string | undefined {
  const normalized = file.split(path.sep).join('/').replace(/^\.\//, '');
  // The framework leaves out files and folders that start with an underscore.
  if (normalized.split('/').some((part) => part.startsWith('_'))) return undefined;
  const page = /^src\/pages\/(.*)\.(?:mdx?|[jt]sx?)$/.exec(normalized)?.[1];
  if (page !== undefined) {
    return /\.(?:test|d)$/.test(page) ? undefined : `/${page.replace(/(^|\/)index$/, '')}`;
  }
  if (!/\.mdx?$/.test(normalized)) return undefined;
  const post = /^blog\/\d{4}-\d{2}-\d{2}-([a-z0-9-]+)(?:\/index)?\.mdx?$/.exec(normalized);
  if (post) return `/blog/${post[1]}`;
  const bare = normalized.replace(/(?:\.(?:api|tag|info))?\.mdx?$/, '').replace(/(^|\/)index$/, '');
  for (const { folder, route } of roots) {
    if (bare === folder || normalized.startsWith(`${folder}/index.`)) return route;
    if (bare.startsWith(`${folder}/`)) return trimSlash(`${route}/${bare.slice(folder.length + 1)}`);
  }
  return undefined;
}

const specifications = new FileMemo<unknown>('lib/routes/written-routes');

function generatedRoutes(siteDir: string): string[] {
  return families.flatMap(({ specFile, folder, tagPages }) => {
    const full = path.join(siteDir, specFile);
    if (!fileExists(full)) return [];
    const spec = specifications.get(full, (text) => yamlOf(specFile, text)) as {
      info?: { title?: string };
      tags?: { name: string }[];
      paths?: Record<string, Record<string, { operationId?: string }>>;
    };
    const ids = Object.values(spec.paths ?? {}).flatMap((item) =>
      Object.values(item).flatMap((operation) => (operation?.operationId ? [operation.operationId] : [])),
    );
    // The generator lower-cases the title first, so "AppEvent API" keeps one word.
    const info = slugOf((spec.info?.title ?? '').toLowerCase());
    return [info, ...(tagPages ? (spec.tags ?? []).map((tag) => tag.name) : []), ...ids].map(
      (name) => `/api/${folder}/${slugOf(name)}`,
    );
  });
}

function scan(siteDir: string): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const folder of [...roots.map((root) => root.folder), 'blog', 'src/pages']) {
    for (const file of filesBelow(path.join(siteDir, folder))) {
      const relative = `${folder}/${file}`;
      const route = routeOfSource(relative);
      if (route !== undefined) found.set(route, relative);
    }
  }
  for (const route of generatedRoutes(siteDir)) if (!found.has(route)) found.set(route, undefined);
  if ([...found.keys()].some((route) => route.startsWith('/blog/'))) {
    for (const list of ['/blog', '/blog/archive', '/blog/authors', '/blog/tags']) found.set(list, undefined);
    for (const tag of blogTags(siteDir)) found.set(`/blog/tags/${tag}`, undefined);
  }
  // The home page is a route of plugins/pages/home.
  found.set('/', undefined);
  return found;
}

function blogTags(siteDir: string): string[] {
  const tags = new Set<string>();
  for (const file of filesBelow(path.join(siteDir, 'blog'))) {
    if (routeOfSource(`blog/${file}`) === undefined) continue;
    const text = readText(path.join(siteDir, 'blog', file));
    const { tags: own = [] } = frontMatterOf(`blog/${file}`, text) as {
      tags?: string[];
    };
    for (const tag of own) tags.add(tag);
  }
  return [...tags];
}

interface Written {
  sources: ReadonlyMap<string, string | undefined>;
  routes: ReadonlySet<string>;
}

const memo = new RoundMemo<Written>();

/** What is on disk. Pages that ask depend on the answer, not on every source that was looked at for it. */
function written(siteDir: string): Written {
  noteValue('written-routes');
  return memo.get(siteDir, () => {
    const sources = unrecorded(() => scan(siteDir));
    return { sources, routes: new Set(sources.keys()) };
  });
}

/** Routes of all pages that have a source now, without trailing slashes. */
export function writtenRoutes(siteDir = process.cwd()): ReadonlySet<string> {
  return written(siteDir).routes;
}

/** Source file of a page; undefined for pages that are made from data, and for routes without a page. */
export function sourceOfRoute(route: string, siteDir = process.cwd()): string | undefined {
  return written(siteDir).sources.get(trimSlash(route));
}

/** True if a file, relative to the site, is the source of a page. */
export function isWrittenSource(file: string, siteDir = process.cwd()): boolean {
  const route = routeOfSource(file);
  return route !== undefined && sourceOfRoute(route, siteDir) === file.split(path.sep).join('/');
}

/** All routes with their sources as one text, which changes if and only if an answer of this module can change. */
export const writtenRoutesText = (): string =>
  JSON.stringify([...written(process.cwd()).sources].sort(([a], [b]) => (a < b ? -1 : 1)));
