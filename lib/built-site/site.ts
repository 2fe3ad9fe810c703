/**
 * Reads a built site into memory: its pages by route, and its files. Checks work on this shape, so that their own tests
 * can hand them a broken site of three lines.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { filesBelow } from '../files/below';

export interface BuiltPage {
  /** Without a trailing slash; `/404.html` for the not-found page. */
  route: string;
  html: string;
}

export interface BuiltSite {
  pages: Map<string, BuiltPage>;
  /** Pages that only send the browser on, by route, with their target. */
  redirects: Map<string, string>;
  /** Paths of all files, from the site's root, with a leading slash. */
  files: Set<string>;
}

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]+)"/i;

/** True if the page only forwards, and where to. */
function redirectTarget(html: string): string | undefined {
  return refresh.exec(html)?.[1]?.replace(/&amp;/g, '&');
}

export const trimSlash = (route: string): string => (route.length > 1 ? route.replace(/\/$/, '') : route);

/** Builds the shape from file contents; the site's own reader and the fixtures share it. */
export function siteFrom(files: ReadonlyMap<string, string>): BuiltSite {
  const site: BuiltSite = { pages: new Map(), redirects: new Map(), files: new Set(files.keys()) };
  for (const [file, html] of files) {
    if (!file.endsWith('.html')) continue;
    const route =
      file === '/404.html' ? file : trimSlash(file.replace(/index\.html$/, '').replace(/\.html$/, ''));
    const target = redirectTarget(html);
    if (target !== undefined) site.redirects.set(route, target);
    else site.pages.set(route, { route, html });
  }
  return site;
}

let cached: BuiltSite | undefined;

/** Folder of the built site that is looked at: another one than usual in `npm run check:plain`. */
export const buildFolder = process.env.WHENCE_BUILD_FOLDER ?? 'build';

/**
 * Reads the build folder once a process.
 * @throws Error if there is no build.
 */
export function readBuild(dir = buildFolder): BuiltSite {
  if (cached) return cached;
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No built site in ${dir}/. Run \`npm run build\` first.`);
  }
  const textOf = (name: string): string =>
    name.endsWith('.html') ? readFileSync(path.join(dir, name), 'utf8') : '';
  cached = siteFrom(new Map(filesBelow(dir).map((name) => [`/${name}`, textOf(name)])));
  return cached;
}

const parsed = new WeakMap<BuiltPage, cheerio.CheerioAPI>();

/** The page as a queryable document, parsed once. */
export function dom(page: BuiltPage): cheerio.CheerioAPI {
  let $ = parsed.get(page);
  if (!$) {
    $ = cheerio.load(page.html);
    parsed.set(page, $);
  }
  return $;
}
