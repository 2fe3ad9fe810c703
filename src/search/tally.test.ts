/** Numbers of records are kept, added and forgotten. */
import { expect, it } from 'vitest';
import { Tally } from './tally';

it('adds and sets numbers, and lists each record once', () => {
  const tally = new Tally(10);
  tally.add(7, 2, 1);
  tally.add(3, 1, 0.5);
  tally.add(7, 0.5, 1);
  tally.set(3, 9, 1);
  expect(tally.ids).toEqual([7, 3]);
  expect([tally.scoreOf(7), tally.coveredBy(7)]).toEqual([2.5, 2]);
  expect([tally.scoreOf(3), tally.coveredBy(3)]).toEqual([9, 1]);
  expect([tally.scoreOf(4), tally.coveredBy(4)]).toEqual([0, 0]);
});

it('is empty once it is cleared', () => {
  const tally = new Tally(10);
  tally.add(7, 2, 1);
  tally.clear();
  expect(tally.ids).toEqual([]);
  expect([tally.scoreOf(7), tally.coveredBy(7)]).toEqual([0, 0]);
  tally.add(7, 1, 1);
  expect(tally.ids).toEqual([7]);
  expect(tally.scoreOf(7)).toBe(1);
});
