/**
 * Hashes of what is inline in the built pages, for the Content-Security-Policy. They are read from the build,
 * because a typed policy is wrong with the next change of a script.
 */
import { createHash } from 'node:crypto';
import * as cheerio from 'cheerio';

export interface InlineSources {
  /** `sha256-…` of inline scripts that a browser would run, with the pages that have them. */
  scripts: Map<string, string[]>;
  /** The same of style elements and style attributes. */
  styles: Map<string, string[]>;
  /** True if a page loads Google Analytics. */
  analytics: boolean;
}

/** More different scripts or styles than this would be a policy that grows with the pages. */
export const mostHashes = 16;

/** Types of script elements that hold data and are never run. Rules for prefetching count as run. */
const runs = (type: string): boolean =>
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

/** Hash of an inline script or style as a policy names it. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function note(map: Map<string, string[]>, hash: string, route: string): void {
  const pages = map.get(hash);
  if (!pages) map.set(hash, [route]);
  else if (pages.at(-1) !== route) pages.push(route);
}

/**
 * Collects over all pages.
 * @param pages Route and HTML; pages that only forward are left out by the caller.
 * @throws Error naming the page, if an element has an inline event handler or a `javascript:` address: no hash allows
 * those.
 */
export function inlineSources(pages: Iterable<{ route: string; html: string }>): InlineSources {
  const found: InlineSources = { scripts: new Map(), styles: new Map(), analytics: false };
  for (const { route, html } of pages) {
    // Without scripting, so the content of <noscript> is seen as elements.
    const $ = cheerio.load(html, { scriptingEnabled: false });
    for (const element of $('*').toArray()) {
      if (!('attribs' in element)) continue;
      for (const [name, value] of Object.entries(element.attribs)) {
        if (name === 'style') note(found.styles, hashOf(value), route);
        const address = /^(href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value);
        if (name.startsWith('on') || address) {
          throw new Error(
            `${route} — <${element.tagName} ${name}="${value}"> cannot run under the site's policy — use a script file or a listener.`,
          );
        }
      }
      if (element.tagName === 'style') note(found.styles, hashOf($(element).text()), route);
      if (element.tagName !== 'script') continue;
      const { src, type = '' } = element.attribs;
      if (src === undefined) {
        if (runs(type)) note(found.scripts, hashOf($(element).text()), route);
      } else if (src.startsWith('https://www.googletagmanager.com/')) {
        found.analytics = true;
      }
    }
  }
  for (const [what, map] of [
    ['inline scripts', found.scripts],
    ['inline styles', found.styles],
  ] as const) {
    if (map.size <= mostHashes) continue;
    const rarest = [...map.values()].sort((a, b) => a.length - b.length)[0]?.[0];
    throw new Error(
      `${rarest} — ${map.size} different ${what} on the site, at most ${mostHashes} fit a policy — keep the code the same on all pages and put what differs into an attribute or a <script type="application/json">.`,
    );
  }
  return found;
}
