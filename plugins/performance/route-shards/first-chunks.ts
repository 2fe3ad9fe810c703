/**
 * Names a page's own scripts next to the main script, so that the browser asks for all of them at once. The bundler's
 * runtime takes scripts that came before it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { builtFile } from '../../../lib/built-site/built-file';

const lateScripts = /(<meta name="?late-scripts"? content=)("[^"]*"|[^\s">]+)/;

/**
 * Puts scripts before those that the document names already.
 * @throws Error if the document has no list of late scripts (plugins/performance/late-scripts).
 */
export function withFirstChunks(html: string, urls: readonly string[], file: string): string {
  if (!lateScripts.test(html))
    throw new Error(`${file} names no late scripts. See the template of plugins/performance/late-scripts.`);
  return html.replace(lateScripts, (_, start: string, value: string) => {
    const present = value.replace(/"/g, '').split(' ').filter(Boolean);
    return `${start}"${[...urls.filter((url) => !present.includes(url)), ...present].join(' ')}"`;
  });
}

/**
 * Writes the scripts of each page into its document.
 * @param chunksOfPages Chunk names by route.
 * @param filesOfChunks Script files of each chunk, from the root of the site.
 */
export function nameFirstChunks(
  outDir: string,
  baseUrl: string,
  chunksOfPages: ReadonlyMap<string, readonly string[]>,
  filesOfChunks: ReadonlyMap<string, readonly string[]>,
): void {
  for (const [route, chunks] of chunksOfPages) {
    const file = builtFile(outDir, route);
    if (!file) continue;
    const urls = new Set(
      chunks.flatMap((chunk) => filesOfChunks.get(chunk) ?? []).map((url) => baseUrl + url),
    );
    writeFileSync(file, withFirstChunks(readFileSync(file, 'utf8'), [...urls], file));
  }
}
