/**
 * Docusaurus plugin: writes the Markdown of every page next to it, for programs that read the docs: assistants, editors,
 * scripts, and the indexes that lead to it. A page that is the index of a folder has it in the folder, too, where its relative address would be.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { builtFile } from '../../../lib/built-site/built-file';
import { codeKey } from '../../../lib/cache/code-graph';
import { KeptResults, keptFile, keyOf } from '../../../lib/cache/results-cache';
import { builtRedirects } from '../../../lib/routes/redirects';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { twinPath } from '../../../lib/shared/twin-address';
import { documentKey } from '../built-document';
import { readingOrder } from '../search-index/reading-order';
import { indexFiles } from './indexes';
import type { SiteMap } from './links';
import { hasTwin, partPath, twinOf, type Twin } from './twin';

/** The routes of built pages that have Markdown, with the files of their documents. */
async function pagesOf(outDir: string, routes: readonly string[]): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const route of [...routes].sort()) {
    const file = twinPath(route) === undefined ? undefined : builtFile(outDir, route);
    if (file && hasTwin(await readFile(file, 'utf8'), route)) pages.set(route, file);
  }
  return pages;
}

/** Files of a page's Markdown: at its address, and in its folder if it is the index of one. */
export function filesOf(route: string): string[] {
  const own = twinPath(route);
  if (own === undefined) return [];
  return route.length > 1 && route.endsWith('/') ? [own, `${route}index.md`] : [own];
}

/**
 * Makes the Markdown of all pages.
 * @param make Makes a page's; a cache gives what it has.
 */
export async function twinsOf(
  outDir: string,
  routes: readonly string[],
  { url, redirects }: Pick<SiteMap, 'url' | 'redirects'>,
  make: (html: string, route: string, site: SiteMap) => Twin = twinOf,
): Promise<Map<string, Twin>> {
  const pages = await pagesOf(outDir, routes);
  const site: SiteMap = { url, redirects, pages: new Set([...pages.keys()].map(trimSlash)) };
  const twins = new Map<string, Twin>();
  // Read again: all documents together would be a large part of a build's memory.
  for (const [route, file] of pages) twins.set(route, make(await readFile(file, 'utf8'), route, site));
  return twins;
}

async function write(outDir: string, file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

export default function markdownTwins({ siteDir, siteConfig: { url } }: LoadContext): Plugin {
  let order: readonly string[] = [];
  return {
    name: 'markdown-twins',
    allContentLoaded({ allContent }) {
      order = readingOrder(allContent);
    },
    async postBuild({ outDir, routesPaths }) {
      const kept = new KeptResults<Twin>(keptFile(siteDir, 'markdown-twins'));
      const code = codeKey(['plugins/pages/markdown-twins/twin.ts'], {
        root: siteDir,
        keptAs: 'imports-of-twins',
      });
      const redirects = new Map(builtRedirects().map(({ from, to }) => [from, to]));
      // A link leads to Markdown if its page has some.
      const addresses = keyOf(code, url, JSON.stringify([...redirects]), routesPaths.toSorted().join('\n'));
      const twins = await twinsOf(outDir, routesPaths, { url, redirects }, (html, route, site) =>
        kept.get(documentKey(html, route, addresses), () => twinOf(html, route, site)),
      );
      kept.save();
      for (const [route, { text, more }] of twins) {
        for (const file of filesOf(route)) await write(outDir, file, text);
        const [own = ''] = filesOf(route);
        for (const [index, part] of more.entries()) await write(outDir, partPath(own, index + 2), part);
      }
      for (const [file, text] of indexFiles(twins, order)) await write(outDir, file, text);
    },
  };
}
