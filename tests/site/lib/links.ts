/** Finds dead links, anchors, images and other assets of a built site. */
import { dom, type BuiltPage, type BuiltSite } from '../../../lib/built-site/site';
import { trimSlash } from '../../../lib/shared/trim-slash';
import type { Survey } from './survey';

export interface DeadLink {
  page: string;
  url: string;
  why: string;
}

/** Ids (and old-style names) that a fragment can point at. */
function anchorsOf(page: BuiltPage): Set<string> {
  const $ = dom(page);
  const ids = new Set<string>();
  $('[id]').each((_, el) => void ids.add($(el).attr('id') ?? ''));
  $('a[name]').each((_, el) => void ids.add($(el).attr('name') ?? ''));
  return ids;
}

/**
 * Checks every internal address of every page.
 * @param host Absolute addresses of this host count as internal.
 */
export function linkSurvey(site: BuiltSite, host: string): Survey<DeadLink[]> {
  const ids = new Map<string, Set<string>>();
  const dead: DeadLink[] = [];
  /** Links to anchors of pages; which anchors there are is known after the last page. */
  const toAnchors: { page: string; url: string; target: string; id: string }[] = [];
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
  const look = (page: BuiltPage): void => {
    const $ = dom(page);
    ids.set(page.route, anchorsOf(page));
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
      if (id) toAnchors.push({ page: page.route, url: raw, target, id });
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
  };
  const found = (): DeadLink[] => [
    ...dead,
    ...toAnchors
      .filter(({ target, id }) => !ids.get(target)?.has(id))
      .map(({ page, url, id }) => ({ page, url, why: `no anchor "${id}" there` })),
  ];
  return { look, found };
}
