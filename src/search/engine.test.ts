/** Ranking rules, one by one, on a site of a few pages. */
import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { requestFor } from './request';
import { leanShard } from './lean';
import type { Shard, ShardPage, ShardRow } from './types';

const page = (u: string, title: string, text = '', sections: ShardPage['s'] = []): ShardPage => ({
  u,
  g: 'Group',
  s: [['', 1, title, text, ''], ...sections],
});

const shards: Shard[] = [
  {
    tag: 'docs-default-current',
    part: 'promote',
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
    part: 'sdk-current',
    pages: [
      page('/sdk/6.0.x/android/setup', 'Set up the SDK', 'Initialize with Gradle.'),
      page('/sdk/6.0.x/ios/setup', 'Set up the SDK', 'Initialize with Swift.'),
      page('/sdk/6.0.x/android/consent', 'Consent', 'Only in this version.'),
    ],
  },
  {
    tag: 'docs-sdk-5.1.x',
    part: 'sdk-5.1.x',
    pages: [page('/sdk/5.1.x/android/setup', 'Set up the SDK', 'Initialize.')],
  },
  { tag: 'default', part: 'blog', pages: [page('/blog/bids', 'Bids', 'Change a bid by hand.')] },
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
      part: 'blog',
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

  it('the platform that the query names, wherever the reader is', () => {
    expect(find('ios setup')[0]).toBe('/sdk/6.0.x/ios/setup');
    expect(find('setup swift', '/sdk/6.0.x/android/setup')[0]).toBe('/sdk/6.0.x/ios/setup');
  });

  it("the reader's version, and of the current one only what theirs has not", () => {
    const urls = find('set up', '/sdk/5.1.x/android/setup');
    expect(urls[0]).toBe('/sdk/5.1.x/android/setup');
    expect(urls).not.toContain('/sdk/6.0.x/android/setup');
    expect(find('consent', '/sdk/5.1.x/android/setup')).toContain('/sdk/6.0.x/android/consent');
    expect(find('set up')).not.toContain('/sdk/5.1.x/android/setup');
  });
});

