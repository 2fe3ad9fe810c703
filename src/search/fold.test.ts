/** Which of a section and its row stays among the hits. */
import { expect, it } from 'vitest';
import { foldRows, type Scored } from './fold';
import type { SectionRecord } from './section-records';

const entry = (id: number, section: number, score: number, share = 1, named = 0): Scored => ({
  record: { id, section, row: id !== section } as SectionRecord,
  score,
  share,
  named,
});
const kept = (scored: readonly Scored[]) => foldRows(scored).map(({ record, score }) => [record.id, score]);

it('leaves out the section of a row that comes before it', () => {
  expect(kept([entry(2, 1, 9), entry(1, 1, 5), entry(3, 3, 4)])).toEqual([
    [2, 9],
    [3, 4],
  ]);
});

it('puts the row in the place of a section that has the query in its rows alone', () => {
  expect(kept([entry(1, 1, 9), entry(3, 3, 5), entry(2, 1, 2), entry(4, 1, 1)])).toEqual([
    [3, 5],
    [2, 9],
    [4, 1],
  ]);
});

it('keeps a section whose heading was typed, or that has more of the query', () => {
  expect(kept([entry(1, 1, 9, 1, 0.5), entry(2, 1, 2)])).toHaveLength(2);
  expect(kept([entry(1, 1, 9), entry(2, 1, 2, 0.5)])).toHaveLength(2);
});

it('keeps rows whose section is not among the hits', () => {
  expect(kept([entry(2, 1, 9), entry(4, 3, 5)])).toHaveLength(2);
});
