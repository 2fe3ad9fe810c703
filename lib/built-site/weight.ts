/** Weighs what a page loads at first: the exact bytes of the site's files, compressed as a host would. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { dom, type BuiltPage } from './site';

export interface Weight {
  /** Bytes, brotli quality 11. */
  html: number;
  css: number;
  js: number;
  jsFiles: number;
  cssFiles: number;
}

const cache = new Map<string, number>();

/** Size of a file or text after brotli, in bytes; a lower quality is faster and gives more bytes. */
export function brotliSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** Size of a file after brotli 11, in bytes; compressed once a process. */
export function fileSize(file: string): number {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const size = brotliSize(readFileSync(file));
  cache.set(file, size);
  return size;
}

const localFile = (url: string | undefined, dir: string) => path.join(dir, decodeURIComponent(url ?? ''));

/** Files of the scripts that a page loads at first. */
export function pageScripts(page: BuiltPage, dir = 'build'): string[] {
  const $ = dom(page);
  // Scripts that start late are listed in a meta tag (plugins/performance/late-scripts).
  const late = ($('meta[name="late-scripts"]').attr('content') ?? '').split(' ').filter(Boolean);
  return [
    ...$('script[src^="/"]')
      .toArray()
      .map((el) => $(el).attr('src')),
    ...late,
  ].map((url) => localFile(url, dir));
}

/** What the HTML itself asks for; chunks that scripts fetch later are measured in the browser tests. */
export function documentWeight(page: BuiltPage, dir = 'build'): Weight {
  const $ = dom(page);
  const scripts = pageScripts(page, dir);
  const styles = $('link[rel="stylesheet"][href^="/"]')
    .toArray()
    .map((el) => localFile($(el).attr('href'), dir));
  const sum = (files: string[]) => files.reduce((total, file) => total + fileSize(file), 0);
  return {
    html: brotliSize(page.html),
    css: sum(styles),
    js: sum(scripts),
    jsFiles: scripts.length,
    cssFiles: styles.length,
  };
}