describe('reads a query as a whole', () => {
  const own = new SearchEngine([{ words: ['ad group', 'ad set'] }]);
  own.add({
    tag: 'docs-default-current',
    part: 'promote',
    pages: [
      page('/docs/promote/ads', 'Ads', 'A set of rules for the ad. Set it for each ad.'),
      page('/docs/promote/levels', 'Levels', 'A bid for one ad set.'),
      page('/docs/promote/settings', 'Places', 'Bids, and where you find the limit of everything else.'),
      page('/docs/promote/limits', 'Amounts', 'The bid limit.'),
      page('/docs/promote/answers', 'Answers', 'My install, why it is organic.', [
        ['why', 2, 'Why is my install late?', 'Because.', ''],
      ]),
      page('/docs/promote/install-events', 'Install events', 'Installs and install events.'),
      page('/docs/promote/take', 'How long it takes', 'Long, and it takes time.'),
      page('/docs/promote/file', 'Formats', 'How long an export file takes.'),
    ],
  });
  const first = (query: string) => own.search(requestFor(query, '/')).hits[0]?.url;

  it.each([
    // A term of two words is not found in an ad here and a set there; nor is its synonym.
    ['ad set', '/docs/promote/levels'],
    ['ad group', '/docs/promote/levels'],
    ['bid limit', '/docs/promote/limits'],
    ['why is my install', '/docs/promote/answers#why'],
    ['how long does an export file take', '/docs/promote/file'],
  ])('%s', (query, url) => {
    expect(first(query)).toBe(url);
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

describe('rows', () => {
  const rows: ShardPage['s'] = [
    [
      'codes',
      2,
      'Codes',
      'What the check finds.',
      '',
      [
        ['BID_PENDING', 'BID_PENDING', 'A change is on its way.'],
        ['row-click_id', '{click_id}, {view_id}', 'The engagement.'],
        ['row-install', 'INSTALL', 'First open.'],
      ],
    ],
  ];
  const shard: Shard = {
    tag: 'docs-default-current',
    part: 'promote',
    pages: [
      page('/docs/promote/check', 'Check of bids', 'Text.', rows),
      page('/docs/promote/pending', 'Bid pending', 'BID_PENDING bid pending. '.repeat(20)),
      page('/docs/promote/install', 'Install', 'What an install is. '.repeat(5)),
    ],
  };
  const own = new SearchEngine([]);
  own.add(shard);
  const first = (query: string) => own.search(requestFor(query, '/')).hits[0];

  it.each([
    ['BID_PENDING', '/docs/promote/check#BID_PENDING'],
    ['bid_pending', '/docs/promote/check#BID_PENDING'],
    ['error BID_PENDING in my file', '/docs/promote/check#BID_PENDING'],
    ['{click_id}', '/docs/promote/check#row-click_id'],
    ['view_id', '/docs/promote/check#row-click_id'],
    ['INSTALL', '/docs/promote/check#row-install'],
    ['install', '/docs/promote/install'],
    ['bid pending', '/docs/promote/pending'],
  ])('%s leads to %s', (query, url) => {
    expect(first(query)?.url).toBe(url);
  });

  it('are hits below their section, with their own text', () => {
    expect(first('BID_PENDING')).toMatchObject({
      type: 'lvl3',
      hierarchy: { lvl1: 'Check of bids', lvl2: 'Codes', lvl3: 'BID_PENDING' },
      content: 'A change is on its way.',
    });
  });

  it('make their section needless, unless its heading was typed', () => {
    const urls = (query: string) => own.search(requestFor(query, '/')).hits.map(({ url }) => url);
    expect(urls('BID_PENDING')).not.toContain('/docs/promote/check#codes');
    expect(urls('engagement')[0]).toBe('/docs/promote/check#row-click_id');
    expect(urls('engagement')).not.toContain('/docs/promote/check#codes');
    expect(urls('codes')[0]).toBe('/docs/promote/check#codes');
  });

  it('of the page that the reader is on come before those of other pages', () => {
    const twice = new SearchEngine([]);
    const withRow = (url: string, text: string) =>
      page(url, 'Errors', text, [
        ['codes', 2, 'Codes', '', '', [['row-x', 'BAD_TOKEN', 'The token is wrong.']]],
      ]);
    twice.add({
      tag: 'docs-sdk-current',
      part: 'sdk-current-android',
      pages: [
        withRow('/sdk/6.0.x/android/a/', 'BAD_TOKEN and more of it. '.repeat(5)),
        withRow('/sdk/6.0.x/android/b', ''),
      ],
    });
    const firstFrom = (from: string) => twice.search(requestFor('BAD_TOKEN', from)).hits[0]?.url;
    expect(firstFrom('/sdk/6.0.x/android/a')).toBe('/sdk/6.0.x/android/a/#row-x');
    expect(firstFrom('/sdk/6.0.x/android/b/')).toBe('/sdk/6.0.x/android/b#row-x');
  });

  it('far below the best are none, but for what follows a row whose code was typed', () => {
    const few = new SearchEngine([]);
    const filler = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
    few.add({
      tag: 'docs-default-current',
      part: 'few',
      pages: [
        page('/docs/levels', 'Bid levels', 'Levels of bids.'),
        page('/docs/far', 'Far', `${filler} level ${filler}`),
        page('/docs/columns', 'Columns', '', [
          ['t', 2, 'Table', '', '', [['row-bid_level', 'bid_level', 'Where a bid is set.']]],
        ]),
      ],
    });
    const urls = (query: string) => few.search(requestFor(query, '/')).hits.map(({ url }) => url);
    expect(urls('word3')).toEqual(['/docs/far']);
    expect(urls('bid levels')).toContain('/docs/levels');
    expect(urls('bid levels')).not.toContain('/docs/far');
    expect(urls('bid_level')[0]).toBe('/docs/columns#row-bid_level');
    expect(urls('bid_level')).toContain('/docs/levels');
  });

  it('in lean form end at a sentence, or say that more follows', () => {
    const textOf = (text: string) =>
      leanShard({ tag: 't', part: 'p', pages: [{ u: '/a', g: 'A', s: [['x', 2, 'H', text, '']] }] }).pages[0]
        ?.s[0]?.[3];
    expect(textOf('Go to Settings > Alerts and select it.')).toBe('Go to Settings > Alerts…');
    expect(textOf('Open it. Then go to Settings and wait.')).toBe('Open it.');
    expect(textOf('Four words, no more.')).toBe('Four words, no more.');
  });

  it('in lean form are found without their text', () => {
    const lean = new SearchEngine([]);
    lean.add(leanShard(shard));
    expect(lean.size).toBe(own.size);
    expect(lean.search(requestFor('BID_PENDING', '/')).hits[0]).toMatchObject({
      url: '/docs/promote/check#BID_PENDING',
      content: null,
    });
  });
});

describe('names of columns', () => {
  const columns = page('/api/raw-data-export/columns', 'All columns', 'Look up a column.');
  columns.s[0]?.push([
    ['row-a', 'attributes.ad_set_name', 'string click_events'],
    ['row-b', 'attributes.keyword', 'string click_events'],
  ]);
  const macro: ShardRow = ['row-c', '{{adset.name}}', 'Ad set name adset_name ad_set_name'];
  const macros = page('/docs/promote/partner', 'Partner', 'An ad network.', [
    ['urls', 2, 'Tracking URL parameters', 'What each macro is.', '', [macro]],
  ]);
  const own = new SearchEngine([
    { words: ['ad set'], find: ['adset'] },
    { words: ['adset'], find: ['ad set'] },
  ]);
  own.add({ tag: 'docs-api-current', part: 'api', pages: [columns] });
  own.add({ tag: 'docs-default-current', part: 'promote', pages: [macros] });

  it.each([
    'ad set name',
    'adset name',
    'adsetname',
    'adSetName',
    'ad-set-name',
    'ad_set_name',
    'Ad set name',
  ])('lead to the column before macros as %j', (query) => {
    const hits = own.search(requestFor(query, '/')).hits.map(({ url }) => url);
    expect(hits[0]).toBe('/api/raw-data-export/columns#row-a');
  });

  it('lead nowhere else with the word column', () => {
    const [first] = own.search(requestFor('ad set name column', '/')).hits;
    expect(first?.url).toMatch(/^\/api\/raw-data-export\/columns/);
  });
});

describe('intent', () => {
  const own = new SearchEngine([]);
  const table = page(
    '/api/raw-data-export/event-table-schemas/events',
    'Events',
    'Rows of events of a server.',
  );
  const rows: ShardRow[] = [
    ['conflict', 'conflict', '409 The object has changed.'],
    ['internal', 'internal_error', '500 An error of the server. Connecting again helps with an error.'],
  ];
  const errors = page('/api/overview', 'API overview', 'How to call it.', [
    ['errors', 2, 'Errors', 'What is in the body.', '', rows],
  ]);
  own.add({
    tag: 'docs-api-current',
    part: 'api',
    pages: [table, page('/api/app-events', 'Post events', 'Events of a server, by HTTP.'), errors],
  });
  const first = (query: string) => own.search(requestFor(query, '/')).hits[0]?.url;

  it.each([
    'how do I send events of a server',
    'why are events of a server different',
    'stop events of a server',
  ])('leads %j to a guide', (query) => expect(first(query)).toBe('/api/app-events'));

  it.each(['409', 'error 409', 'HTTP status 409 error'])('leads %j to what has the number', (query) =>
    expect(first(query)).toMatch(/^\/api\/overview#(?:conflict|errors)$/),
  );

  it('takes a release line for its number', () => {
    const versions = new SearchEngine([]);
    versions.add({
      tag: 'docs-sdk-current',
      part: 'sdk-current-android',
      pages: [
        page('/sdk/6.0.x/android/changelog', 'Changelog', '', [
          ['601', 2, '6.0.1', 'Repairs.', ''],
          ['update', 2, 'Update from 5.1.x', 'What 6.0.x changes.', ''],
        ]),
      ],
    });
    expect(versions.search(requestFor('5.1 to 6.0', '/')).hits[0]?.url).toContain('#update');
  });
});

it('ranks the same in whatever order the parts come', () => {
  const twin = (part: string): Shard => ({
    tag: 'default',
    part,
    pages: [page(`/blog/${part}`, 'Bids', 'Change a bid by hand.')],
  });
  const parts = [...shards, twin('a'), twin('b')];
  const urls = (order: readonly Shard[]) => {
    const own = new SearchEngine([]);
    order.forEach((shard) => own.add(shard));
    return own.search(requestFor('bids', '/')).hits.map(({ url }) => url);
  };
  expect(urls(parts.toReversed())).toEqual(urls(parts));
});

it('shows another page before the last of those with one outline', () => {
  const own = new SearchEngine([]);
  // More of them would make the heading one that many pages have, which counts less from the first hit on.
  const partners = Array.from({ length: 4 }, (_, index) =>
    page(`/docs/partner-${index}`, `Partner ${index}`, '', [
      ['url', 2, 'URL parameters', 'What the URL of the partner has.', ''],
    ]),
  );
  const other = page('/docs/other', 'Other', '', [
    ['sign', 2, 'Sign a long link and its URL', 'A key makes the URL safe.', ''],
  ]);
  own.add({ tag: 'docs-default-current', part: 'promote', pages: [...partners, other] });
  const urls = own.search(requestFor('url', '/')).hits.map(({ url }) => url);
  expect(urls).toHaveLength(5);
  expect(urls[0]).toMatch(/^\/docs\/partner-/);
  expect(urls.indexOf('/docs/other#sign')).toBeLessThan(4);
});

it('finds nothing outside of the chosen area', () => {
  const { hits } = engine.search({ ...requestFor('bids', '/'), only: 'blog' });
  expect(hits.map(({ url }) => url)).toEqual(['/blog/bids']);
});

it('names queries near one that finds nothing', () => {
  const near = (query: string) => engine.search(requestFor(query, '/')).near;
  expect(near('postbxqq')).toEqual(['postback']);
  expect(near('qqzzxxjj')).toEqual([]);
  expect(near('bids')).toBeUndefined();
  expect(near('postback qqq www eee')).toContain('postback');
});

it('takes a shard once', () => {
  const { size } = engine;
  shards.forEach((shard) => engine.add(shard));
  expect(engine.size).toBe(size);
});
