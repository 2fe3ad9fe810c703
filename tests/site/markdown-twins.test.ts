/**
 * The Markdown of every page against its HTML, read by other parsers than the ones that made it: nothing that readers see is
 * lost, and everything is in order. Marks that only a screen needs are listed here once more, so an omission shows.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { readBuild } from '../../lib/built-site/site';

const site = readBuild();
const parser = unified().use(remarkParse).use(remarkGfm);

const controls =
  'button, script, style, select, input, fieldset, colgroup, .hash-link, .needs-js, .show-all, [role="tablist"], [role="tooltip"], ' +
  '[aria-hidden="true"], .theme-doc-toc-mobile, .tableOfContents_bqdL, .pagination-nav, .module-bar, footer .row.margin-top--sm, ' +
  '.theme-pages-footer-edit-meta-row, .builder-status, [class^="authorSocials"]';

/** Letters and digits alone: spaces, signs and escapes are for each form to write. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

interface Parts {
  headings: string[];
  codes: string[];
  cells: string[];
  items: string[];
  tabs: string[];
  drawings: string[];
  text: string;
}

/** What readers of the page see. */
function partsOfHtml(html: string): Parts {
  const $ = load(html);
  const main = $('.theme-doc-markdown').first();
  const root = main.length > 0 ? main : $('main').first();
  root.find(controls).remove();
  root.find('details > summary').each((_, summary) => {
    if ($(summary).text() === 'Show as a table') $(summary).remove();
  });
  root.find('svg').each((_, svg) => {
    const [title, desc] = ['title', 'desc'].map((name) => $(svg).children(name).text());
    $(svg).replaceWith($('<p class="drawing">').text(`${title} ${desc}`));
  });
  const texts = ($: CheerioAPI, selector: string): string[] =>
    root
      .find(selector)
      .toArray()
      .map((element) => bare($(element).text()));
  return {
    headings: texts($, 'h1, h2, h3, h4, h5, h6'),
    codes: root
      .find('pre')
      .toArray()
      .filter((pre) => $(pre).closest('td, th, .api-endpoint').length === 0)
      .map((pre) => $(pre).text().replace(/\n$/, '')),
    cells: texts($, 'td, th'),
    items: texts($, 'li'),
    tabs: texts($, '[role="tabpanel"] > .tab-name'),
    drawings: texts($, '.drawing'),
    text: bare(root.text()),
  };
}

function partsOfMarkdown(text: string): Parts & { problems: string[] } {
  const tree = parser.parse(text);
  const parts = { headings: [], codes: [], cells: [], items: [], tabs: [], drawings: [], text: '' } as Parts;
  const problems: string[] = [];
  const said: string[] = [];
  const visit = (node: Nodes, inCell: boolean): void => {
    if (node.type === 'heading') parts.headings.push(bare(toString(node)));
    if (node.type === 'code') {
      parts.codes.push(node.value);
      said.push(/^title="(.*)"$/.exec(node.meta ?? '')?.[1] ?? '');
    }
    if (node.type === 'tableCell') parts.cells.push(bare(toString(node, { includeHtml: false })));
    if (node.type === 'listItem') parts.items.push(bare(textOf(node)));
    if (node.type === 'paragraph') {
      const line = toString(node);
      if (node.children.length === 1 && node.children[0]?.type === 'strong') parts.tabs.push(bare(line));
      if (line.startsWith('Drawing: ')) parts.drawings.push(bare(line.slice('Drawing: '.length)));
    }
    if (node.type === 'html' && !(inCell && node.value === '<br>'))
      problems.push(`has the tag ${node.value}`);
    if ((node.type === 'link' || node.type === 'image') && !/^(?:https?:|mailto:)/.test(node.url))
      problems.push(`has the link ${node.url}`);
    if ('children' in node)
      for (const child of node.children) visit(child, inCell || node.type === 'tableCell');
    else if ('value' in node && node.type !== 'html') said.push(node.value);
  };
  visit(tree, false);
  return { ...parts, text: bare(said.join(' ')), problems };
}

