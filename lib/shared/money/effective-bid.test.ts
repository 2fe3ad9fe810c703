/** Which bid applies: the bids of the AppLovin campaign on six ads, then each level against the weaker ones. */
import { describe, expect, it } from 'vitest';
import { decimal, toFixed } from '../decimal';
import { bidLevels, effectiveBid, type Bid } from './effective-bid';

const bid = (amount: string, level: Bid['level'], keys: Partial<Bid> = {}): Bid => ({
  id: `${level} ${amount}`,
  level,
  country: null,
  adSet: null,
  source: null,
  amount: decimal(amount),
  ...keys,
});

const campaign = [
  bid('0.40', 'campaign'),
  bid('0.55', 'country', { country: 'DE' }),
  bid('2.50', 'country', { country: 'US' }),
  bid('2.00', 'country', { country: 'CA' }),
  bid('1.40', 'country', { country: 'GB' }),
  bid('0.40', 'country', { country: 'AT' }),
  bid('0.40', 'country', { country: 'CH' }),
  bid('0.70', 'source', { source: 'pub_88213' }),
  bid('0.90', 'source_country', { source: 'pub_88213', country: 'DE' }),
];

it.each([
  ['pub_88213', 'DE', '0.90', '0.70'],
  ['pub_88213', 'FR', '0.70', '0.40'],
  ['pub_10442', 'DE', '0.55', '0.40'],
  ['pub_10442', 'FR', '0.40', null],
  ['pub_10442', 'US', '2.50', '0.40'],
  ['pub_88213', 'US', '0.70', '2.50'],
])('%s in %s: %s, without that bid %s', (source, country, amount, next) => {
  for (const bids of [campaign, campaign.toReversed()]) {
    const effective = effectiveBid(bids, { source, country, adSet: '7301144' });
    expect(effective && toFixed(effective.bid.amount, 2)).toBe(amount);
    expect(effective?.next ? toFixed(effective.next.amount, 2) : null).toBe(next);
  }
});

describe('levels', () => {
  const placement = { source: 's', country: 'DE', adSet: 'a' };
  const all = [
    bid('1', 'campaign'),
    bid('2', 'country', { country: 'DE' }),
    bid('3', 'ad_set', { adSet: 'a' }),
    bid('4', 'source', { source: 's' }),
    bid('5', 'source_country', { source: 's', country: 'DE' }),
  ];

  it.each([1, 2, 3, 4, 5])('the strongest of the first %i applies', (count) => {
    const effective = effectiveBid(all.slice(0, count), placement);
    expect([effective?.bid.level, effective?.next?.level]).toEqual([
      bidLevels[count - 1],
      bidLevels[count - 2],
    ]);
  });

  it.each([
    [{ source: 'x' }, 'ad_set'],
    [{ country: 'FR' }, 'source'],
    [{ source: 'x', adSet: 'b' }, 'country'],
    [{ source: 'x', adSet: 'b', country: 'FR' }, 'campaign'],
  ] as const)('with %o it is the bid of the %s', (elsewhere, level) => {
    expect(effectiveBid(all, { ...placement, ...elsewhere })?.bid.level).toBe(level);
  });

  it('none applies without a match', () => {
    expect(effectiveBid(all.slice(1), { source: 'x', country: 'FR', adSet: 'b' })).toBeNull();
  });

  it('two bids with the same keys are refused', () => {
    expect(() => effectiveBid([...all, bid('6', 'ad_set', { adSet: 'a' })], placement)).toThrow(
      /has the keys of another one — Remove one/,
    );
  });
});
