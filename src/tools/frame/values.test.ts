/** What readers type is read exactly, or refused with words that say what to write. */
import { describe, expect, it } from 'vitest';
import {
  lengthText,
  readChoice,
  readLength,
  readNumber,
  readText,
  readTime,
  timeText,
  type Reading,
} from './values';

const outcome = (reading: Reading<unknown>): unknown =>
  reading.problem ?? (reading as { value: unknown }).value;

describe('a number', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['\u00a07.50\u00a0', 7.5],
    ['-0.5', -0.5],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['', 'Must not be empty.'],
    ['seven', 'Must be a number.'],
    ['-', 'Must be a number.'],
    ['NaN', 'Must be a number.'],
    ['7,5', 'Write a point before decimals, and nothing between thousands.'],
    ['1,000', 'Write a point before decimals, and nothing between thousands.'],
    ['1’000.50', 'Write a point before decimals, and nothing between thousands.'],
    ['1e5', 'Must be written in digits, without an exponent.'],
    ['4.99 USD', 'Must be a number alone, without a unit or a sign of a currency.'],
    ['1.2.3', 'Must be a number alone, without a unit or a sign of a currency.'],
    ['-101', 'Must be at least -100.'],
    ['1001', 'Must be at most 1000.'],
    ['9'.repeat(400), 'Must have at most 200 characters.'],
    ['1.23456', 'Must have at most 4 decimals.'],
  ])('%j', (text, expected) => {
    expect(outcome(readNumber(text, { least: -100, most: 1000, decimals: 4 }))).toBe(expected);
  });

  it('is refused where the browser would drop digits', () => {
    expect(outcome(readNumber('0.1234567890123456'))).toBe('Must have at most 15 digits.');
    expect(outcome(readNumber('12345678901234567'))).toBe('Must have at most 15 digits.');
    expect(outcome(readNumber('0.000000000000000000001'))).toBe(1e-21);
    expect(outcome(readNumber('1.5', { decimals: 0 }))).toBe('Must be a whole number.');
  });
});

describe('a time', () => {
  it.each([
    ['8 d before', Date.UTC(2025, 7, 24)],
    ['20min after', Date.UTC(2025, 8, 1, 0, 20)],
    ['0 s before', Date.UTC(2025, 8, 1)],
    ['2025-09-02', Date.UTC(2025, 8, 2)],
    ['8 weeks before', 'Must be a whole number with d, h, min, s, or ms, such as 7 d.'],
    ['99999 d before', 'Must be at most 20332 d.'],
    [
      'yesterday',
      'Must be a date and a time in UTC, such as 2025-09-01 10:20:00.000, or a length such as 8 d before.',
    ],
  ])('counted from another: %j', (text, expected) => {
    expect(outcome(readTime(text, Date.UTC(2025, 8, 1)))).toBe(expected);
  });

  it.each([
    ['2025-09-01 10:20:00.001', Date.UTC(2025, 8, 1, 10, 20, 0, 1)],
    ['2025-09-01T10:20:00Z', Date.UTC(2025, 8, 1, 10, 20)],
    [' 2025-09-01 10:20 ', Date.UTC(2025, 8, 1, 10, 20)],
    ['2025-09-01 10:20:00.5', Date.UTC(2025, 8, 1, 10, 20, 0, 500)],
    ['1970-01-01 00:00', 0],
    ['2024-02-29 00:00', Date.UTC(2024, 1, 29)],
    ['2025-02-29 00:00', 'Must be a day and a time that exist.'],
    ['2025-09-01 24:00', 'Must be a day and a time that exist.'],
    ['1969-12-31 23:59:59.999', 'Must be in 1970 or later.'],
    ['2025-09-01', Date.UTC(2025, 8, 1)],
    ['8 d before', 'Must be a date and a time in UTC, such as 2025-09-01 10:20:00.000.'],
    ['2025-09-01 10:20+02:00', 'Must be a date and a time in UTC, such as 2025-09-01 10:20:00.000.'],
    ['', 'Must not be empty.'],
  ])('%j', (text, expected) => {
    expect(outcome(readTime(text))).toBe(expected);
  });

  it('is written as it is read', () => {
    for (const time of [0, 1, 999, Date.UTC(2025, 8, 1), Date.UTC(9999, 11, 31)])
      expect(outcome(readTime(timeText(time)))).toBe(time);
  });
});

describe('a length', () => {
  const hour = 3_600_000;
  it.each([
    ['7 d', 168 * hour],
    ['24h', 24 * hour],
    [' 90 min ', 1.5 * hour],
    ['3600001 ms', hour + 1],
    ['0 h', 'Must be at least 1 h.'],
    ['-1 d', 'Must be at least 1 h.'],
    ['31 d', 'Must be at most 30 d.'],
    ['7', 'Must be a whole number with d, h, min, s, or ms, such as 7 d.'],
    ['1,5 d', 'Must be a whole number with d, h, min, s, or ms, such as 7 d.'],
    ['1.5 d', 'Must be a whole number.'],
    ['5 constructor', 'Must be a whole number with d, h, min, s, or ms, such as 7 d.'],
    ['', 'Must not be empty.'],
  ])('%j', (text, expected) => {
    expect(outcome(readLength(text, { least: hour, most: 720 * hour }))).toBe(expected);
  });

  it('is written as it is read', () => {
    for (const length of [0, 1, 1500, 60_000, 90 * 60_000, 48 * hour, 168 * hour + 1])
      expect(outcome(readLength(lengthText(length), { least: 0, most: 1e12 }))).toBe(length);
  });
});

it('takes choices and words as they are', () => {
  expect(outcome(readChoice('a', ['a', 'b']))).toBe('a');
  expect(outcome(readChoice('A', ['a', 'b']))).toBe('Must be one of the list.');
  expect(outcome(readText(' <b>x</b> '))).toBe('<b>x</b>');
  expect(outcome(readText('x'.repeat(201)))).toBe('Must have at most 200 characters.');
});
