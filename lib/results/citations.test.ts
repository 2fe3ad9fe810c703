import { describe, expect, it } from 'vitest';
import { citationProblem } from './citations';
import type { Result } from './types';

const result: Result = {
  id: 'week',
  currency: 'USD',
  sql: '',
  tables: [],
  columns: [
    { name: 'partner', label: 'Partner', unit: 'text' },
    { name: 'installs', label: 'Installs', unit: 'count' },
    { name: 'cost', label: 'Cost', unit: 'money' },
    { name: 'roas_d7', label: 'ROAS D7', unit: 'ratio' },
    { name: 'date', label: 'Date', unit: 'date' },
    { name: 'profit', label: 'Profit', unit: 'money' },
  ],
  rows: [
    ['adjoe', 5120, 3174.4, 0.3762, '2025-09-01', -400],
    ['pub_88213', 300, 386, null, null, null],
  ],
};

const other: Result = {
  ...result,
  id: 'other',
  columns: [{ name: 'n', label: 'N', unit: 'count' }],
  rows: [[42]],
};

describe('numbers pass', () => {
  it.each([
    '5,120 installs cost 3,174.40 USD.',
    '5120 installs',
    '3,174.4 USD',
    '37.6% is back, or 0.3762.',
    'About 38% is back.',
    'A loss of −400 USD, or -400.',
    'On September 1, 2025, at 10:20:00, 386 USD; days 0 to 7, D7 and day 30 are names.',
    'September 1 to 7: 300',
    'September 1, 2, and 3, 2025: 300, 386, and 5,120.',
    '5,120 + 300 = 5,420 installs',
    '386 − 300 = 86',
  ])('%s', (text) => {
    expect(citationProblem(text, [result])).toBeUndefined();
  });

  it('if any of the results has them', () => {
    expect(citationProblem('42 of 300', [result, other])).toBeUndefined();
    expect(citationProblem('42 of 300', [result])).toContain('"42" is in none of the results week.');
  });
});

describe('numbers fail', () => {
  it.each([
    ['5,121 installs', '"5,121" is in none of the results week. The closest value is 5,120 (week.installs).'],
    ['3,174.41 USD', 'The closest value is 3,174.40 (week.cost).'],
    ['39% is back', '"39%" is in none of the results week. The closest value is 37.6% (week.roas_d7).'],
    ['400 USD', '"400" is in none of the results week. The closest value is 386.00 (week.cost).'],
    ['300 on September 1, 2025, and 25', '"25" is in none of the results'],
    ['5,120 + 300 = 5,520 installs', '"5,120 + 300 = 5,520 installs" is computed wrong. '],
    ['5,120 + 301 = 5,421 installs', '"301" is in none of the results'],
    ['No number', 'There is no number to cite in this text. Remove <Cite>.'],
    ['On September 1', 'There is no number to cite in this text.'],
  ])('%s', (text, message) => {
    expect(citationProblem(text, [result])).toContain(message);
  });
});
