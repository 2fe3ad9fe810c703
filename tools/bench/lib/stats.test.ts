import { expect, it } from 'vitest';
import { median, medianOf, spread } from './stats';

it.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])('takes the middle of %j', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('refuses nothing at all', () => {
  expect(() => median([])).toThrow('No values');
});

it('says how far apart runs are', () => {
  expect(spread([9, 10, 11])).toBeCloseTo(0.2);
  expect(spread([0, 0])).toBe(0);
});

it('reads the figure of each run', () => {
  expect(medianOf([{ a: 1 }, { a: 3 }, { a: 2 }], (run) => run.a)).toBe(2);
});
