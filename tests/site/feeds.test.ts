/**
 * Feeds as readers of feeds get them. The blog's have all posts, who wrote them, and text without what only works on the site;
 * releases lead to their place in the changelog, whose page names the feeds.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { load } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blog } from '../../config/content';
import { breakingFeed, releasesFeed } from '../../config/feeds';
import { platformNames, platformOfPath, type PlatformPath } from '../../config/platforms';
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
const json = JSON.parse(readFileSync('build/blog/feed.json', 'utf8')) as {
  feed_url: string;
  items: { url: string; title: string; authors: { name: string }[]; content_html: string }[];
};

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
  [
    'feed.json',
    { '@rel': 'self', '@href': json.feed_url },
    json.items.map(({ url, title, authors, content_html: html }) => ({
      address: url,
      title,
      authors: authors.map(({ name }) => name),
      html,
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
    const files = blog.feedOptions.type.map((type) => (type === 'json' ? 'feed.json' : `${type}.xml`));
    expect(files).toContain(name);
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

describe('feeds of SDK releases', () => {
  const { pages } = readBuild();
  const platforms = Object.keys(platformNames) as PlatformPath[];

  it.each([...platforms.map(releasesFeed), breakingFeed])(
    '$title leads to sections that are there',
    ({ path }) => {
      const { feed } = parser.parse(readFileSync(`build${path}`, 'utf8')) as { feed: { entry: Xml[] } };
      const addresses = feed.entry.flatMap((entry) => {
        const inText = load(String((entry.content as Xml)['#text']))('a');
        return [
          String((entry.link as Xml)['@href']),
          ...inText.toArray().map((link) => load(link)('a').attr('href') ?? ''),
        ];
      });
      const dead = addresses.filter((address) => {
        const { origin, pathname, hash } = new URL(address);
        const page = pages.get(pathname);
        return origin !== config.url || !page || dom(page)(`[id="${hash.slice(1)}"]`).length === 0;
      });
      expect(addresses.length).toBeGreaterThanOrEqual(feed.entry.length);
      expect(dead).toEqual([]);
    },
  );

  it('are named by each changelog, in its head and in its text, and by no other page', () => {
    const selector = 'link[rel="alternate"][type="application/atom+xml"][href^="/feeds/"]';
    for (const page of pages.values()) {
      const platform = /\/overview\/changelog$/.test(page.route) ? platformOfPath(page.route) : null;
      if (platform === null && !page.html.includes('/feeds/')) continue;
      const $ = dom(page);
      const own = platform === null ? [] : [releasesFeed(platform), breakingFeed].map(({ path }) => path);
      const hrefs = (found: string) =>
        $(found)
          .toArray()
          .map((element) => $(element).attr('href'));
      expect({ route: page.route, head: hrefs(selector) }).toEqual({ route: page.route, head: own });
      if (platform !== null) expect(hrefs('main a[href^="/feeds/"]')).toEqual(own);
    }
  });
});
