import { expect, it } from 'vitest';
import { readText, withEdit } from '../../lib/cache/inputs';
import { loadLimits } from '../../lib/facts/load';
import { quantityFinder, quantityProblems } from './quantities';
import { factFindings } from './findings';

it.each([
  ['At most 500 users, 8 KiB or 20 %.', ['500 users', '8 KiB', '20 %']],
  ['A session ends after 30 minutes; 30 by default.', ['30 minutes', '30 by default']],
  ['The limit is 10,000. Enter ≤ 200.', ['10,000', '≤ 200']],
  ['At most {fact:organization.users}, as `^[a-z]{1,63}$` says, in SDK 6.0.1.', []],
  ['MAX 12 impressions, and 12 impressions.', ['12 impressions']],
])('finds quantities in "%s"', (text, found) => {
  expect(quantityFinder(loadLimits())(text)).toEqual(found);
});

it('finds nothing in data, and a limit that somebody types', () => {
  const file = 'data/glossary.yaml';
  const typed = readText(file).replace('{fact:sdk.sessionGap}', '40 minutes');
  expect(quantityProblems()).toEqual([]);
  expect(withEdit(file, typed, quantityProblems).map(({ message }) => message)).toEqual([
    '"40 minutes" is typed',
  ]);
});

it('tells what a schema refuses with its line', () => {
  const file = 'data/limits.yaml';
  const broken = readText(file).replace('value: 500', 'valu: 500');
  expect(factFindings()).toEqual([]);
  expect(withEdit(file, broken, factFindings)[0]).toMatchObject({ file, line: expect.any(Number) });
});
