/** Pairs of numbers that differ, and the moments from which numbers stay. */
import { expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { differences, finality } from './differences';

const page = pageContext('docs/analyze/index.mdx');

it('shows all pairs, or those of subjects', () => {
  const all = markdownText(differences.render({}, page));
  expect(all).toContain('ROAS D7 of paid users: **50%**<br />ROAS D7 without a filter: **65.8%**');
  expect(all).toContain('Revenue on September 1, by activity date: **1,854.54 USD**');
  expect(all).toContain("The sample world doesn't include store console numbers.");
  const skan = markdownText(differences.render({ of: 'ios' }, page));
  expect(skan).toContain('id="differs-skan"');
  expect(skan).not.toContain('Gross or net');
  expect(() => differences.render({ of: 'cohort' }, page)).toThrow('Did you mean "cohorts"?');
});

it('follows numbers from their first value to their last', () => {
  const text = markdownText(finality.render({}, page));
  for (const row of [
    '| Cost of September 1, 2025, adjoe | September 2, 2025, 06:00 | 362.95 USD | **provisional** |',
    '| Cost of September 1, 2025, adjoe | September 9, 2025, 00:00 | 366.00 USD | **final** |',
    '| Ad revenue of September 3, 2025, AppLovin MAX | September 4, 2025, 00:00 | 777.78 USD | **estimated** |',
    '| Ad revenue of September 3, 2025, AppLovin MAX | September 6, 2025, 14:00 | 805.00 USD | **final** |',
    '| ROAS D7 of the paid users of September 1, 2025 | September 10, 2025, 00:00 | 50% | **mature** |',
  ])
    expect(text).toContain(row);
});
