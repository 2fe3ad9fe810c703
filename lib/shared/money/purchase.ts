/**
 * Splits the price of a purchase into tax, store fee and net. The price includes the tax, and the store takes its fee from
 * what is left, so the order of the two matters. Each part is rounded to 9 decimals, as exports have them, and net is
 * what remains: the parts of a row always add up.
 */
import { multiply, one, scale, type Decimal } from '../decimal';

/** Amounts in one currency. */
export interface PurchaseAmounts {
  readonly gross: Decimal;
  readonly tax: Decimal;
  readonly storeFee: Decimal;
  readonly net: Decimal;
}

export interface PurchaseRates {
  /** Tax contained in the price, as a share of the price without tax: 0.19 for 19%. */
  readonly tax: Decimal;
  /** Store's share of the price without tax: 0.3 for 30%. */
  readonly storeFee: Decimal;
}

/** Splits a price; a trial or a promo code has the price 0. */
export function purchaseAmounts(gross: Decimal, rates: PurchaseRates): PurchaseAmounts {
  const tax = scale(gross, rates.tax, one + rates.tax);
  const storeFee = multiply(gross - tax, rates.storeFee);
  return { gross, tax, storeFee, net: gross - tax - storeFee };
}
