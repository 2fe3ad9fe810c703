import { describe, expect, it } from 'vitest';
import { containment, shingles } from './shingles';

const words = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ');

describe('shingles', () => {
  it('are runs of six words, whatever the marks and capitals', () => {
    expect(shingles('One two, three: four five SIX 7.5 eight')).toEqual(
      new Set([
        'one two three four five six',
        'two three four five six 7.5',
        'three four five six 7.5 eight',
      ]),
    );
    expect(shingles('Only five words are here')).toEqual(new Set());
  });
});

describe('containment', () => {
  it.each([
    ['a part of the other', words(0, 16), words(5, 16), 1],
    ['nothing in common', words(0, 16), words(20, 40), 0],
    ['a half of the shorter one', words(0, 25), words(15, 35), 5 / 15],
    ['a text that is too short', words(0, 5), words(0, 25), 0],
  ])('of %s', (_, a, b, share) => {
    expect(containment(shingles(a), shingles(b))).toBeCloseTo(share);
    expect(containment(shingles(b), shingles(a))).toBeCloseTo(share);
  });
});
