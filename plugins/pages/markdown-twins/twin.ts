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
import { mostCharacters, piecesOf } from './pieces';

/** A page as an index lists it, and its Markdown. */
export interface Twin {
  title: string;
  description: string;
  text: string;
  /** What a long page goes on with, a file each. */
  more: string[];
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
  const content = isDoc ? article : main;
  if (!content) throw new Error(`${route} — has no main part — See plugins/pages/built-document.ts.`);
  const address = addressOn(site, route);
  const tree = markdownTree(elementsOf(content, route), address);
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
  const whole = written({ type: 'root', children: [...head, ...rest] });
  const name = heading ? toString(heading) : title.trim();
  const [text, ...more] =
    whole.length <= mostCharacters
      ? [whole]
      : divided(rest, { head, name, at: `${site.url}${twinPath(route) ?? ''}` });
  return { title: name, description, text: text ?? '', more };
}

/** Path of a file that a long page's Markdown goes on in; parts count from 2. */
export const partPath = (file: string, part: number): string => file.replace(/\.md$/, `.part-${part}.md`);

/** Texts of a long page, each of which leads to the others. */
function divided(
  nodes: readonly RootContent[],
  { head, name, at }: { head: readonly RootContent[]; name: string; at: string },
): string[] {
  const pieces = piecesOf(nodes, mostCharacters - 3_000);
  const addresses = pieces.map((_, index) => (index === 0 ? at : partPath(at, index + 1)));
  return pieces.map((piece, index) => {
    const here = `Part ${index + 1} of ${pieces.length}. `;
    const others = addresses
      .flatMap((address, other) => (other === index ? [] : [`Part ${other + 1}: ${address}`]))
      .join(' ');
    const first: RootContent[] =
      index === 0
        ? [...head]
        : [{ type: 'heading', depth: 1, children: [{ type: 'text', value: `${name}, part ${index + 1}` }] }];
    return written({ type: 'root', children: [...first, paragraph(`${here}${others}`), ...piece] });
  });
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
  !/<meta[^>]*name="?robots[^>]*noindex/.test(html.slice(0, html.indexOf('</head>')));
