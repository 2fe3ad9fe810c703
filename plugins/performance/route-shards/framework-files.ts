/**
 * Reads what the framework generated about routes (`.docusaurus/`), and checks its shape: an upgrade that changes it must
 * stop the build here and not in a reader's browser.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A route as the framework writes it; path and `hash`, joined with a hyphen, are the key of its chunk names. */
export interface RouteNode {
  path: string;
  hash?: string;
  exact?: boolean;
  sidebar?: string;
  routes?: RouteNode[];
  [prop: string]: unknown;
}

/** Names of the chunks that a route's component and props come from: a tree whose leaves are keys of the registry. */
export type ChunkNames = Record<string, unknown>;

export interface DocEntry {
  id: string;
  path: string;
  sidebar?: string;
}

export interface DocsVersion {
  name: string;
  mainDocId: string;
  docs: DocEntry[];
  [prop: string]: unknown;
}

export interface GlobalData {
  'docusaurus-plugin-content-docs': Record<string, { versions: DocsVersion[]; [prop: string]: unknown }>;
  [plugin: string]: Record<string, unknown>;
}

/** Props of a version of a docs instance, with the items of its sidebars. */
export interface VersionProps {
  version: { docsSidebars: Record<string, unknown>; docs: Record<string, unknown>; [prop: string]: unknown };
}

export interface FrameworkFiles {
  routes: RouteNode[];
  chunkNames: Record<string, ChunkNames>;
  /** Request of each chunk's module, by chunk name. */
  registry: Record<string, string>;
  globalData: GlobalData;
  /** Version props, by the request of their module. */
  versions: Record<string, VersionProps>;
}

const changed = (file: string, what: string): Error =>
  new Error(
    `.docusaurus/${file} has another shape than plugins/performance/route-shards knows: ${what}. Compare it with the framework's @docusaurus/core/lib/server/codegen and change the plugin.`,
  );

/** Evaluates the framework's route module: an array literal of calls and plain values. */
export function parseRoutes(source: string): RouteNode[] {
  const literal = /export default (\[[\s\S]*\]);?\s*$/.exec(source)?.[1];
  if (!literal) throw changed('routes.js', 'no default export of an array');
  const component = (_path: string, hash?: string): { hash?: string } => (hash === undefined ? {} : { hash });
  const raw = new Function('ComponentCreator', `return ${literal};`)(component) as (RouteNode & {
    component?: { hash?: string };
  })[];
  const node = ({ component: made, routes, ...rest }: (typeof raw)[number]): RouteNode => {
    if (!made || typeof rest.path !== 'string')
      throw changed('routes.js', 'a route without path or component');
    return {
      ...rest,
      ...(made.hash !== undefined && { hash: made.hash }),
      ...(routes && { routes: (routes as typeof raw).map(node) }),
    };
  };
  return raw.map(node);
}

/** Requests of the registry's chunks, by name. */
export function parseRegistry(source: string): Record<string, string> {
  const entry =
    /"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;
  const found: Record<string, string> = {};
  for (const [, name = '', request = ''] of source.matchAll(entry)) found[name] = request;
  const expected = source.split('=> import(').length - 1;
  const count = Object.keys(found).length;
  if (count !== expected) throw changed('registry.js', `${count} of ${expected} entries were understood`);
  return found;
}

/**
 * Routes and chunk names with keys that stay. The framework's key has a hash of everything about the route, including the
 * date of the last edit and all pages below it, so an edit would change the scripts of other pages and the main script.
 * The key made here has the number of earlier routes with the same path instead.
 * @throws Error if a route has no chunk names.
 */
export function withStableKeys(
  routes: readonly RouteNode[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): Pick<FrameworkFiles, 'routes' | 'chunkNames'> {
  const seen = new Map<string, number>();
  const renamed: Record<string, ChunkNames> = {};
  const renameKey = (route: RouteNode): RouteNode => {
    if (route.hash === undefined) return route;
    const names = chunkNames[`${route.path}-${route.hash}`];
    if (!names) throw changed('routesChunkNames.json', `no chunks for ${route.path}-${route.hash}`);
    const count = seen.get(route.path) ?? 0;
    seen.set(route.path, count + 1);
    renamed[`${route.path}-${count}`] = names;
    return { ...route, hash: String(count), ...(route.routes && { routes: route.routes.map(renameKey) }) };
  };
  return { routes: routes.map(renameKey), chunkNames: renamed };
}

/**
 * Reads the framework's files.
 * @param dir The folder of generated files.
 * @throws Error that names the file if its shape has changed.
 */
export function readFrameworkFiles(dir: string): FrameworkFiles {
  const text = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  const registry = parseRegistry(text('registry.js'));
  const versions: Record<string, VersionProps> = {};
  for (const request of Object.values(registry)) {
    const file = /^@generated\/(docusaurus-plugin-content-docs\/.*\/p\/.*\.json)$/.exec(request)?.[1];
    if (!file) continue;
    const props = JSON.parse(text(file)) as Partial<VersionProps>;
    if (props.version?.docsSidebars) versions[request] = props as VersionProps;
  }
  const globalData = JSON.parse(text('globalData.json')) as GlobalData;
  if (!globalData['docusaurus-plugin-content-docs']) throw changed('globalData.json', 'no docs plugin');
  return {
    ...withStableKeys(
      parseRoutes(text('routes.js')),
      JSON.parse(text('routesChunkNames.json')) as Record<string, ChunkNames>,
    ),
    registry,
    globalData,
    versions,
  };
}
