import { describe, expect, it } from 'vitest';
import { boundedText, wrongBound } from './bounds';

describe('a fact with its word', () => {
  it.each([
    ['most', 'at most 90 days'],
    ['least', 'at least 90 days'],
    ['default', '90 days by default'],
    ['exact', '90 days'],
  ] as const)('reads as its bound %s', (bound, shown) => {
    expect(boundedText({ text: '90 days', bound })).toBe(shown);
  });
});

describe('words around a number', () => {
  it.each([
    ['most', 'keep at least ', '', 'at least'],
    ['least', 'You can add up to ', '', 'up to'],
    ['default', 'for at most ', '', 'at most'],
    ['most', 'It takes ', ' by default.', 'by default'],
    ['exact', 'It takes ', ', by default', 'by default'],
  ] as const)('of the bound %s are refused in "%s…%s"', (bound, before, after, said) => {
    expect(wrongBound(bound, before, after)).toBe(said);
  });

  it.each([
    ['most', 'You can add up to ', ' and more'],
    ['least', 'It needs at least ', ''],
    ['default', 'It lasts ', ' by default'],
    ['exact', 'Wait at least ', ''],
    ['most', 'At least one of ', ''],
  ] as const)('of the bound %s are right in "%s…%s"', (bound, before, after) => {
    expect(wrongBound(bound, before, after)).toBeUndefined();
  });
});
