/** Formulas as readers see them, worked out. */
import { expect, it } from 'vitest';
import { formulaResult, namesIn } from './formula';

it.each([
  ['cost / installs', { cost: 800, installs: 1250 }, 0.64],
  ['cost / views × 1000', { cost: 386, views: 2000 }, 193],
  ['rejected / (paid + rejected)', { rejected: 20, paid: 980 }, 0.02],
  ['a − b − c', { a: 5, b: 2, c: 1 }, 2],
  ['cost / installs', { cost: 800, installs: 0 }, null],
])('%s', (formula, values, result) => {
  expect(formulaResult(formula, values as Record<string, number>)).toBe(result);
});

it('refuses what it does not understand', () => {
  expect(() => formulaResult('avg DAU / MAU', {})).toThrow('has "avg" — Use names with a value');
  expect(() => formulaResult('cost /', { cost: 1 })).toThrow('an end too early');
  expect(() => formulaResult('(cost', { cost: 1 })).toThrow('an end too early');
  expect(() => formulaResult('cost ? cost', { cost: 1 })).toThrow('"?"');
});

it('names what it reads', () => {
  expect(namesIn('cost / views × 1000 + cost')).toEqual(['cost', 'views']);
});
