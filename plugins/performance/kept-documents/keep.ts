/** Keeps what the framework's renderer gives for each page, by what the page is made of. Part of the server bundle. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { matchRoutes } from 'react-router-config';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';

// The bundler's own, in each server bundle.
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown>; u: (chunk: string) => string };
declare const __non_webpack_require__: NodeJS.Require;

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Files of the scripts that an import would load. It goes no further. */
function filesOf(load: () => unknown): string[] {
  const { e } = __webpack_require__;
  const files: string[] = [];
  __webpack_require__.e = (chunk) => {
    files.push(__webpack_require__.u(chunk));
    return new Promise(() => {});
  };
  load();
  __webpack_require__.e = e;
  return files;
}

/** All names in what the framework keeps of a route. */
const namesIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(namesIn);

/**
 * Gives the key of a page: of the server bundle, which has theme, configuration, and global data; of the scripts that its
 * routes load, with its text and the data of its area; and of all scripts that no route loads, because a component may.
 * Undefined for a page with a route whose scripts aren't known.
 */
export function keyOfPage(): (pathname: string) => string | undefined {
  const folder = path.dirname(__non_webpack_require__.resolve('./server.bundle.js'));
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const hashes = new Map(
    scripts
      .sort()
      .map((file) => [file.replaceAll(path.sep, '/'), hashOf(readFileSync(path.join(folder, file)))]),
  );
  const byName = new Map(Object.entries(registry).map(([name, [load]]) => [name, filesOf(load)]));
  // The framework names a route by its path and a hash, which tells routes with one path apart.
  const byPath = new Map<string, string[]>();
  for (const [route, names] of Object.entries(routesChunkNames)) {
    const routePath = route.replace(/-[^-]*$/, '');
    const files = namesIn(names).flatMap((name) => byName.get(name) ?? []);
    byPath.set(routePath, [...(byPath.get(routePath) ?? []), ...files]);
  }
  const ofRoutes = new Set([...byName.values()].flat());
  const others = [...hashes].filter(([file]) => !ofRoutes.has(file)).flat();
  const common = hashOf(process.version, Intl.DateTimeFormat().resolvedOptions().timeZone, ...others);

  return (pathname) => {
    const matches = [pathname, decodeURI(pathname)].flatMap((address) => matchRoutes(routes, address));
    const files = matches.map(({ route }) => (route.path === '*' ? [] : byPath.get(String(route.path))));
    if (files.includes(undefined)) return undefined;
    return hashOf(common, ...files.flatMap((of) => of ?? []).map((file) => hashes.get(file) ?? ''));
  };
}

/** What is kept in a file; nothing if there is none or if it is damaged, which costs one page. */
function read(file: string): { key?: string; page?: unknown } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      console.log(`${file} is damaged: its page is rendered anew.`);
    return {};
  }
}

type Render<Asked> = (asked: Asked) => Promise<unknown>;

/** A renderer that renders a page only if its key has changed since the last time, or if it has none. */
export function keepPages<Asked extends { pathname: string }>(
  render: Render<Asked>,
  folder: string,
  keyOf: (pathname: string) => string | undefined,
): Render<Asked> {
  mkdirSync(folder, { recursive: true });
  return async (asked) => {
    const key = keyOf(asked.pathname);
    const file = path.join(folder, `${hashOf(asked.pathname)}.json`);
    const kept = read(file);
    if (key !== undefined && kept.key === key) return kept.page;
    const page = await render(asked);
    // Another build in the same folder never sees half of it.
    const part = `${file}.${process.pid}-${threadId}`;
    writeFileSync(part, JSON.stringify({ key, page }));
    renameSync(part, file);
    return page;
  };
}
