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

it('says each step, in the order in which it is done', () => {
  const steps: unknown[] = [];
  expect(formulaResult('a / (b + c) × 1000', { a: 6, b: 1, c: 2 }, (step) => steps.push(step))).toBe(2000);
  expect(steps).toEqual([
    { left: 1, sign: '+', right: 2, value: 3 },
    { left: 6, sign: '/', right: 3, value: 2 },
    { left: 2, sign: '×', right: 1000, value: 2000 },
  ]);
  steps.length = 0;
  formulaResult('a / b × 1000', { a: 6, b: 0 }, (step) => steps.push(step));
  expect(steps).toEqual([
    { left: 6, sign: '/', right: 0, value: null },
    { left: null, sign: '×', right: 1000, value: null },
  ]);
});
