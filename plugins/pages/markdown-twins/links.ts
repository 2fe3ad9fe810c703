/** Addresses of links in Markdown: whole, because the text is read away from its site, and of Markdown where a page has some. */
import { twinPath } from '../../../lib/shared/twin-address';
import { trimSlash } from '../../../lib/shared/trim-slash';

/** What is to be known of a site to find where a link leads. */
export interface SiteMap {
  /** The site's address, without a path. */
  url: string;
  /** Routes of pages, without the slash at their end. */
  pages: ReadonlySet<string>;
  /** Old addresses with their targets. */
  redirects: ReadonlyMap<string, string>;
}

/** @param page Route of the page that has the links. */
export function addressOn({ url, pages, redirects }: SiteMap, page: string): (href: string) => string {
  return (href) => {
    const target = new URL(href, new URL(page, url));
    if (target.origin !== url) return target.href;
    const moved = redirects.get(trimSlash(target.pathname));
    const { pathname, hash } = moved === undefined ? target : new URL(moved, url);
    const route = trimSlash(pathname);
    const twin = pages.has(route) ? twinPath(route) : undefined;
    if (twin === undefined) return target.href;
    return `${url}${twin}${target.hash || hash}`;
  };
}
