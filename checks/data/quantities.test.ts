import { expect, it } from 'vitest';
import { readText, withEdit } from '../../lib/cache/inputs';
import { quantityProblems } from './quantities';
import { factFindings } from './findings';

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
