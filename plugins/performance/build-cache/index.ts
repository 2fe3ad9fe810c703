/**
 * Docusaurus plugin: tells the bundler's persistent cache what pages are made of besides their own text. Own plugins
 * read data files, figures and the list of written pages while they compile Markdown; the cache does not see those
 * reads and would serve yesterday's facts. Their joint fingerprint goes into the cache's version.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writtenRoutes } from '../../../lib/routes/written-routes';

const folders = ['plugins', 'config', 'data', 'src/figures', 'src/search', 'declarations'];

function* filesBelow(dir: string): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true }).sort((a, b) =>
    a.name.localeCompare(b.name),
  )) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (!entry.name.endsWith('.test.ts')) yield file;
  }
}

/** Fingerprint of everything that own plugins read, and of which pages exist. */
export function fingerprint(siteDir: string, routes: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const dir = path.join(siteDir, folder);
    if (!statSync(dir, { throwIfNoEntry: false })) continue;
    for (const file of filesBelow(dir)) hash.update(path.relative(siteDir, file)).update(readFileSync(file));
  }
  for (const route of [...routes].sort()) hash.update(route);
  return hash.digest('hex').slice(0, 16);
}

export default function buildCache(context: LoadContext): Plugin {
  return {
    name: 'build-cache',
    getPathsToWatch() {
      return ['data/**/*.yaml', 'src/figures/*.svg'].map((glob) => path.join(context.siteDir, glob));
    },
    configureWebpack(config) {
      const cache = (config as { experiments?: { cache?: { version?: string } } }).experiments?.cache;
      if (cache && typeof cache === 'object') {
        cache.version = `${cache.version ?? ''}-${fingerprint(context.siteDir, writtenRoutes())}`;
      }
      return {};
    },
  };
}
