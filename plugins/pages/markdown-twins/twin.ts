/**
 * The Markdown of a page: its title, what it is about, where it belongs, and its text. It is made of the built page, so it says
 * what readers see: facts, results and terms are in it, and no part can differ.
 */
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { currentSdkVersion, docsVersions, sdkVersions } from '../../../config/versions';
import { twinPath } from '../../../lib/shared/twin-address';
import { parseDocument } from '../built-document';
import { placeOf } from '../home';
import { plainElements } from './hast';
import { addressOn, type SiteMap } from './links';
import { markdownTree, written } from './markdown';

/** A page as an index lists it, and its Markdown. */
export interface Twin {
  title: string;
  description: string;
  text: string;
}

const paragraph = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** Where a page belongs, and whether there is something newer. */
export function versionOf(route: string): string {
  const place = placeOf(route);
  const [, area, segment = ''] = route.split('/');
  const version =
    area === 'sdk'
      ? sdkVersions.find(({ path }) => path === segment)
      : area === 'docs'
        ? docsVersions.find(({ path }) => path !== '' && path === segment)
        : undefined;
  if (!version || version.name === 'current') return area === 'sdk' ? `${place} (current)` : place;
  const kept = version.banner === 'unmaintained' ? 'no longer maintained' : 'older version';
  const current =
    area === 'sdk' ? `SDK ${currentSdkVersion}` : (docsVersions[0]?.label ?? 'the current dashboard');
  return `${place} (${kept}; current is ${current})`;
}

const isTitle = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 1;

/**
 * Makes the Markdown of a built page.
 * @param route Route as the framework writes it.
 * @throws Error naming the page and an element that Markdown cannot say.
 */
export function twinOf(html: string, route: string, site: SiteMap): Twin {
  const { meta, title, article, main } = parseDocument(html);
  const isDoc = / theme-doc-markdown /.test(` ${article?.attribs.class ?? ''} `);
  const text = isDoc ? article : main;
  if (!text) throw new Error(`${route} — has no main part — See plugins/pages/built-document.ts.`);
  const address = addressOn(site, route);
  const tree = markdownTree(elementsOf(text, route), address);
  const heading = tree.children.find(isTitle);
  const description = (meta.get('description') ?? '').replace(/\s+/g, ' ').trim();
  const head: RootContent[] = [
    heading ?? { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'blockquote', children: [paragraph(description)] as never },
    paragraph(
      `${versionOf(route)}. Page: ${new URL(route, site.url).href}. Index of all pages: ${site.url}/llms.txt`,
    ),
  ];
  const rest = tree.children.filter((node) => node !== heading);
  return {
    title: heading ? toString(heading) : title.trim(),
    description,
    text: written({ type: 'root', children: [...head, ...rest] }),
  };
}

function elementsOf(
  text: Parameters<typeof plainElements>[0],
  route: string,
): ReturnType<typeof plainElements> {
  try {
    return plainElements(text);
  } catch (error) {
    throw new Error(`${route} — ${(error as Error).message}`, { cause: error });
  }
}

/** True for pages that have Markdown: readers and search engines may find them. */
export const hasTwin = (html: string, route: string): boolean =>
  twinPath(route) !== undefined &&
  !/<meta[^>]*name="robots"[^>]*noindex/.test(html.slice(0, html.indexOf('</head>')));
