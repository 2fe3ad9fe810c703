/**
 * A built page as a tree, as far as search and Markdown read it: its metadata and its main part. Both look at every page of a
 * build, so finding the parts is cheap, and what depends on a page alone is kept by its key.
 */
import * as complete from 'cheerio';
import * as cheerio from 'cheerio/slim';
import type { AnyNode, Element } from 'domhandler';
import { keyOf } from '../../lib/cache/results-cache';

/** All text of a node. */
export const fullText = (node: AnyNode): string =>
  node.type === 'text' ? node.data : 'children' in node ? node.children.map(fullText).join('') : '';

/** The parts of a document that search and Markdown are made of. */
export interface BuiltDocument {
  meta: Map<string, string>;
  /** Text of the first `h1`; empty without one. */
  title: string;
  breadcrumbs: string[];
  /** The text of a doc, a blog post or a page, or the article of a page that brings its components. */
  article: Element | undefined;
  main: Element | undefined;
}

/** Finds all parts in one walk; a selector for each takes longer than parsing. */
function partsOf(root: AnyNode): BuiltDocument {
  const meta = new Map<string, string>();
  const breadcrumbs: string[] = [];
  let title: string | undefined;
  const articles: (Element | undefined)[] = [];
  let main: Element | undefined;
  const walk = (node: AnyNode, inMain: boolean, inArticle: boolean): void => {
    if (!('children' in node)) return;
    if ('attribs' in node) {
      const { name, attribs } = node;
      const classes = ` ${attribs.class ?? ''} `;
      if (name === 'meta' && attribs.name !== undefined && !meta.has(attribs.name))
        meta.set(attribs.name, attribs.content ?? '');
      if (name === 'h1' && (inMain || inArticle)) title ??= fullText(node);
      if (classes.includes(' breadcrumbs__item ')) breadcrumbs.push(fullText(node));
      if (classes.includes(' theme-doc-markdown ')) articles[0] ??= node;
      if (inArticle && classes.includes(' markdown ')) articles[1] ??= node;
      if (inMain && name === 'article') articles[2] ??= node;
      if (name === 'main') main ??= node;
      inMain ||= name === 'main';
      inArticle ||= name === 'article';
    }
    for (const child of node.children) walk(child, inMain, inArticle);
  };
  walk(root, false, false);
  return { meta, title: title ?? '', breadcrumbs, article: articles.find(Boolean), main };
}

/**
 * What is read: head and main part. Header, sidebar and footer are more than half of a document, and
 * parsing is most of the work.
 */
function readParts(html: string): [head: string, main: string] {
  const body = html.indexOf('<body');
  const start = html.indexOf('<main', body);
  const end = html.indexOf('</main>', start);
  return body < 0 || start < 0 || end < 0 ? [html, ''] : [html.slice(0, body), html.slice(start, end)];
}

/**
 * Key of what is made of a page's head and main part. The names of scripts and styles, which each build changes in every
 * head, are left out.
 * @param code Fingerprint of the code that makes it.
 */
export function documentKey(html: string, route: string, code: string): string {
  const [head, main] = readParts(html);
  return keyOf(code, route, head.replace(/\/assets\/(?:js|css)\/[\w.-]+\.(?:js|css)/g, ''), main);
}

/** Parses a built page. Minified ones leave out quotes and end tags, which the faster parser doesn't know how to add. */
export function parseDocument(html: string): BuiltDocument {
  const { load } = /<html[^>]* lang="/.test(html) || !/<html[^>]* lang=/.test(html) ? cheerio : complete;
  return partsOf(load(readParts(html).join('')).root()[0] as AnyNode);
}
