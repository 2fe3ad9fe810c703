/** The code that finds a bid knows the levels of the data, in the same order. */
import { expect, it } from 'vitest';
import { loadBidLevels } from '../../lib/facts/load';
import { bidLevels } from '../../lib/shared/money/effective-bid';

it('has the bid levels from weakest to strongest', () => {
  expect(bidLevels).toEqual(loadBidLevels().map(({ level }) => level));
});
