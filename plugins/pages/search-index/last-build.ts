/**
 * Search in `npm start`: the development server has no built pages to read, so it serves the records of the last build,
 * and the manifest says whether sources have changed since. Without a build, search answers with its error screen and
 * the terminal says why.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { filesBelow } from '../../../lib/files/below';
import { search } from '../../../config/search';
import type { PackedManifest } from '../../../src/search/manifest';

const sources = ['docs', 'versioned_docs', 'sdk', 'sdk_versioned_docs', 'api', 'blog', 'data', 'openapi'];

/** True if a source file is younger than `time` (milliseconds). */
export function changedSince(time: number, folders: readonly string[]): boolean {
  return folders.some((folder) =>
    filesBelow(folder).some((name) => statSync(path.join(folder, name)).mtimeMs > time),
  );
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests for records from `siteDir`/build. */
export function lastBuildHandler(siteDir: string): Handler {
  const folder = path.join(siteDir, 'build', search.dataFolder);
  let told = false;
  return (request, response, next) => {
    const name = new RegExp(`^/${search.dataFolder}/([\\w.-]+\\.json)(?:\\?|$)`).exec(request.url ?? '')?.[1];
    if (name === undefined) {
      next();
      return;
    }
    const file = path.join(folder, name);
    if (!existsSync(file)) {
      if (!told) console.warn('Search has no records: run `npm run build` once, then reload.');
      told = true;
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    if (name !== 'manifest.json') {
      createReadStream(file).pipe(response);
      return;
    }
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackedManifest;
    manifest.stale = changedSince(
      statSync(file).mtimeMs,
      sources.map((source) => path.join(siteDir, source)),
    );
    response.end(JSON.stringify(manifest));
  };
}

/**
 * For `devServer.setupMiddlewares`. The server's own list answers every address with the app, so the records must come
 * before it. What the functions of different configurations return is joined, but each gets the same list.
 */
export const servesLastBuild =
  (siteDir: string) =>
  (middlewares: unknown[]): unknown[] => {
    middlewares.unshift({ name: 'search-data', middleware: lastBuildHandler(siteDir) });
    return [];
  };
