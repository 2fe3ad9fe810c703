/** Exact arithmetic: reading, rounding half away from zero, writing. */
import { describe, expect, it } from 'vitest';
import { decimal, multiply, one, scale, toFixed, toPlain, whole } from './decimal';

it('reads and writes what it read', () => {
  for (const text of ['0', '4.99', '-0.0215', '0.000000001', '1000000000.999999999', '-12']) {
    expect(toPlain(decimal(text))).toBe(text);
  }
  expect(decimal('1')).toBe(one);
  expect(whole(3)).toBe(decimal('3.000'));
});

it.each(['', '.5', '5.', '1e3', '1,5', '+1', ' 1', '0.0000000001', 'NaN'])('refuses "%s"', (text) => {
  expect(() => decimal(text)).toThrow(/is not a decimal number — Write it like 4\.99/);
});

it('does not drift', () => {
  expect(decimal('0.1') + decimal('0.2')).toBe(decimal('0.3'));
  const sum = Array.from({ length: 1000 }, () => decimal('0.001')).reduce((a, b) => a + b);
  expect(sum).toBe(one);
});

describe('rounding', () => {
  it.each([
    ['0.5', '1'],
    ['-0.5', '-1'],
    ['0.499999999', '0'],
    ['-0.499999999', '0'],
    ['1.5', '2'],
    ['2.5', '3'],
    ['-2.5', '-3'],
  ])('%s to %s', (value, expected) => {
    expect(toFixed(decimal(value), 0)).toBe(expected);
  });

  it.each([
    ['0.000000001', '0.5', '0.000000001'],
    ['-0.000000001', '0.5', '-0.000000001'],
    ['0.000000001', '0.499999999', '0'],
    ['-3', '-1.5', '4.5'],
  ])('%s times %s is %s', (a, b, product) => {
    expect(multiply(decimal(a), decimal(b))).toBe(decimal(product));
  });

  it.each([
    ['1', '3', '0.333333333'],
    ['-2', '3', '-0.666666667'],
    ['2', '-3', '-0.666666667'],
    ['0', '-3', '0'],
  ])('%s by %s is %s', (a, b, expected) => {
    expect(scale(decimal(a), one, decimal(b))).toBe(decimal(expected));
  });

  it('happens once in a scaling', () => {
    expect(scale(decimal('1'), decimal('3'), decimal('3'))).toBe(one);
  });

  it('refuses to divide by zero', () => {
    expect(() => scale(one, one, 0n)).toThrow(RangeError);
  });
});

it('writes fixed and plain decimals', () => {
  const value = decimal('2935.294117647');
  expect([9, 6, 2, 0].map((decimals) => toFixed(value, decimals))).toEqual([
    '2935.294117647',
    '2935.294118',
    '2935.29',
    '2935',
  ]);
  expect(toFixed(decimal('-0.004'), 2)).toBe('0.00');
  expect(toFixed(decimal('-0.005'), 2)).toBe('-0.01');
  expect([toPlain(decimal('0.40'), 4), toPlain(whole(100), 2), toPlain(whole(1200), 0)]).toEqual([
    '0.4',
    '100',
    '1200',
  ]);
});
