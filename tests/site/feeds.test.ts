/** The blog's feeds as readers of feeds get them: all posts, who wrote them, and text without what only works on the site. */
import { readFileSync, readdirSync } from 'node:fs';
import { load } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blog } from '../../config/content';
import { site as config } from '../../config/site';
import { dom, readBuild } from '../../lib/built-site/site';

interface FeedPost {
  address: string;
  title: string;
  authors: string[];
  html: string;
}

type Xml = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['item', 'entry', 'dc:creator', 'author'].includes(name),
});

const read = (name: string): Xml => parser.parse(readFileSync(`build/blog/${name}`, 'utf8')) as Xml;
const rss = read('rss.xml').rss as { channel: Xml };
const atom = read('atom.xml').feed as Xml;

const feeds: readonly (readonly [name: string, self: unknown, posts: readonly FeedPost[]])[] = [
  [
    'rss.xml',
    rss.channel['atom:link'],
    (rss.channel.item as Xml[]).map((item) => ({
      address: String(item.link),
      title: String(item.title),
      authors: item['dc:creator'] as string[],
      html: String(item['content:encoded']),
    })),
  ],
  [
    'atom.xml',
    (atom.link as Xml[]).find((link) => link['@rel'] === 'self'),
    (atom.entry as Xml[]).map((entry) => ({
      address: String((entry.link as Xml)['@href']),
      title: String((entry.title as Xml)['#text']),
      authors: (entry.author as { name: string }[]).map(({ name }) => name),
      html: String((entry.content as Xml)['#text']),
    })),
  ],
];

/** Authors by the key that posts use. */
const people = parse(readFileSync('blog/authors.yml', 'utf8')) as Record<string, { name: string }>;

/** What the sources say of each post, newest first. */
const written = readdirSync('blog')
  .filter((name) => name.endsWith('.mdx'))
  .sort()
  .reverse()
  .map((name) => {
    const [, head = ''] = readFileSync(`blog/${name}`, 'utf8').split(/^---$/m);
    const { title, slug, authors } = parse(head) as { title: string; slug?: string; authors: string[] };
    return {
      address: `${config.url}/blog/${slug ?? name.slice('2000-01-01-'.length, -'.mdx'.length)}`,
      title,
      authors: [authors].flat().map((key) => people[key]?.name),
    };
  });

/** Words of a text without the marks between them, as folds and drawings move. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe.each(feeds)('%s', (name, self, posts) => {
  it('names its own address', () => {
    expect(self).toMatchObject({ '@rel': 'self', '@href': `${config.url}/blog/${name}` });
    expect((blog.feedOptions.type as readonly string[]).map((type) => `${type}.xml`)).toContain(name);
  });

  it('has each post with its title and its authors', () => {
    expect(posts.map(({ address, title, authors }) => ({ address, title, authors }))).toEqual(written);
  });

  it('has nothing that only works on the site', () => {
    for (const { address, html } of posts) {
      const $ = load(html, null, false);
      const found = $('button, svg, style, script, details, summary, [class], [style], [aria-hidden]');
      expect({ address, found: found.toArray().map((element) => $.html(element)) }).toEqual({
        address,
        found: [],
      });
      expect(html).not.toMatch(/var\(--|<!--/);
      expect($.text()).not.toMatch(/\b(?:Copy|Wrap|Enlarge|Show as a table)\b|\u200b/);
    }
  });

  it('leads to addresses on the open web', () => {
    for (const { html } of posts) {
      const $ = load(html, null, false);
      const addresses = $('a, img').map((_, element) => $(element).attr('href') ?? $(element).attr('src'));
      for (const address of addresses.toArray()) expect(address).toMatch(/^(?:https:\/\/|mailto:)/);
    }
  });

  it('has all that a post says, and what its drawings show', () => {
    const { pages } = readBuild();
    for (const { address, html } of posts) {
      const page = pages.get(new URL(address).pathname);
      if (!page) throw new Error(`${address} is not in the build.`);
      const $ = dom(page);
      const post = $('#__blog-post-container');
      const $feed = load(html, null, false);
      const count = (selector: string): number => post.find(selector).length;
      expect($feed('pre').length).toBe(count('pre'));
      expect($feed('table').length).toBe(count('table'));
      expect($feed('h2, h3').length).toBe(count('h2, h3'));
      // A space before each tag: paragraphs have none between them.
      const said = new Set(wordsOf(load(html.replaceAll('<', ' <'), null, false).text()));
      const missing = post
        .find('p, li, td, th, pre, figcaption, svg[role="img"] > desc')
        .toArray()
        .flatMap((element) => wordsOf($(element).text()).filter((word) => !said.has(word)));
      expect({ address, missing }).toEqual({ address, missing: [] });
    }
  });
});
