/** What pages say of themselves to programs: JSON-LD with what each type needs, titles, and cards. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { cardOf, cards, cardSize } from '../../config/cards';
import { site as config } from '../../config/site';
import { readBuild, type BuiltPage } from '../../lib/built-site/site';
import { loadGlossary } from '../../lib/facts/load';
import { plannedPages } from '../../lib/routes/planned-pages';
import { trimSlash } from '../../lib/shared/trim-slash';

type Thing = Readonly<Record<string, unknown>>;

const { pages, files } = readBuild();

/** The head, which is all that is looked at; JSON-LD of the framework is there, too. */
const headOf = ({ html }: BuiltPage) => load(html.slice(0, html.indexOf('<body')));

const things = (page: BuiltPage): Thing[] =>
  headOf(page)('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(load(script).text()) as Thing);

/** Members that search engines and validators require of a type. */
const required: Readonly<Record<string, readonly string[]>> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'description', 'url', 'datePublished', 'author'],
  Blog: ['headline', 'blogPost'],
  DefinedTerm: ['name', 'description', 'url', 'inDefinedTermSet'],
  Organization: ['name'],
  Person: ['name'],
  ImageObject: ['url'],
};

/** What is wrong with a thing, or with things in it. */
function problemsOf(thing: Thing, path = ''): string[] {
  const type = String(thing['@type']);
  const members = required[type];
  if (!members && !(type === 'Blog' && path !== ''))
    return [`${path} has the type ${type}, which nobody expects`];
  const isPart = path.endsWith('isPartOf');
  const missing = isPart
    ? []
    : (members ?? []).filter((name) => [undefined, '', null].includes(thing[name] as string));
  const inner = Object.entries(thing).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((one, index) =>
        typeof one === 'object' && one !== null
          ? problemsOf(one as Thing, `${path}/${name}/${index}`.replace('/0', ''))
          : [],
      ),
  );
  return [...missing.map((name) => `${path} ${type} lacks ${name}`), ...inner];
}

const docs = plannedPages().filter(({ path }) => /^\/(?:docs|sdk|api)\//.test(path));
const isPost = (route: string): boolean => /^\/blog\/(?!archive$|authors|page\/|tags)/.test(route);
const exists = (address: unknown): boolean => {
  const { origin, pathname } = new URL(String(address));
  return origin === config.url && (files.has(pathname) || pages.has(trimSlash(pathname)));
};

describe('JSON-LD', () => {
  it('has what its types need, on every page', () => {
    const found = [...pages.values()].flatMap((page) =>
      things(page).flatMap((thing) => [
        ...(thing['@context'] === 'https://schema.org' ? [] : [`${page.route} lacks a context`]),
        ...problemsOf(thing).map((problem) => `${page.route}: ${problem}`),
      ]),
    );
    expect(found).toEqual([]);
  });

  it('says what each document is, once, with addresses that are there', () => {
    for (const { path: route } of docs) {
      const page = pages.get(route);
      if (!page) throw new Error(`${route} is not built.`);
      const $ = headOf(page);
      const [article, ...more] = things(page).filter((thing) => thing['@type'] === 'TechArticle');
      expect({ route, more }).toEqual({ route, more: [] });
      expect(article).toMatchObject({
        url: $('link[rel="canonical"]').attr('href'),
        description: $('meta[name="description"]').attr('content'),
        image: config.url + cardOf(route).file,
      });
      expect($('title').text()).toContain(article?.headline);
    }
  });

  it('has breadcrumbs in order that lead to pages', () => {
    const lists = docs.flatMap(({ path: route }) => {
      const page = pages.get(route);
      return page ? things(page).filter((thing) => thing['@type'] === 'BreadcrumbList') : [];
    });
    expect(lists.length).toBeGreaterThan(600);
    for (const list of lists) {
      const items = list.itemListElement as Thing[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.filter(({ item }) => !exists(item))).toEqual([]);
    }
  });

  it('defines each term of the glossary on its page', () => {
    const terms = loadGlossary().filter(({ route }) => route !== null);
    expect(terms.length).toBeGreaterThan(10);
    for (const { term, definition, route } of terms) {
      const page = pages.get(route ?? '');
      const about =
        page &&
        things(page)
          .map((thing) => thing.about as Thing | undefined)
          .find(Boolean);
      expect(about).toMatchObject({ '@type': 'DefinedTerm', name: term, description: definition });
      expect(exists(about?.inDefinedTermSet)).toBe(true);
    }
  });

  it('says who wrote each post, and when', () => {
    const posts = [...pages.values()].filter(({ route }) => isPost(route));
    expect(posts.length).toBeGreaterThan(3);
    for (const page of posts) {
      const found = things(page).filter((thing) => thing['@type'] === 'BlogPosting');
      expect(found.map(({ datePublished }) => Number.isNaN(Date.parse(String(datePublished))))).toEqual([
        false,
      ]);
    }
  });
});

describe('previews', () => {
  it('have the title and the card of each page', () => {
    const shown = new Set<string>();
    for (const page of pages.values()) {
      const $ = headOf(page);
      const meta = (property: string) => $(`meta[property="${property}"]`).attr('content');
      expect({ route: page.route, title: meta('og:title') }).toEqual({
        route: page.route,
        title: $('title').text(),
      });
      if (docs.some(({ path }) => path === page.route) || isPost(page.route)) {
        expect(meta('og:image')).toBe(config.url + cardOf(page.route).file);
        expect($('meta[name="twitter:image"]').attr('content')).toBe(meta('og:image'));
      }
      shown.add(new URL(meta('og:image') ?? config.url).pathname);
    }
    expect([...shown].filter((file) => !files.has(file))).toEqual([]);
    expect(cards.map(({ file }) => file).filter((file) => !shown.has(file))).toEqual([]);
  });

  it('are pictures of the right size that load fast', () => {
    for (const { file } of cards) {
      const png = readFileSync(`build${file}`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
      expect({ file, isLean: png.length <= 30_000 }).toEqual({ file, isLean: true });
    }
  });
});
