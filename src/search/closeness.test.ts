/** Which words count as neighbors in a text. */
import { expect, it } from 'vitest';
import { closePattern, literalPattern } from './closeness';

it.each([
  ['ad set', 'Bids of an ad set.'],
  ['ad set', 'The column ad_set_id'],
  ['ad set', 'one adset'],
  ['ad set', 'AD SETS rank below sources'],
  ['rotate token', 'Rotate the token'],
  ['rotating tokens', 'who rotates a token'],
  ['bid limit', 'Limits of bids: bid limits'],
  ['bids api', 'Bids by API'],
])('%s is in "%s"', (words, text) => {
  expect(closePattern(words.split(' ')).test(text)).toBe(true);
});

it.each([
  ['ad set', 'An ad in a house that you set up'],
  ['ad set', 'Rules for the ad. Set it there.'],
  ['ad set', 'ad settings'],
  ['ad set', 'broad set'],
  ['rotate token', 'Token that you rotate'],
  ['rotate token', 'rotate quickly, then copy another token'],
])('%s is not in "%s"', (words, text) => {
  expect(closePattern(words.split(' ')).test(text)).toBe(false);
});

it('lets the last word go on while it is typed', () => {
  expect(closePattern(['ad', 'set'], true).test('ad settings')).toBe(true);
  expect(closePattern(['rotate', 'tok'], true).test('Rotate the token')).toBe(true);
});

it('takes a query word for word', () => {
  const pattern = literalPattern(['why', 'is', 'my', 'ins']);
  expect(pattern.test('Why is my install organic?')).toBe(true);
  expect(pattern.test('Why is this my install?')).toBe(false);
});
