/** Facts read as a person writes them. */
import { expect, it } from 'vitest';
import { limitText } from './limit-text';

it.each([
  [{ value: 500, unit: 'users' }, '500 users'],
  [{ value: 1, unit: 'running experiments' }, '1 running experiment'],
  [{ value: 5, unit: '%' }, '5%'],
  [{ value: 1000, decimals: 2 }, '1,000.00'],
  [{ value: 4096 }, '4,096'],
  [{ value: '^[a-z]$' }, '^[a-z]$'],
  [{ value: 1, unit: 'hours', text: 'every hour' }, 'every hour'],
])('%j is "%s"', (limit, text) => {
  expect(limitText(limit)).toBe(text);
});
