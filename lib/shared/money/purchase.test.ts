/** Net amounts of purchases, to the last decimal that exports have. */
import { describe, expect, it } from 'vitest';
import { decimal, toFixed } from '../decimal';
import { purchaseAmounts } from './purchase';

const amounts = (gross: string, tax: string, storeFee: string) =>
  purchaseAmounts(decimal(gross), { tax: decimal(tax), storeFee: decimal(storeFee) });

describe('net', () => {
  it.each([
    ['Germany', '4.99', '0.19', '0.3', ['4.990000000', '0.796722689', '1.257983193', '2.935294118']],
    ['United Kingdom', '4.99', '0.2', '0.3', ['4.990000000', '0.831666667', '1.247500000', '2.910833333']],
    ['Japan', '700', '0.1', '0.3', ['700.000000000', '63.636363636', '190.909090909', '445.454545455']],
    ['United States', '4.99', '0', '0.3', ['4.990000000', '0.000000000', '1.497000000', '3.493000000']],
    ['Germany, 15%', '4.99', '0.19', '0.15', ['4.990000000', '0.796722689', '0.628991597', '3.564285714']],
    ['a trial', '0', '0.19', '0.3', ['0.000000000', '0.000000000', '0.000000000', '0.000000000']],
  ])('%s', (_, gross, tax, fee, expected) => {
    const { gross: price, tax: contained, storeFee, net } = amounts(gross, tax, fee);
    expect([price, contained, storeFee, net].map((amount) => toFixed(amount))).toEqual(expected);
  });

  it('adds up, whatever the price', () => {
    for (let cents = 1n; cents < 2000n; cents += 7n) {
      const price = cents * 10_000_000n;
      const { gross, tax, storeFee, net } = purchaseAmounts(price, {
        tax: decimal('0.19'),
        storeFee: decimal('0.3'),
      });
      expect(net + storeFee + tax).toBe(gross);
      const exact = { numerator: price * 70n, denominator: 119n };
      const error = net * exact.denominator - exact.numerator;
      expect(error <= 119n && error >= -119n).toBe(true);
    }
  });
});
