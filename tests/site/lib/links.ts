/** Finds dead links, anchors, images and other assets of a built site. */
import { dom, type BuiltSite } from '../../../lib/built-site/site';
import { trimSlash } from '../../../lib/shared/trim-slash';

export interface DeadLink {
  page: string;
  url: string;
  why: string;
}

/** Ids (and old-style names) that a fragment can point at, by page. */
function anchors(site: BuiltSite): Map<string, Set<string>> {
  const result = new Map<string, Set<string>>();
  for (const page of site.pages.values()) {
    const $ = dom(page);
    const ids = new Set<string>();
    $('[id]').each((_, el) => void ids.add($(el).attr('id') ?? ''));
    $('a[name]').each((_, el) => void ids.add($(el).attr('name') ?? ''));
    result.set(page.route, ids);
  }
  return result;
}

/**
 * Checks every internal address of every page.
 * @param host Absolute addresses of this host count as internal.
 */
export function deadLinks(site: BuiltSite, host: string): DeadLink[] {
  const ids = anchors(site);
  const dead: DeadLink[] = [];
  const resolve = (route: string): string | undefined => {
    let current = trimSlash(route.replace(/\/index\.html$/, '/'));
    // The language menu of the not-found page names the page itself.
    if (current === '/404') current = '/404.html';
    for (let hops = 0; hops < 3; hops += 1) {
      if (site.pages.has(current)) return current;
      const next = site.redirects.get(current);
      if (next === undefined) return undefined;
      current = trimSlash(next.split('#')[0] ?? '');
    }
    return undefined;
  };
  for (const page of site.pages.values()) {
    const $ = dom(page);
    const base = new URL(page.route === '/404.html' ? '/' : page.route, host);
    const check = (raw: string | undefined, kind: 'link' | 'asset'): void => {
      if (raw === undefined || /^(mailto:|tel:|data:|javascript:)/.test(raw)) return;
      let url: URL;
      try {
        url = new URL(raw, base);
      } catch {
        dead.push({ page: page.route, url: raw, why: 'not an address' });
        return;
      }
      if (url.origin !== new URL(host).origin) return;
      const pathname = decodeURIComponent(url.pathname);
      if (site.files.has(pathname) && !pathname.endsWith('.html')) return;
      if (kind === 'asset') {
        dead.push({ page: page.route, url: raw, why: 'no such file' });
        return;
      }
      if (/^\/blog\/(rss|atom)\.xml$/.test(pathname)) return;
      const target = raw.startsWith('#') ? page.route : resolve(pathname);
      if (target === undefined) {
        dead.push({ page: page.route, url: raw, why: 'no such page' });
        return;
      }
      const id = decodeURIComponent(url.hash.slice(1));
      if (id && !ids.get(target)?.has(id))
        dead.push({ page: page.route, url: raw, why: `no anchor "${id}" there` });
    };
    $('a[href], area[href]').each((_, el) => check($(el).attr('href'), 'link'));
    $('img[src], script[src], source[src], iframe[src]').each((_, el) => check($(el).attr('src'), 'asset'));
    $('link[href]').each((_, el) => {
      const rel = $(el).attr('rel') ?? '';
      if (/stylesheet|icon|preload|manifest/.test(rel)) check($(el).attr('href'), 'asset');
      else if (/canonical|alternate/.test(rel) && page.route !== '/404.html') {
        const href = $(el).attr('href');
        check(href, /\.(xml|json)$/.test(href ?? '') ? 'asset' : 'link');
      }
    });
  }
  return dead;
}
