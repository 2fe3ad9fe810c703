/** Lists, numbers, and sentences as a person writes them. */
import { expect, it } from 'vitest';
import { numberText, sentence, wordList } from './words';

it('joins words', () => {
  expect(wordList([])).toBe('');
  expect(wordList(['a'])).toBe('a');
  expect(wordList(['a', 'b'])).toBe('a and b');
  expect(wordList(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(wordList(['a', 'b', 'c'], 'or')).toBe('a, b, or c');
});

it('makes a sentence', () => {
  expect(sentence('at most 5')).toBe('At most 5.');
  expect(sentence('really?')).toBe('Really?');
  expect(sentence('iOS only')).toBe('iOS only.');
});

it.each([
  [0, '0'],
  [10000, '10,000'],
  [0.0001, '0.0001'],
  [1234.5, '1,234.5'],
  [-1000000, '-1,000,000'],
  [9223372036854776000, '9223372036854776000'],
  [1e-7, '0.0000001'],
])('writes %d as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});
