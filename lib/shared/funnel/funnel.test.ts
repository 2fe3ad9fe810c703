/** Passes of a funnel; plugins/content/data-views/data-views.test.ts has the worked cases. */
import { expect, it } from 'vitest';
import { bestPass, type FunnelEvent, type FunnelRules } from './pass';

const day = 86_400_000;
const rules: FunnelRules = { steps: 3, order: 'any_between', window: 7 * day };

/** Events of one step each. */
const events = (...list: [time: number, step: number][]): FunnelEvent[] =>
  list.map(([time, step]) => ({ time, steps: [step] }));

it.each([
  [0, 3],
  [1, 2],
])('the window ends exactly at its length: %i ms later', (late, reached) => {
  expect(bestPass(events([0, 0], [5, 1], [7 * day + late, 2]), rules)).toHaveLength(reached);
});

it('the window counts from the step 1 of the pass, and a later one may have the better pass', () => {
  expect(bestPass(events([0, 0], [5 * day, 0], [8 * day, 1], [9 * day, 2]), rules)).toEqual([
    ...[5 * day, 8 * day, 9 * day],
  ]);
});

it('counts the earliest of equal passes', () => {
  expect(bestPass(events([1, 0], [0, 0]), rules)).toEqual([0]);
});

it('takes events of one moment in order of receipt', () => {
  expect(bestPass(events([0, 0], [0, 1], [0, 2]), rules)).toHaveLength(3);
  expect(bestPass(events([0, 1], [0, 0], [0, 2]), rules)).toHaveLength(1);
});
