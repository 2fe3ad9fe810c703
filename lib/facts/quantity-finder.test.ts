import { expect, it } from 'vitest';
import { loadLimits } from './load';
import { quantityFinder } from './quantity-finder';

it.each([
  ['At most 500 users, 8 KiB or 20 %.', ['500 users', '8 KiB', '20 %']],
  ['A session ends after 30 minutes; 30 by default.', ['30 minutes', '30 by default']],
  ['The limit is 10,000. Enter ≤ 200.', ['10,000', '≤ 200']],
  ['At most {fact:organization.users}, as `^[a-z]{1,63}$` says, in SDK 6.0.1.', []],
  ['MAX 12 impressions, and 12 impressions.', ['12 impressions']],
  ['From September 1 to 14, users of the September 1 cohort: 100%, not 90%.', ['90%']],
  ['A 7-day window of {adjective:goals.windowMax}.', ['7-day']],
])('finds quantities in "%s"', (text, found) => {
  expect(quantityFinder(loadLimits())(text).map((one) => one.text)).toEqual(found);
});

it('finds amounts where they are asked for', () => {
  const text = 'It costs 0.40 USD.';
  expect(quantityFinder(loadLimits())(text)).toEqual([]);
  expect(quantityFinder(loadLimits(), { money: true })(text)).toEqual([{ text: '0.40 USD', start: 9 }]);
});
