/** Records survive the form in which they are downloaded. */
import { describe, expect, it } from 'vitest';
import { leanShard } from './lean';
import { packed, unpacked } from './packed';
import type { Shard, ShardSection } from './types';

const rows: ShardSection[5] = [
  ['row-app_id', '{APP_ID}', 'The app, as in app_id.'],
  ['BID_LINE_TOO_LONG', 'BID_LINE_TOO_LONG', 'A line has more than 2,000 characters.'],
  ['insufficient-scope', 'Scope missing', ''],
];

const section = (
  ...[anchor, level, heading, text, code = '']: [string, number, string, string, string?]
): ShardSection => [anchor, level, heading, text, code];

const shard: Shard = {
  tag: 'docs-default-current',
  part: 'promote',
  pages: [
    {
      u: '/docs/promote/bids',
      g: 'Promote',
      k: 'price',
      s: [
        section('', 1, 'Bids', `${'Change what a partner pays for it. '.repeat(5)} Use bid_amount here.`),
        section('before-you-begin', 2, 'Before you begin', 'Choose the campaign, then sources one by one.'),
        section('before-you-begin-1', 2, 'Before you begin', 'Again a campaign and bid_amount.', 'bidAmount'),
        ['path-feature', 3, '$& = ~ 100 %', 'Odd signs.', '', rows],
      ],
    },
    {
      u: '/docs/promote/sources',
      g: 'Promote',
      s: [
        section(
          '',
          1,
          'Sources',
          'A source is where an ad of a campaign is shown, and its sources follow one by one.',
        ),
        section(
          'limits',
          2,
          'Limits',
          'At most four decimals of a bid_amount, whatever the campaign pays to a partner.',
        ),
      ],
    },
  ],
};

/** As it comes from the network. */
const sent = (value: Shard): Shard => unpacked(JSON.parse(JSON.stringify(packed(value))) as Shard);

/** In a lean part, the order of listed words means nothing. */
const withSortedWords = ({ pages, ...rest }: Shard): Shard => ({
  ...rest,
  pages: pages.map((page) => ({
    ...page,
    s: page.s.map((section) => section.with(4, section[4].split(' ').sort().join(' ')) as ShardSection),
  })),
});

describe('packed records', () => {
  it('are the same after the download, whole', () => {
    expect(sent(shard)).toEqual(shard);
  });

  it('are the same after the download, lean', () => {
    const lean = leanShard(shard);
    expect(withSortedWords(sent(lean))).toEqual(withSortedWords(lean));
  });

  it('have no anchor that its heading says, and no word twice in a lean part', () => {
    const [first] = packed(shard).pages;
    expect(first?.s.map(([anchor]) => anchor)).toEqual(['', '~', '~-1', 'path-feature']);
    expect(first?.s[3]?.[5]?.map(([anchor]) => anchor)).toEqual(['row-~', '=', 'insufficient-scope']);
    const listed = packed(leanShard(shard)).pages.flatMap(({ s }) =>
      s.flatMap(([, , , , words]) => words.split(' ')),
    );
    const words = listed.filter(Boolean);
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words).size).toBe(words.length);
  });
});

it('keeps each word of a lean section findable there', () => {
  const [, sources] = sent(leanShard(shard)).pages;
  expect(sources?.s[1]?.[4].split(' ')).toEqual(expect.arrayContaining(['campaign', 'partner', 'pays']));
});

it('lists a word of a lean part in its commonest form, members apart from objects, and no example', () => {
  const many = 'Campaigns start. Campaigns end. A campaign stays, isn’t it.';
  const one = 'See it here today. Stop Campaign.unit, campaign-20931, 2025-09-03T19 and the campaign’s unit.';
  const part = {
    ...shard,
    pages: [many, one].map((text) => ({ u: '/a', g: 'A', s: [section('x', 2, 'H', text)] })),
  };
  const [, page] = leanShard(part).pages;
  expect(page?.s[0]?.[4].split(' ')).toEqual(['stop', 'campaigns', 'unit']);
});
