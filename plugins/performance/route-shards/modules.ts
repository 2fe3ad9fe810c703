/** Writes the skeleton and the shards as modules for the bundler. */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteNode } from './framework-files';
import { namesOfPages } from './script-names';
import type { SplitRoutes } from './split';

const literal = (value: unknown): string => JSON.stringify(value);

/** A route of the skeleton as code. */
function routeCode(route: RouteNode): string {
  const { path: routePath, hash, routes, pages, ...rest } = route;
  const component = `ComponentCreator(${[routePath, hash]
    .filter((part) => part !== undefined)
    .map(literal)
    .join(', ')})`;
  const props = Object.entries(rest).map(([key, value]) => `${key}: ${literal(value)}`);
  if (routes) props.push(`routes: [${routes.map(routeCode).join(', ')}]`);
  if (pages !== undefined) props.push(`routes: parents[${String(pages)}]`);
  return `{path: ${literal(routePath)}, component: ${component}${props.map((prop) => `, ${prop}`).join('')}}`;
}

const lazy = (chunk: string, request: string): string =>
  `() => import(/* webpackChunkName: "${chunk}" */ ${literal(request)})`;

/**
 * The modules, by file name.
 * @param client Path of the folder with the plugin's browser code.
 */
export function clientModules(split: SplitRoutes, client: string): Map<string, string> {
  const modules = new Map<string, string>();
  const entries = Object.entries(split.registry).map(([name, { request, eager }]) => {
    const version = split.versionRequests.indexOf(request);
    const target = version >= 0 ? `./version-${version}.js` : request;
    const loader = eager ? `() => import(/* webpackMode: "eager" */ ${literal(target)})` : lazy(name, target);
    return `${literal(name)}: [${loader}, 0, 0]`;
  });
  const sidebarEntries = split.sidebars.map(
    ({ chunk }) => `${literal(chunk)}: [${lazy(chunk, `./${chunk}.js`)}, 0, 0]`,
  );
  modules.set('registry.js', `export default {\n${[...entries, ...sidebarEntries].join(',\n')}\n};\n`);
  modules.set('chunk-names.js', `export default ${literal(split.chunkNames)};\n`);
  modules.set('global-data.js', `export default ${literal(split.globalData)};\n`);
  modules.set(
    'routes.js',
    `import ${literal(`${client}/script-names`)};\nimport ComponentCreator from '@docusaurus/ComponentCreator';\nexport const parents = [${Array.from({ length: split.parents }, () => '[]').join(', ')}];\nexport default [\n${split.routes.map(routeCode).join(',\n')}\n];\n`,
  );
  split.versions.forEach((props, index) => {
    modules.set(`version-${index}.js`, `export default ${literal(props)};\n`);
  });
  for (const { chunk, version, name, items } of split.sidebars) {
    modules.set(
      `${chunk}.js`,
      `import props from './version-${version}.js';\nprops.version.docsSidebars[${literal(name)}] = ${literal(items)};\nexport default {};\n`,
    );
  }
  split.shards.forEach((shard, index) => {
    const registry = Object.entries(shard.registry).map(
      ([name, request]) => `${literal(name)}: [${lazy(name, request)}, 0, 0]`,
    );
    modules.set(
      `routes-${index}.js`,
      `import addRoutes from ${literal(`${client}/add-routes`)};\nimport { addNames } from ${literal(`${client}/script-names`)};\naddNames(${literal(namesOfPages)});\naddRoutes({\nroutes: ${literal(shard.routes)},\nchunkNames: ${literal(shard.chunkNames)},\nregistry: {${registry.join(',\n')}},\ndocs: ${literal(shard.docs)}\n});\n`,
    );
  });
  modules.set(
    'shards.js',
    `export const roots = ${literal(split.roots)};\nexport const starts = ${literal(split.shards.map(({ start }) => start))};\nexport const loads = [\n${split.shards.map((_, index) => lazy(`routes-${index}`, `./routes-${index}.js`)).join(',\n')}\n];\n`,
  );
  return modules;
}

/** Writes the modules into a folder that holds nothing else; files that are right already keep their time. */
export function writeModules(modules: ReadonlyMap<string, string>, dir: string): void {
  mkdirSync(dir, { recursive: true });
  for (const file of readdirSync(dir))
    if (!modules.has(file)) rmSync(path.join(dir, file), { recursive: true });
  const present = new Set(readdirSync(dir));
  for (const [file, text] of modules) {
    const full = path.join(dir, file);
    if (!present.has(file) || readFileSync(full, 'utf8') !== text) writeFileSync(full, text);
  }
}
