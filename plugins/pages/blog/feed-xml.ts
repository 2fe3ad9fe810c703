/**
 * What the framework leaves out of a feed: the feed's own address in all, and the authors in RSS and JSON. The `author` of RSS
 * is for a mail address, which the authors of posts don't publish; `dc:creator` is for a name.
 */
import { load } from 'cheerio';

export type FeedName = 'rss.xml' | 'atom.xml';

const atomNamespace = 'http://www.w3.org/2005/Atom';

/**
 * A feed that names its own address, as readers need to find it again from a copy.
 * @throws Error if the text is not a feed of this name.
 */
export function withOwnAddress(xml: string, name: FeedName, address: string): string {
  const $ = load(xml, { xml: true });
  const isRss = name === 'rss.xml';
  const head = $(isRss ? 'rss > channel' : 'feed');
  if (head.length !== 1) throw new Error(`${name} is not a feed: it has no ${isRss ? 'channel' : 'feed'}.`);
  const self = $(isRss ? '<atom:link>' : '<link>').attr({
    rel: 'self',
    type: isRss ? 'application/rss+xml' : 'application/atom+xml',
    href: address,
  });
  if (isRss) $('rss').attr('xmlns:atom', atomNamespace);
  head.children('link').first().after(self);
  return $.xml();
}

/** Names of authors by the address of their post. */
type Authors = ReadonlyMap<string, readonly string[]>;

function authorsOf(address: string, authors: Authors): readonly string[] {
  const names = authors.get(address) ?? [];
  if (names.length === 0)
    throw new Error(`No author of ${address} is known. Name one in the post's front matter.`);
  return names;
}

/**
 * An RSS feed with the authors of each item.
 * @param authors Names by the item's address.
 * @throws Error if nobody is known to have written an item.
 */
export function withAuthors(xml: string, authors: Authors): string {
  const $ = load(xml, { xml: true });
  for (const item of $('item').toArray()) {
    const address = $(item).children('link').text();
    for (const name of authorsOf(address, authors)) $(item).append($('<dc:creator>').text(name));
  }
  return $.xml();
}

interface JsonItem {
  url: string;
  date_modified?: string;
  author?: unknown;
}

/**
 * The JSON feed of the framework in version 1.1 of the format, which has room for all authors of a post. The framework gives
 * the day that a post was published as the day that it was last changed.
 * @param address The feed's own.
 * @param authors Names by the item's address.
 * @throws Error if nobody is known to have written an item.
 */
export function jsonFeed(text: string, address: string, authors: Authors): string {
  const { items, ...feed } = JSON.parse(text) as { items: JsonItem[] };
  return JSON.stringify({
    ...feed,
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: address,
    items: items.map(({ author: _, date_modified: date, ...item }) => ({
      ...item,
      date_published: date,
      authors: authorsOf(item.url, authors).map((name) => ({ name })),
    })),
  });
}
