/** Cost by country where the partner reports none. */
import { describe, expect, it } from 'vitest';
import { distributeCost, type CostToDistribute } from './cost-distribution';

const countries = ['DE', 'AT', 'CH'];
const nothing = { DE: 0, AT: 0, CH: 0 };
const conversions = { DE: 30, AT: 10, CH: 5 };
const clicks = { DE: 600, AT: 250, CH: 150 };
const distribute = (changes: Partial<CostToDistribute>) =>
  distributeCost({ cost: 9000n, paidConversions: nothing, clicks: nothing, countries, ...changes });

describe('90.00 over three countries', () => {
  it('by paid conversions, whatever the clicks', () => {
    const expected = { DE: 6000n, AT: 2000n, CH: 1000n };
    expect(distribute({ paidConversions: conversions })).toEqual(expected);
    expect(distribute({ paidConversions: conversions, clicks: { CH: 9 } })).toEqual(expected);
  });

  it('by clicks if there are no conversions', () => {
    expect(distribute({ clicks })).toEqual({ DE: 5400n, AT: 2250n, CH: 1350n });
  });

  it('evenly if there are neither', () => {
    expect(distribute({})).toEqual({ DE: 3000n, AT: 3000n, CH: 3000n });
  });
});

it('counts countries outside the targeting that have conversions', () => {
  const counts = { US: 60, CA: 15, MX: 5 };
  expect(distribute({ cost: 10_000n, paidConversions: counts, countries: ['US', 'CA'] })).toEqual({
    US: 7500n,
    CA: 1875n,
    MX: 625n,
  });
  expect(distribute({ cost: 10_000n, clicks: { US: 300, CA: 100, MX: 0 } })).toEqual({
    US: 7500n,
    CA: 2500n,
    MX: 0n,
  });
});

describe('what rounding leaves over', () => {
  it('goes to the largest remainders, then by country, in any order of input', () => {
    expect(distribute({ cost: 100n })).toEqual({ AT: 34n, CH: 33n, DE: 33n });
    expect(distribute({ cost: 100n, countries: ['CH', 'DE', 'AT'] })).toEqual({ AT: 34n, CH: 33n, DE: 33n });
    expect(distribute({ cost: 10n, clicks: { DE: 1, AT: 2, CH: 4 } })).toEqual({ DE: 1n, AT: 3n, CH: 6n });
  });

  it('never changes the sum', () => {
    for (let cost = 0n; cost < 300n; cost += 1n) {
      const parts = Object.values(distribute({ cost, clicks }));
      expect(parts.reduce((a, b) => a + b)).toBe(cost);
    }
  });
});

it.each([
  [{ cost: -1n }, /The cost is -1 — /],
  [{ clicks: { DE: 1, AT: -1 } }, /AT has a count of -1 — /],
  [{ clicks: { DE: 0.5 } }, /DE has a count of 0.5 — /],
  [{ countries: [] }, /No conversions, clicks or countries — Name the countries/],
])('refuses %o', (changes, message) => {
  expect(() => distribute(changes)).toThrow(message);
});
