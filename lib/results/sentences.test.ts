import { describe, expect, it } from 'vitest';
import { fillSentence } from './sentences';
import type { Result } from './types';

const result: Result = {
  id: 'cost',
  currency: 'USD',
  sql: '',
  tables: [],
  columns: [
    { name: 'partner', label: 'Partner', unit: 'text' },
    { name: 'cost', label: 'Cost', unit: 'money' },
    { name: 'roas_d7', label: 'ROAS D7', unit: 'ratio' },
  ],
  rows: [
    ['adjoe', 366, 0.6],
    ['Tide Pool', 48, null],
  ],
};

describe('placeholders', () => {
  it('become the cell they name', () => {
    expect(fillSentence('{cost@adjoe} earned {roas_d7@adjoe}.', result)).toBe('366.00 USD earned 60%.');
    expect(fillSentence('{cost@Tide Pool}', result)).toBe('48.00 USD');
    expect(fillSentence('{cost}', { ...result, rows: [['adjoe', 366, 0.6]] })).toBe('366.00 USD');
  });

  it.each([
    ['{costs@adjoe}', 'has no column "costs". It has: partner, cost, roas_d7. Did you mean "cost"?'],
    ['{cost@adjo}', 'starts with "adjo". It has: adjoe, Tide Pool. Did you mean "adjoe"?'],
    ['{cost}', 'has 2 rows. Name one by its first column, such as {cost@adjoe}.'],
    ['{roas_d7@Tide Pool}', 'the cell has no value'],
    ['{cost@adjoe', 'a brace without its pair'],
    ['{}', 'has no column ""'],
  ])('%s stops the build', (sentence, message) => {
    expect(() => fillSentence(sentence, result)).toThrow(message);
  });

  it('need one row for a key', () => {
    const twice = { ...result, rows: [...result.rows, ['adjoe', 1, 1]] };
    expect(() => fillSentence('{cost@adjoe}', twice)).toThrow(
      '2 rows of the result "cost" start with "adjoe"',
    );
  });
});

describe('typed numbers', () => {
  it('pass if the result shows them', () => {
    const sentence = 'By day 7, 60% of 366.00 USD.';
    expect(fillSentence(sentence, result)).toBe(sentence);
  });

  it('fail if it does not', () => {
    expect(() => fillSentence('61% is back.', result)).toThrow('"61" is nowhere in the result "cost"');
  });
});
