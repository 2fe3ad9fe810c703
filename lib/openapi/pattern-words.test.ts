import { describe, expect, it } from 'vitest';
import { isPattern } from './pattern-words';

describe('isPattern', () => {
  it.each([
    ['^[A-Z]{3}$', 'is 3 capital letters'],
    ['^[0-9]{8,10}$', 'is 8–10 digits'],
    [String.raw`^\d+$`, 'is one or more digits'],
    ['^[a-z][a-z0-9_]{0,63}$', 'is a lowercase letter, then up to 63 lowercase letters, digits, or `_`'],
    [
      '^app_[0-9a-hjkmnp-tv-z]{12}$',
      'is `app_`, then 12 lowercase letters or digits (without `i`, `l`, `o`, and `u`)',
    ],
    [
      '^wt[ai]_[0-9a-f]{64}$',
      'is `wt`, then `a` or `i`, then `_`, then 64 digits or letters from `a` to `f`',
    ],
    ['^(count|seconds|[A-Z]{3})$', 'is `count`, `seconds`, or 3 capital letters'],
    [String.raw`^[A-Za-z0-9._-]+$`, 'is one or more letters, digits, `-`, `.`, or `_`'],
    ['^[0-9a-fA-F]{32}$', 'is 32 digits, letters from `A` to `F`, or letters from `a` to `f`'],
    [String.raw`^-?\d{1,3}$`, 'is optionally `-`, then 1–3 digits'],
    [String.raw`^\u0041[2-5]$`, 'is `A`, then a digit from `2` to `5`'],
    ['^wh_', 'starts with `wh_`'],
    [String.raw`\.png$`, 'ends with `.png`'],
    ['a.c', 'matches `a.c`'],
    ['^(ab|c[0-9]{2})$', 'matches `^(ab|c[0-9]{2})$`'],
    ['^[!-~]+$', 'matches `^[!-~]+$`'],
    ['^[^a]$', 'matches `^[^a]$`'],
    ['^(ab)+$', 'matches `^(ab)+$`'],
    ['^a|b$', 'matches `^a|b$`'],
    [String.raw`^\w+$`, String.raw`matches ${'`'}^\w+$${'`'}`],
  ])('says %s in words', (pattern, words) => {
    expect(isPattern(pattern, false)).toBe(words);
  });

  it.each([
    ['^[A-Z]{3}$', "isn't 3 capital letters"],
    ['^whence_', "doesn't start with `whence_`"],
  ])('says what is not %s', (pattern, words) => {
    expect(isPattern(pattern, true)).toBe(words);
  });
});
