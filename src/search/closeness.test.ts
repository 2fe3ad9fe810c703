/** Which words count as neighbors in a text. */
import { expect, it } from 'vitest';
import { closePattern, literalPattern } from './closeness';
import { plainText } from './plain-text';

const isIn = (pattern: RegExp, text: string): boolean => pattern.test(plainText(text));

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
  expect(isIn(closePattern(words.split(' ')), text)).toBe(true);
});

it.each([
  ['ad set', 'An ad in a house that you set up'],
  ['ad set', 'Rules for the ad. Set it there.'],
  ['ad set', 'ad settings'],
  ['ad set', 'broad set'],
  ['rotate token', 'Token that you rotate'],
  ['rotate token', 'rotate quickly, then copy another token'],
])('%s is not in "%s"', (words, text) => {
  expect(isIn(closePattern(words.split(' ')), text)).toBe(false);
});

it('lets the last word go on while it is typed', () => {
  expect(isIn(closePattern(['ad', 'set'], true), 'ad settings')).toBe(true);
  expect(isIn(closePattern(['rotate', 'tok'], true), 'Rotate the token')).toBe(true);
});

it('takes a query word for word', () => {
  const pattern = literalPattern(['why', 'is', 'my', 'ins']);
  expect(isIn(pattern, 'Why is my install organic?')).toBe(true);
  expect(isIn(pattern, 'Why is this my install?')).toBe(false);
});

it('ends at each text, and takes letters of all scripts for letters', () => {
  expect(closePattern(['ad', 'set']).test(plainText('the ad', 'set it'))).toBe(false);
  expect(closePattern(['ad', 'set']).test(plainText('other', 'an ad set'))).toBe(true);
  expect(isIn(closePattern(['ad', 'set']), 'Größead set, ad setä')).toBe(false);
  expect(plainText('Über „Ad sets“; 3 €')).toBe('.über  ad sets . 3  .');
});
