/** The moments after which numbers stay. */
import { expect, it } from 'vitest';
import { loadWorld } from '../facts/sample-world';
import { adRevenueFinalAt, costFinalAt, maturesAt } from './finality';

const berlin = 'Europe/Berlin';

it.each(loadWorld().vectors.mature)('day $day of $cohort is over at $overAt', ({ cohort, day, overAt }) => {
  expect(maturesAt(cohort, day, berlin).toISOString()).toBe(overAt);
});

it('follows the clock changes of the time zone', () => {
  expect(maturesAt('2025-10-25', 0, berlin).toISOString()).toBe('2025-10-26T23:00:00.000Z');
  expect(maturesAt('2025-10-24', 0, berlin).toISOString()).toBe('2025-10-25T22:00:00.000Z');
  expect(maturesAt('2025-09-01', 0, 'America/Los_Angeles').toISOString()).toBe('2025-09-03T07:00:00.000Z');
});

it('knows when amounts of a day stay', () => {
  expect(costFinalAt('2025-09-01', 7, berlin).toISOString()).toBe('2025-09-08T22:00:00.000Z');
  expect(adRevenueFinalAt('2025-09-03').toISOString()).toBe('2025-09-06T12:00:00.000Z');
});

it('refuses a text that is not a date', () => {
  expect(() => maturesAt('September 1', 0, berlin)).toThrow('"September 1" is not a date');
  expect(() => adRevenueFinalAt('2025-13-01')).toThrow('is not a date');
});
