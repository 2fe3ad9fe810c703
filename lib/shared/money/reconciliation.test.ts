/** Estimates become final amounts. */
import { describe, expect, it } from 'vitest';
import { decimal, toPlain } from '../decimal';
import { reconcile, reconciledAmount } from './reconciliation';

const day = (imported: string, estimated: string, impressions = 0, activeUsers = 0) => ({
  imported: decimal(imported),
  estimated: decimal(estimated),
  impressions,
  activeUsers,
});

it.each([
  ['4000', '3800', '0.95', '0.0120', '0.0114'],
  ['1', '1.1', '1.1', '0.0215', '0.02365'],
  ['40.00', '38.00', '0.95', '40', '38'],
])('estimated %s, imported %s: factor %s, %s becomes %s', (estimated, imported, factor, before, after) => {
  expect(reconcile(day(imported, estimated))).toEqual({ rule: 'scaled', factor: decimal(factor) });
  expect(toPlain(reconciledAmount(decimal(before), day(imported, estimated)))).toBe(after);
});

it('scales the worked day: 242.97 estimated, 267.27 imported', () => {
  const worked = day('267.27', '242.97');
  const { rule, ...rest } = reconcile(worked);
  expect(rule).toBe('scaled');
  expect('factor' in rest && toPlain(rest.factor, 2)).toBe('1.1');
  expect(toPlain(reconciledAmount(decimal('0.0215'), worked), 6)).toBe('0.02365');
  expect(reconciledAmount(worked.estimated, worked)).toBe(worked.imported);
});

describe('the range of factors', () => {
  it.each([
    ['0.2', 'scaled'],
    ['0.199999999', 'out_of_range'],
    ['5', 'scaled'],
    ['5.000000001', 'out_of_range'],
    ['0', 'out_of_range'],
  ])('%s: %s', (imported, rule) => {
    expect(reconcile(day(imported, '1'))).toEqual({ rule, factor: decimal(imported) });
    expect(reconciledAmount(decimal('3'), day(imported, '1'))).toBe(
      rule === 'scaled' ? 3n * decimal(imported) : decimal('3'),
    );
  });

  it('is not judged by a rounded factor', () => {
    const [imported, estimated] = [50_000_000_000_001n, 10_000_000_000_000n];
    expect(reconcile({ ...day('0', '0'), imported, estimated })).toEqual({
      rule: 'out_of_range',
      factor: decimal('5'),
    });
  });
});

it('without estimates goes by impression, else by active user', () => {
  expect(reconcile(day('24.00', '0', 2000, 9))).toEqual({ rule: 'by_impression', each: decimal('0.012') });
  expect(reconcile(day('30.00', '0', 0, 6000))).toEqual({ rule: 'by_active_user', each: decimal('0.005') });
  expect(reconcile(day('30.00', '0'))).toEqual({ rule: 'unassigned' });
});

it('has no final amount of an impression without estimates', () => {
  expect(() => reconciledAmount(0n, day('24.00', '0', 2000))).toThrow(RangeError);
});
