/** Sizes on disk: of a built site, and of the script that each of its pages loads. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../../lib/files/below';

/** Bytes of all files below a folder. */
export function folderBytes(folder: string): number {
  return filesBelow(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
}

/**
 * The main script of a Docusaurus build.
 * @throws Error if there is not exactly one.
 */
export function mainScript(output: string): { raw: number; brotli: number } {
  const folder = path.join(output, 'assets/js');
  const names = readdirSync(folder).filter((name) => /^main\.[\w-]+\.js$/.test(name));
  if (names.length !== 1) {
    throw new Error(`${folder} has ${names.length} main scripts, not one: ${names.join(', ') || 'none'}.`);
  }
  const content = readFileSync(path.join(folder, names[0] ?? ''));
  // Quality 11 is the default of Node.
  return { raw: content.length, brotli: brotliCompressSync(content).length };
}