/** Text of an item with the titles of its code. */
const textOf = (node: Nodes): string =>
  node.type === 'code'
    ? `${node.meta ?? ''}${node.value}`.replace(/^title="/, '')
    : 'children' in node
      ? node.children.map(textOf).join('')
      : 'value' in node && node.type !== 'html'
        ? node.value
        : '';

/** The first of the expected that isn't among the found ones, in order; undefined if all are. */
function firstMissing(expected: readonly string[], found: readonly string[]): string | undefined {
  let at = 0;
  for (const part of expected) {
    if (part === '') continue;
    const next = found.indexOf(part, at);
    if (next < 0) return part;
    at = next + 1;
  }
  return undefined;
}

/** The files of a page: a long one goes on in others. */
function filesOf(file: string): string[] {
  const texts = [readFileSync(file, 'utf8')];
  for (let part = 2; existsSync(file.replace(/\.md$/, `.part-${part}.md`)); part += 1)
    texts.push(readFileSync(file.replace(/\.md$/, `.part-${part}.md`), 'utf8'));
  return texts;
}

const twins = new Map<string, string>();
beforeAll(() => {
  for (const { route, html } of site.pages.values()) {
    const address = /<link[^>]*rel="alternate"[^>]*type="text\/markdown"[^>]*href="([^"]+)"/.exec(html)?.[1];
    if (address !== undefined) twins.set(route, path.join('build', address));
  }
});

it('every page but those closed to search engines names its Markdown, and no other file is there', () => {
  const closed = [...site.pages.values()].filter(
    ({ route, html }) => route === '/404.html' || /<meta[^>]*name="robots"[^>]*noindex/.test(html),
  );
  expect(closed.length).toBeGreaterThan(4);
  expect([...site.pages.keys()].filter((route) => !twins.has(route))).toEqual(
    closed.map(({ route }) => route),
  );
  expect([...twins].filter(([, file]) => !existsSync(file))).toEqual([]);
  const named = new Set([...twins.values()].map((file) => `/${path.relative('build', file)}`));
  const others = [...site.files].filter(
    (file) => file.endsWith('.md') && !named.has(file.replace(/\.part-\d+/, '')) && file !== '/404.md',
  );
  const copies = others.filter((file) => named.has(file.replace(/\/index\.md$/, '.md')));
  expect(others.filter((file) => !copies.includes(file))).toEqual([]);
});

it('the Markdown of every page has all of its text, in order, and nothing that is not Markdown', () => {
  const problems: string[] = [];
  const counts = { headings: 0, codes: 0, cells: 0, items: 0, tabs: 0, drawings: 0 };
  for (const [route, file] of twins) {
    const html = partsOfHtml(site.pages.get(route)?.html ?? '');
    const markdown = partsOfMarkdown(filesOf(file).join('\n'));
    problems.push(...markdown.problems.map((problem) => `${route} ${problem}`));
    const longest = Math.max(...filesOf(file).map(({ length }) => length));
    if (longest > 50_000) problems.push(`${route} has a file of ${longest} characters`);
    for (const kind of ['headings', 'codes', 'cells', 'items', 'tabs', 'drawings'] as const) {
      counts[kind] += html[kind].length;
      const missing = firstMissing(html[kind], markdown[kind]);
      if (missing !== undefined) problems.push(`${route} lacks of its ${kind}: ${missing.slice(0, 90)}`);
    }
  }
  console.log(`${twins.size} pages: ${JSON.stringify(counts)}`);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
  expect(problems.slice(0, 40)).toEqual([]);
});

it('begins with the title, the description, the address of the page, and where the index is', () => {
  for (const [route, file] of twins) {
    const [title = '', , description = '', , place = ''] = readFileSync(file, 'utf8').split('\n');
    expect([route, title, description, place]).toEqual([
      route,
      expect.stringMatching(/^# \S/),
      expect.stringMatching(/^> \S/),
      expect.stringContaining(`Page: ${config.url}`),
    ]);
    expect(place).toContain(`${config.url}/llms.txt`);
  }
});
