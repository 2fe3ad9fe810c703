import { describe, expect, it } from 'vitest';
import { rounded } from './api-rounding';

describe('values of the API', () => {
  it.each([
    [0.0995833333, 'ratio', 0.0996],
    ['3.4342941184', 'money', 3.434294],
    // The binary forms of these are a little below the half.
    [0.10005, 'ratio', 0.1001],
    [1.0000005, 'money', 1.000001],
    [-1.0000005, 'money', -1.000001],
    [0.09958333, 'plain', 0.0996],
    [2.5, 'days', 3],
    [1249.6, 'count', 1250],
    [3174.4, 'money', 3174.4],
    [0, 'money', 0],
  ])('%s as %s is %s', (value, unit, shown) => {
    expect(rounded(value, unit)).toBe(shown);
  });

  it('have none where there is none', () => {
    expect(rounded(null, 'money')).toBeNull();
    expect(rounded(undefined, 'ratio')).toBeNull();
  });
});
