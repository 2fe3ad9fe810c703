/** What one conversion costs, and which campaign is paid. */
import { describe, expect, it } from 'vitest';
import { decimal, toFixed, toPlain } from '../decimal';
import { bookedAmount, paidCampaign, type Claim } from './payout';
import { convert } from './purchase';

it('is converted to the reporting currency', () => {
  expect(toFixed(convert(decimal('0.60'), decimal('1.17')))).toBe('0.702000000');
});

it.each([
  ['cpi', '2.00', '2'],
  ['cpa', '2.00', '2'],
  ['cpc', '2.00', '2'],
  ['cpv', '2.00', '2'],
  ['cpm', '4.00', '0.004'],
] as const)('%s of %s books %s', (model, price, booked) => {
  expect(toPlain(bookedAmount(model, decimal(price)))).toBe(booked);
});

describe('at most one campaign is paid', () => {
  const install: Claim = { campaign: 'install', paidGoal: 'level', at: 0 };
  const back: Claim = { campaign: 'return', paidGoal: 'level', at: 1000 };
  const other = { paidGoal: 'purchase' };
  const paid = (at: number, a: Claim | null, b: Claim | null) =>
    paidCampaign({ goal: 'level', at, window: 500 }, a, b);

  it("the install's campaign, inside its window", () => {
    expect(paid(500, install, { ...back, at: 400 })).toBe('install');
    expect(paid(0, install, null)).toBe('install');
  });

  it('else the campaign of the return, inside its window', () => {
    expect(paid(501, install, { ...back, at: 400 })).toBe('return');
    expect(paid(1500, install, back)).toBe('return');
    expect(paid(1200, null, back)).toBe('return');
    expect(paid(450, { ...install, ...other }, { ...back, at: 400 })).toBe('return');
  });

  it('else none', () => {
    expect(paid(1501, install, back)).toBeNull();
    expect(paid(999, install, back)).toBeNull();
    expect(paid(1200, install, { ...back, ...other })).toBeNull();
    expect(paid(1200, null, null)).toBeNull();
  });
});
