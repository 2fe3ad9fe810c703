import { describe, expect, it } from 'vitest';
import { formatCell, formatDuration, formatShort, formatText, headOf, momentOf } from './format';
import type { ResultUnit, ResultValue } from './types';

describe('cells', () => {
  it.each<[ResultValue, ResultUnit, string]>([
    [400, 'money', '400.00'],
    [6280, 'money', '6,280.00'],
    [1.286667, 'money', '1.29'],
    [1.005, 'money', '1.01'],
    [-1.005, 'money', '−1.01'],
    [-0.001, 'money', '0.00'],
    ['879.355794762', 'money', '879.36'],
    ['9007199254740993.005', 'money', '9,007,199,254,740,993.01'],
    [0.18, 'ratio', '18%'],
    [0.39875, 'ratio', '39.9%'],
    [0.3985, 'ratio', '39.9%'],
    [1.05, 'ratio', '105%'],
    [0.5476923, 'ratio', '54.8%'],
    [-0.0005, 'ratio', '−0.1%'],
    [1250, 'count', '1,250'],
    [482017, 'plain', '482017'],
    [0.119211, 'plain', '0.119211'],
    [7, 'days', '7'],
    [742.6, 'seconds', '12 min 23 s'],
    ['2025-09-01', 'date', 'September 1, 2025'],
    ['2025-09-01T10:20:00.000Z', 'time', 'September 1, 2025, 10:20:00 UTC'],
    ['2025-09-04 12:00:00.001+00', 'time', 'September 4, 2025, 12:00:00.001 UTC'],
    ['adjoe', 'text', 'adjoe'],
    [true, 'text', 'yes'],
    [null, 'money', '—'],
  ])('%s as %s is %s', (value, unit, text) => {
    expect(formatCell(value, unit)).toBe(text);
  });

  it.each<[ResultValue, ResultUnit]>([
    ['adjoe', 'money'],
    ['', 'count'],
    [true, 'ratio'],
  ])('refuse %j as %s', (value, unit) => {
    expect(() => formatCell(value, unit)).toThrow('is not a number');
  });
});

it('names currency and days in sentences, and the currency in heads', () => {
  expect(formatText(0.6, 'money', 'USD')).toBe('0.60 USD');
  expect(formatText(1, 'days', 'USD')).toBe('1 day');
  expect(formatText(28, 'days', 'USD')).toBe('28 days');
  expect(formatText(null, 'money', 'USD')).toBe('—');
  expect(headOf({ label: 'Cost', unit: 'money' }, 'USD')).toBe('Cost, USD');
  expect(headOf({ label: 'ROAS', unit: 'ratio' }, 'USD')).toBe('ROAS');
});

it('is short on axes', () => {
  expect(formatShort('2025-09-01', 'date')).toBe('Sep 1');
  expect(formatShort('2025-09-01T10:20:00Z', 'time')).toBe('Sep 1, 10:20:00');
  expect(formatShort(1500, 'money')).toBe('1,500');
  expect(formatShort(0.5, 'money')).toBe('0.50');
});

it.each([
  [0, '0 s'],
  [0.001, '1 ms'],
  [48.52, '48.5 s'],
  [59.96, '1 min'],
  [3599.6, '1 h'],
  [160, '2 min 40 s'],
  [20_557, '5 h 43 min'],
  [7_200, '2 h'],
  [86_400, '1 d'],
  [205_512, '2 d 9 h'],
  [-310, '−5 min 10 s'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

describe('moments', () => {
  it.each([
    '2025-09-01T10:20:00.000Z',
    '2025-09-01 10:20:00+00',
    '2025-09-01 10:20:00',
    '2025-09-01T12:20:00+02:00',
  ])('reads %s', (text) => {
    expect(momentOf(text).toISOString()).toBe('2025-09-01T10:20:00.000Z');
  });

  it.each(['September 1', '2025-13-01', 20250901])('refuses %s', (value) => {
    expect(() => momentOf(value)).toThrow('is neither a date nor a time');
  });
});
