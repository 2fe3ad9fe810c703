/** Ranking rules, one by one, on a site of a few pages. */
import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { platformOfPath } from '../../config/platforms';
import { contextOf, requestFor, versionsOfPath } from './request';
import type { Shard, ShardPage } from './types';

const page = (u: string, title: string, text = '', sections: ShardPage['s'] = []): ShardPage => ({
  u,
  g: 'Group',
  s: [['', 1, title, text, ''], ...sections],
});

const shards: Shard[] = [
  {
    tag: 'docs-default-current',
    pages: [
      page('/docs/bids', 'Bids', 'Change a bid by hand.', [
        ['limits', 2, 'Limits of bids', 'At most four decimals.', 'BID_AMOUNT_DECIMALS'],
      ]),
      page('/docs/postback', 'Postback', 'A message to a partner.'),
      page('/docs/deep', 'Tracking URL', 'Opens a deep link in the app.'),
    ],
  },
  {
    tag: 'docs-sdk-current',
    pages: [
      page('/sdk/6.0.x/android/setup', 'Set up the SDK', 'Initialize with Gradle.'),
      page('/sdk/6.0.x/ios/setup', 'Set up the SDK', 'Initialize with Swift.'),
      page('/sdk/6.0.x/android/consent', 'Consent', 'Only in this version.'),
    ],
  },
  { tag: 'docs-sdk-5.1.x', pages: [page('/sdk/5.1.x/android/setup', 'Set up the SDK', 'Initialize.')] },
  { tag: 'default', pages: [page('/blog/bids', 'Bids', 'Change a bid by hand.')] },
];

const engine = new SearchEngine([{ words: ['universal link'], find: ['deep link'] }]);
shards.forEach((shard) => engine.add(shard));
const find = (query: string, from = '/') => engine.search(requestFor(query, from)).hits.map(({ url }) => url);

describe('finds', () => {
  it.each([
    ['bids', '/docs/bids'],
    ['bid_amount_decimals', '/docs/bids#limits'],
    ['BidAmountDecimals', '/docs/bids#limits'],
    ['post back', '/docs/postback'],
    ['psotback', '/docs/postback'],
    ['postbak', '/docs/postback'],
    ['postb', '/docs/postback'],
    ['universal link', '/docs/deep'],
    ['deeplink', '/docs/deep'],
    ['trackingurl', '/docs/deep'],
    ['how do I change a bid', '/docs/bids'],
    ['initializing', '/sdk/6.0.x/android/setup'],
  ])('%s', (query, url) => {
    expect(find(query)[0]).toBe(url);
  });

  it('puts the typed spelling of an identifier first, and a rare one before its parts', () => {
    const own = new SearchEngine([]);
    own.add({
      tag: 'default',
      pages: [
        page('/camel', 'Event time', 'The field eventTime.'),
        page('/snake', 'Columns', 'When it was: event_time.'),
        page('/parts', 'Bid permission', 'Bid permission, permission to bid.'),
        page('/code', 'Account', `${'Many words of other things. '.repeat(40)} BID_PERMISSION`),
      ],
    });
    const first = (query: string) => own.search(requestFor(query, '/')).hits[0]?.url;
    expect(first('event_time')).toBe('/snake');
    expect(first('eventTime')).toBe('/camel');
    expect(first('BID_PERMISSION')).toBe('/code');
    expect(first('bid permission')).toBe('/parts');
  });

  it.each(['', '  ', '🙂', '.*', '<script>', '\u0000', '؟'])('nothing for %j, without an error', (query) => {
    expect(engine.search(requestFor(query, '/'))).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });

  it('survives a pasted paragraph', () => {
    expect(() => find('bid '.repeat(5_000))).not.toThrow();
  });
});

describe('prefers', () => {
  it('guides to the blog', () => {
    expect(find('bids').indexOf('/docs/bids')).toBeLessThan(find('bids').indexOf('/blog/bids'));
  });

  it("the reader's platform", () => {
    expect(find('set up', '/sdk/6.0.x/ios/setup')[0]).toBe('/sdk/6.0.x/ios/setup');
    expect(find('set up', '/sdk/6.0.x/android/setup')[0]).toBe('/sdk/6.0.x/android/setup');
  });

  it("the reader's version, and of the current one only what theirs has not", () => {
    const urls = find('set up', '/sdk/5.1.x/android/setup');
    expect(urls[0]).toBe('/sdk/5.1.x/android/setup');
    expect(urls).not.toContain('/sdk/6.0.x/android/setup');
    expect(find('consent', '/sdk/5.1.x/android/setup')).toContain('/sdk/6.0.x/android/consent');
    expect(find('set up')).not.toContain('/sdk/5.1.x/android/setup');
  });
});

it('pages through the hits', () => {
  const request = { ...requestFor('set up', '/'), hitsPerPage: 1 };
  const first = engine.search(request);
  const second = engine.search({ ...request, page: 1 });
  expect(first.nbHits).toBeGreaterThan(1);
  expect(first.nbPages).toBe(first.nbHits);
  expect([first, second].map(({ hits }) => hits.length)).toEqual([1, 1]);
  expect(second.hits[0]?.objectID).not.toBe(first.hits[0]?.objectID);
});

it('takes a shard once', () => {
  const { size } = engine;
  shards.forEach((shard) => engine.add(shard));
  expect(engine.size).toBe(size);
});

it('reads the context from the path', () => {
  expect(versionsOfPath('/sdk/5.1.x/ios/setup')).toEqual({
    api: 'current',
    default: 'current',
    sdk: '5.1.x',
  });
  expect(versionsOfPath('/docs/classic/')).toMatchObject({ default: 'classic' });
  expect(platformOfPath('/sdk/6.0.x/react-native')).toBe('react-native');
  expect(platformOfPath('/sdk/6.0.x/overview')).toBeNull();
  expect(contextOf({ sdk: '5.1.x' }, '/').tags).toEqual(['default', 'docs-sdk-5.1.x', 'docs-sdk-current']);
});
