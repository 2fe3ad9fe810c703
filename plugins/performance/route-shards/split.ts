/**
 * Splits what the client knows of the site's pages: a skeleton, which the main script holds and which does not grow with
 * the number of docs pages, and shards of a few pages each, which load when a reader goes to one of their pages.
 */
import { comparePaths } from './paths';
import { trimSlash } from '../../../lib/shared/trim-slash';
import type {
  ChunkNames,
  DocEntry,
  FrameworkFiles,
  GlobalData,
  RouteNode,
  VersionProps,
} from './framework-files';

/** Pages in a shard: a shard is about 2 kB brotli, and the skeleton grows by 15 bytes for each. */
const pagesPerShard = 40;

/** Components and data that every docs page loads: they come with the main script. */
const shared = /^(?:@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)|@generated\/.*\/__plugin\.json)$/;

export interface Shard {
  /** The first path of the shard, in the order of paths.ts. */
  start: string;
  /** Pages, with the number of the list of routes that they belong to. */
  routes: [parent: number, route: RouteNode][];
  chunkNames: Record<string, ChunkNames>;
  /** Chunk names and the requests of their modules. */
  registry: Record<string, string>;
  /**
   * Docs to be known with these pages, by instance and version: the pages themselves, and the same docs in other
   * versions.
   */
  docs: Record<string, Record<string, DocEntry[]>>;
}

export interface SidebarModule {
  chunk: string;
  version: number;
  name: string;
  items: unknown;
}

export interface SplitRoutes {
  /** Routes without docs pages; a list of pages is replaced by the number of its parent. */
  routes: RouteNode[];
  parents: number;
  chunkNames: Record<string, ChunkNames>;
  registry: Record<string, { request: string; eager: boolean }>;
  globalData: GlobalData;
  versions: VersionProps[];
  /** Requests of the modules that hold the version props with all sidebars, in the order of `versions`. */
  versionRequests: string[];
  sidebars: SidebarModule[];
  shards: Shard[];
  /** Paths of top routes that have pages in shards. */
  roots: string[];
  /** All chunks that a page needs in addition to the main script, by its path. */
  chunksOfPages: Map<string, string[]>;
}

/** Chunk names in a tree of them. */
function namesIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return tree && typeof tree === 'object' ? Object.values(tree).flatMap(namesIn) : [];
}

const keyOf = (route: RouteNode): string => `${route.path}-${route.hash ?? ''}`;

/** True if the list holds only pages, which can be added to it in any order. */
const isPageList = (routes: readonly RouteNode[]): boolean =>
  routes.every((route) => !route.routes && route.exact === true);

/** True if pages were taken out of the route or of one below it. */
const hasPages = (route: RouteNode): boolean => 'pages' in route || (route.routes ?? []).some(hasPages);

interface Page {
  parent: number;
  route: RouteNode;
  names: ChunkNames;
}

/**
 * Splits the framework's data.
 * @param keptDocs Ids of docs that the navbar names; they stay in the skeleton.
 */
