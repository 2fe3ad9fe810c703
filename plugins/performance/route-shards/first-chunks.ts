/**
 * Names a page's own scripts next to the main script, so the browser asks for all scripts at once. The bundler's
 * runtime accepts scripts that arrive before it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { builtFile } from '../../../lib/built-site/built-file';

/** The 404 page, which is not among the routes. */
const notFound = ['/404', []] as const;

const lateScripts = /<meta name="?late-scripts"? content=("[^"]*"|[^\s">]+)(?: data-app="\w*")?/;

/**
 * Puts scripts before those that the document names already, and says which app they belong to.
 * @throws Error if the document has no list of late scripts (plugins/performance/late-scripts).
 */
export function withFirstChunks(html: string, urls: readonly string[], app: string, file: string): string {
  if (!lateScripts.test(html))
    throw new Error(`${file} names no late scripts. See the template of plugins/performance/late-scripts.`);
  return html.replace(lateScripts, (_, value: string) => {
    const present = value.replace(/"/g, '').split(' ').filter(Boolean);
    const all = [...urls.filter((url) => !present.includes(url)), ...present].join(' ');
    return `<meta name="late-scripts" content="${all}" data-app="${app}"`;
  });
}

/**
 * Writes the scripts of each page into its document.
 * @param chunksOfPages Chunk names by route.
 * @param scripts Script files of each chunk, from the root of the site, and the app that they belong to.
 */
export function nameFirstChunks(
  outDir: string,
  baseUrl: string,
  chunksOfPages: ReadonlyMap<string, readonly string[]>,
  scripts: { files: ReadonlyMap<string, readonly string[]>; app: string },
): void {
  for (const [route, chunks] of [...chunksOfPages, notFound]) {
    const file = builtFile(outDir, route);
    if (!file) continue;
    const urls = new Set(
      chunks.flatMap((chunk) => scripts.files.get(chunk) ?? []).map((url) => baseUrl + url),
    );
    writeFileSync(file, withFirstChunks(readFileSync(file, 'utf8'), [...urls], scripts.app, file));
  }
}
