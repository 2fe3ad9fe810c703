/**
 * Reads a built site into memory: its pages by route, and its files. Checks work on this shape, so their own tests can
 * pass in a broken site of three lines.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { filesBelow } from '../files/below';
import { trimSlash } from '../shared/trim-slash';

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

const cached = new Map<string, BuiltSite>();

/** Folder of the built site that is looked at: not the usual one in `npm run check:plain`. */
const buildFolder = process.env.WHENCE_BUILD_FOLDER ?? 'build';

/**
 * Reads a build folder once a process.
 * @throws Error if there is no build.
 */
export function readBuild(dir = buildFolder): BuiltSite {
  const known = cached.get(dir);
  if (known) return known;
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`No built site in ${dir}/. Run \`npm run build\` first.`);
  }
  const textOf = (name: string): string =>
    name.endsWith('.html') ? readFileSync(path.join(dir, name), 'utf8') : '';
  const site = siteFrom(new Map(filesBelow(dir).map((name) => [`/${name}`, textOf(name)])));
  cached.set(dir, site);
  return site;
}

/** Trees that are kept. A tree takes about 4 MB; whoever looks at a page more than once does it before going on. */
const keptTrees = 16;

const parsed = new Map<BuiltPage, cheerio.CheerioAPI>();

/** The page as a queryable document, parsed once for what is done with it before some other pages. */
export function dom(page: BuiltPage): cheerio.CheerioAPI {
  const known = parsed.get(page);
  if (known) return known;
  const $ = cheerio.load(page.html);
  const [oldest] = parsed.keys();
  if (oldest && parsed.size >= keptTrees) parsed.delete(oldest);
  parsed.set(page, $);
  return $;
}