export function splitRoutes(files: FrameworkFiles, keptDocs: ReadonlySet<string> = new Set()): SplitRoutes {
  const versionRequests = Object.keys(files.versions);
  const sidebars: SidebarModule[] = [];
  const pages: Page[] = [];
  const skeletonNames: Record<string, ChunkNames> = {};
  let parents = 0;

  const sidebarChunk = (version: number, name: string): string => {
    const known = sidebars.find((sidebar) => sidebar.version === version && sidebar.name === name);
    if (known) return known.chunk;
    const items = files.versions[versionRequests[version] ?? '']?.version.docsSidebars[name];
    const made = { chunk: `sidebar-${sidebars.length}`, version, name, items };
    sidebars.push(made);
    return made.chunk;
  };

  const skeleton = (route: RouteNode, version: number | undefined, depth: number): RouteNode => {
    const names = files.chunkNames[keyOf(route)];
    if (route.path !== '*') {
      if (!names) throw new Error(`.docusaurus/routesChunkNames.json has no chunks for ${keyOf(route)}.`);
      skeletonNames[keyOf(route)] = names;
    }
    const here = namesIn(names)
      .map((name) => versionRequests.indexOf(files.registry[name] ?? ''))
      .find((index) => index >= 0);
    const inside = here ?? version;
    if (!route.routes) return route;
    if (depth === 0 || !isPageList(route.routes))
      return { ...route, routes: route.routes.map((child) => skeleton(child, inside, depth + 1)) };
    const parent = parents++;
    for (const page of route.routes) {
      const own = files.chunkNames[keyOf(page)];
      if (!own) throw new Error(`.docusaurus/routesChunkNames.json has no chunks for ${keyOf(page)}.`);
      const chunk =
        page.sidebar !== undefined && inside !== undefined ? sidebarChunk(inside, page.sidebar) : undefined;
      // The sidebar loads like a prop of the page, so it is there whenever the page is.
      pages.push({ parent, route: page, names: chunk === undefined ? own : { ...own, sidebarItems: chunk } });
    }
    const { routes: _, ...rest } = route;
    return { ...rest, pages: parent };
  };

  const routes = files.routes.map((route) => skeleton(route, undefined, 0));
  pages.sort((a, b) => comparePaths(trimSlash(a.route.path), trimSlash(b.route.path)));

  const requestOf = (name: string): string => {
    const request = files.registry[name];
    if (request === undefined) throw new Error(`.docusaurus/registry.js has no chunk ${name}.`);
    return request;
  };
  const isSidebar = (name: string): boolean => sidebars.some(({ chunk }) => chunk === name);
  const registry: SplitRoutes['registry'] = {};
  const eager = (request: string): boolean => shared.test(request) || versionRequests.includes(request);
  for (const name of Object.values(skeletonNames).flatMap(namesIn))
    registry[name] = { request: requestOf(name), eager: eager(requestOf(name)) };
  for (const name of pages.flatMap((page) => namesIn(page.names))) {
    if (!isSidebar(name) && eager(requestOf(name)))
      registry[name] = { request: requestOf(name), eager: true };
  }

  const shards: Shard[] = [];
  for (let at = 0; at < pages.length; at += pagesPerShard) {
    const group = pages.slice(at, at + pagesPerShard);
    const own: Record<string, string> = {};
    for (const name of group.flatMap((page) => namesIn(page.names)))
      if (!registry[name] && !isSidebar(name)) own[name] = requestOf(name);
    shards.push({
      start: trimSlash(group[0]?.route.path ?? ''),
      routes: group.map(({ parent, route }) => [parent, route]),
      chunkNames: Object.fromEntries(group.map(({ route, names }) => [keyOf(route), names])),
      registry: own,
      docs: docsOf(new Set(group.map(({ route }) => trimSlash(route.path))), files.globalData),
    });
  }

  const chunksOfPages = new Map<string, string[]>();
  const needed = (names: ChunkNames): string[] =>
    [...new Set(namesIn(names))].filter((name) => !registry[name]?.eager);
  const walk = (list: readonly RouteNode[]): void => {
    for (const route of list) {
      const names = skeletonNames[keyOf(route)];
      if (route.routes) walk(route.routes);
      else if (names && !('pages' in route)) chunksOfPages.set(route.path, needed(names));
    }
  };
  walk(routes);
  pages.forEach(({ route, names }, index) => {
    chunksOfPages.set(route.path, [`routes-${Math.floor(index / pagesPerShard)}`, ...needed(names)]);
  });

  return {
    routes,
    parents,
    chunkNames: skeletonNames,
    registry,
    globalData: withoutDocs(files.globalData, keptDocs),
    versions: versionRequests.map((request) => {
      const { version } = files.versions[request] as VersionProps;
      return { version: { ...version, docsSidebars: {}, docs: {} } };
    }),
    versionRequests,
    sidebars,
    shards,
    roots: routes.filter((route) => hasPages(route)).map((route) => trimSlash(route.path)),
    chunksOfPages,
  };
}

/** Docs of the pages, with the same docs in the other versions, which the version menu links to. */
function docsOf(paths: ReadonlySet<string>, globalData: GlobalData): Shard['docs'] {
  const found: Shard['docs'] = {};
  for (const [instance, { versions }] of Object.entries(globalData['docusaurus-plugin-content-docs'])) {
    const ids = new Set(
      versions.flatMap(({ docs }) =>
        docs.filter((doc) => paths.has(trimSlash(doc.path))).map((doc) => doc.id),
      ),
    );
    if (ids.size === 0) continue;
    const byVersion: Record<string, DocEntry[]> = {};
    for (const { name, docs } of versions) {
      const same = docs.filter((doc) => ids.has(doc.id));
      if (same.length > 0) byVersion[name] = same;
    }
    found[instance] = byVersion;
  }
  return found;
}

/** Data of plugins without the lists of docs, but for the main page of each version and what the navbar names. */
function withoutDocs(globalData: GlobalData, kept: ReadonlySet<string>): GlobalData {
  const instances = Object.entries(globalData['docusaurus-plugin-content-docs']).map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => doc.id === version.mainDocId || kept.has(doc.id)),
      })),
    },
  ]);
  return { ...globalData, 'docusaurus-plugin-content-docs': Object.fromEntries(instances) };
}
