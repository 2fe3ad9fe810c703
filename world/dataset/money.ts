/** Exact money: billionths of a currency unit as whole numbers, as the export writes 9 decimals. */
import type { World } from '../../lib/facts/sample-world';

const unit = 1_000_000_000n;

/** `1.5` → 1,500,000,000. @throws Error for more than 9 decimals. */
export function nanos(decimal: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,9}))?$/.exec(decimal) ?? [];
  if (whole === '') throw new Error(`"${decimal}" is not a number with at most 9 decimals.`);
  return Number(`${sign}${whole}${fraction.padEnd(9, '0')}`);
}

export const nanosOfCents = (cents: number): number => cents * 10_000_000;

/** As the export writes amounts: `-0.796722689`. */
export function decimal9(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(10, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`;
}

/** a × b ÷ c, rounded half away from zero; all amounts here are positive. */
const scaled = (a: bigint, b: bigint, c: bigint): bigint => (2n * a * b + c) / (2n * c);

/** What a purchase is made of, in billionths. */
export interface Amounts {
  currency: string;
  gross: number;
  tax: number;
  fee: number;
  net: number;
  netUsd: number;
}

/** Converts billionths of a currency to billionths of USD. */
export function toUsd({ rules }: World, amount: number, currency: string): number {
  const rate = rules.ratesToUsd[currency];
  if (rate === undefined) throw new Error(`No rate of ${currency} in data/sample-world/rules.yaml.`);
  const sign = amount < 0 ? -1 : 1;
  return sign * Number(scaled(BigInt(Math.abs(amount)), BigInt(nanos(rate)), unit));
}

/** Country of the store where a user of a country buys. */
export const storeCountryOf = ({ rules }: World, country: string): string =>
  rules.restCountries.includes(country) ? rules.restPurchasesIn : country;

/** Whether a product can be bought once, again and again, or as a subscription. */
export function kindOf({ entities }: World, sku: string): World['entities']['skuPrices'][number]['kind'] {
  const product = entities.skuPrices.find((entry) => entry.sku === sku);
  if (!product) throw new Error(`No price of ${sku} in data/sample-world/entities.yaml.`);
  return product.kind;
}

/** The one subscription of the app. */
export function subscriptionOf({ entities }: World): string {
  const product = entities.skuPrices.find(({ kind }) => kind === 'subscription');
  if (!product) throw new Error('No subscription in data/sample-world/entities.yaml.');
  return product.sku;
}

/**
 * Amounts of one purchase: the price contains tax, the store takes its share of the price without tax, and each step
 * is rounded to 9 decimals.
 * @param country ISO code of the store's country.
 */
export function amountsOf(world: World, sku: string, country: string): Amounts {
  const prices = world.entities.skuPrices.find((entry) => entry.sku === sku);
  const store = world.entities.storeCountries.find((entry) => entry.country === country);
  if (!prices || !store)
    throw new Error(`No price of ${sku} in ${country} in data/sample-world/entities.yaml.`);
  const cents = prices[store.currency as 'EUR'];
  const gross = BigInt(nanosOfCents(cents));
  const tax = scaled(gross, BigInt(store.taxPermille), BigInt(1000 + store.taxPermille));
  const fee = scaled(gross - tax, BigInt(nanos(world.rules.storeFee)), unit);
  const net = Number(gross - tax - fee);
  return {
    currency: store.currency,
    gross: Number(gross),
    tax: Number(tax),
    fee: Number(fee),
    net,
    netUsd: toUsd(world, net, store.currency),
  };
}
