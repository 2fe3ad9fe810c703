/** Feeds of SDK releases are valid Atom, have each release once, and the one of breaking changes has nothing else. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { breakingFeed, releasesFeed } from '../../../config/feeds';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { loadChangelogs, loadSdkReleases } from '../../../lib/facts/load';
import { sdkFeeds } from './feeds';

interface Link {
  '@rel'?: string;
  '@href': string;
}

interface Entry {
  id: string;
  title: { '#text': string };
  updated: string;
  published: string;
  link: Link;
  content: { '@type': string; '#text': string };
  category: { '@term': string }[];
}

interface Atom {
  '@xmlns': string;
  id: string;
  title: string;
  subtitle: string;
  updated: string;
  author: { name: string };
  link: Link[];
  entry: Entry[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['entry', 'category'].includes(name),
});

const feeds = sdkFeeds();
const read = (path: string): Atom => (parser.parse(feeds.get(path) ?? '') as { feed: Atom }).feed;
const platforms = Object.keys(platformNames) as PlatformPath[];
const all = [...platforms.map(releasesFeed), breakingFeed].map(({ path }) => path);

/** RFC 3339, section 5.6. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

describe.each(all)('%s', (path) => {
  const feed = read(path);

  it('has all that Atom requires', () => {
    expect(XMLValidator.validate(feeds.get(path) ?? '')).toBe(true);
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id).toMatch(/^https:\/\//);
    expect(feed.link.find((link) => link['@rel'] === 'self')?.['@href']).toBe(feed.id);
    expect([feed.title, feed.subtitle, feed.author.name].map(Boolean)).toEqual([true, true, true]);
    expect(feed.updated).toMatch(moment);
    for (const { id, title, updated, published, link, content } of feed.entry) {
      expect(id).toMatch(/^https:\/\//);
      expect(title['#text']).toMatch(/ SDK \d+\.\d+\.\d+$/);
      expect([updated, published].filter((date) => !moment.test(date))).toEqual([]);
      expect(link['@href']).toMatch(/^https:\/\/.+\/changelog#\d+$/);
      expect(content['@type']).toBe('html');
      expect(content['#text']).toMatch(/^(?:<p>.*<\/p>\n)?<ul>/);
    }
  });

  it('is newest first, is as new as its newest entry, and has each id once', () => {
    const days = feed.entry.map(({ updated }) => updated);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(feed.updated).toBe(days[0]);
    expect(new Set(feed.entry.map(({ id }) => id)).size).toBe(feed.entry.length);
  });
});

it.each(platforms)('the feed of %s has every release on its day, with all changes', (platform) => {
  const days = new Map(loadSdkReleases().releases.map(({ release, date }) => [release, date]));
  const log = loadChangelogs().find((entry) => entry.platform === platform)?.releases ?? [];
  const entries = new Map(
    read(releasesFeed(platform).path).entry.map((entry) => [entry.title['#text'].split(' ').at(-1), entry]),
  );
  expect([...entries.keys()].sort()).toEqual(log.map(({ release }) => release).sort());
  for (const { release, changes } of log) {
    const entry = entries.get(release);
    expect(entry?.updated.slice(0, 10)).toBe(days.get(release));
    expect(entry?.content['#text'].match(/<li>/g)?.length).toBe(changes.length);
  }
});

it('breaking changes are removals, and changes of a new major version with the way to update', () => {
  const { entry } = read(breakingFeed.path);
  const iosUpdate = entry.find(({ id }) => id.endsWith('#ios-6.0.0'))?.content['#text'];
  expect(iosUpdate).toContain('<strong>Changed:</strong> <code>publishEvent</code> is now');
  expect(iosUpdate).toContain('<strong>Removed:</strong>');
  expect(iosUpdate).not.toContain('Added:');
  expect(iosUpdate).toMatch(
    /<a href="https:\/\/[^"]+\/sdk\/6\.0\.x\/ios\/overview\/changelog#update-from-51x">Update from 5\.1\.x<\/a>/,
  );
  for (const { id, category } of entry) {
    const kinds = category.map((kind) => kind['@term']);
    expect(
      kinds.filter((kind) => kind !== 'removed' && !(kind === 'changed' && id.endsWith('.0.0'))),
    ).toEqual([]);
  }
  const withRemovals = loadChangelogs().flatMap(({ platform, releases }) =>
    releases
      .filter(({ changes }) => changes.some(({ type }) => type === 'removed'))
      .map(({ release }) => `#${platform}-${release}`),
  );
  expect(withRemovals.filter((end) => !entry.some(({ id }) => id.endsWith(end)))).toEqual([]);
});
