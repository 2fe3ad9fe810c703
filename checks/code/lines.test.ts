/** The house keeps to its bounds, and what is wrong with one names its cure. */
import { expect, it } from 'vitest';
import { lineProblems, linesByRoom } from './lines';

it('keeps to the bounds of its rooms', () => {
  expect(lineProblems(linesByRoom())).toEqual([]);
});

it('says which room is too large, has no bound, or could have a lower one', () => {
  const rooms = new Map([
    ['lib/a', { code: 101, tests: 0, comments: 5 }],
    ['lib/b', { code: 10, tests: 10, comments: 0 }],
    ['lib/c', { code: 1, tests: 0, comments: 0 }],
  ]);
  expect(lineProblems(rooms, { 'lib/a': [100, 0], 'lib/b': [10, 200], 'lib/d': [1, 0] })).toEqual([
    expect.stringMatching(/^lib\/a has 101 lines of code, bound 100 — Remove/),
    expect.stringMatching(/^lib\/b has 10 lines of tests, bound 200 — Lower it/),
    expect.stringMatching(/^lib\/c has no bound — Add it/),
    expect.stringMatching(/^lib\/d is gone — Remove its bound/),
  ]);
});
