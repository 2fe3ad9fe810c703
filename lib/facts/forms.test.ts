/** Tests the forms in which sentences write facts. */
import { describe, expect, it } from 'vitest';
import { factForm } from './forms';
import { limitText } from './limit-text';
import type { Limit } from './types';

const fact = (value: number | string, unit?: string, decimals?: number): Limit => ({
  key: 'a.fact',
  value,
  bound: 'exact',
  unit,
  decimals,
  text: limitText({ value, unit, decimals }),
});

describe('a form of a fact', () => {
  it.each([
    ['number', fact(10_000, 'rows'), '10,000'],
    ['number', fact(5, 'USD', 2), '5.00'],
    ['adjective', fact(7, 'days'), '7-day'],
    ['adjective', fact(1, 'hours'), '1-hour'],
    ['word', fact(6, 'days'), 'six days'],
    ['word', fact(1, 'days'), 'one day'],
    ['short', fact(15, 'seconds'), '15 s'],
    ['seconds', fact(7, 'days'), '604,800 seconds'],
    ['bytes', fact(5, 'MiB'), '5,242,880 bytes'],
  ])('%s', (form, given, expected) => {
    expect(factForm(given, form)).toBe(expected);
  });

  it.each([
    ['word', fact(90, 'days')],
    ['short', fact(5, 'rows')],
    ['seconds', fact(5, 'rows')],
    ['bytes', fact(5, 'rows')],
    ['number', fact('07:00')],
  ])('is refused where it does not exist: %s', (form, given) => {
    expect(() => factForm(given, form)).toThrow(`"a.fact" is ${given.text}, which has no form "${form}"`);
  });

  it('names the forms', () => {
    expect(() => factForm(fact(7, 'days'), 'adverb')).toThrow('There are: number, adjective,');
  });
});
