import { describe, expect, it } from 'vitest';
import { arithmeticOf } from './arithmetic';

describe('arithmeticOf', () => {
  it.each([
    '600 × 0.366 + 300 × 0.484 + 100 × 0.352 = 219.60 + 145.20 + 35.20 = 400 USD.',
    'Totals are over all 34 rows: 3,174.40 / 5,120 = 0.62.',
    'It weights by size: (1,000 × 0.40 + 500 × 0.34) / 1,500 = 570 / 1,500 = 0.38.',
    'Sizes add up: 600 + 300 + 100 = 1,000 users, 366 + 386 + 48 = 800 USD.',
    'It is 219.60 / 366 = 60%, against 145.20 / 386 = 38%.',
    'Days bring 120 / 1,000 = 0.12 and 400 / 1,000 = 0.40 USD each.',
    'At 1 EUR = 1.17 USD, reports count 2.935 × 1.17 = 3.43 USD.',
    'Each impression gets 24.00 ÷ 2,000 = 0.012 USD.',
    'Reports count 2.935 × 1.17 = 3.43 USD of purchase revenue.',
    'The sum of the rows: 4,480 + 1,460 + 560 = 6,500.',
    'That is 0.0215 − 0.0215 = 0 USD.',
    '120 USD / 1,000 users = 0.12 USD each.',
    'A share of 180 / 1,000 = 18% is left.',
    'With 2 of 6 installs, the rate is 33.3%.',
    '3 of 4 came back, or 75%.',
    'Wait 1,200 s (20 minutes).',
    'It ends 36 hours (1.5 days) later.',
    'The click is at 10:00, and 20 minutes later, at 10:20, the app opens.',
  ])('agrees with %s', (text) => {
    const { findings, checked, unread } = arithmeticOf(text);
    expect(findings).toEqual([]);
    expect(unread).toEqual([]);
    expect(checked).toBeGreaterThan(0);
  });

  it.each([
    ['Totals are 3,174.40 / 5,120 = 0.63.', 'Write 0.62, or correct'],
    ['600 × 0.366 + 300 × 0.484 = 219.60 + 154.20 = 364.80 USD.', 'One side is 364.8, the other 373.8'],
    ['It is 219.60 / 366 = 60%, against 145.20 / 386 = 39%.', 'Write 0.38'],
    ['4,480 + 1,460 + 560 = 6,400.', 'Write 6,500, or correct'],
    ['A share of 180 / 1,000 = 17% is left.', '0.18'],
    ['With 2 of 6 installs, the rate is 32.3%.', 'Write 33.3%, or correct'],
    ['Wait 1,200 s (25 minutes).', 'Write 20 minutes, or correct 1,200 s'],
    ['At 10:00, and 25 minutes later, at 10:20, it opens.', 'From 10:00 to 10:20 it is 20 minutes'],
  ])('finds %s', (text, cure) => {
    expect(arithmeticOf(text).findings[0]?.cure).toContain(cure);
  });

  it.each([
    '1 EUR = 1.17 USD on that day.',
    'Send level = 5 and sessions = 1.',
    'On 3 of 7 days the budget of 40% is left over.',
    'SDK 6.0.1 and 5.1.4 differ.',
  ])('leaves alone: %s', (text) => {
    expect(arithmeticOf(text)).toEqual({ findings: [], checked: 0, unread: [] });
  });

  it('reports what it could not read', () => {
    expect(arithmeticOf('So 12 × the price of 3 = 36 in all.').unread).toHaveLength(1);
  });
});
