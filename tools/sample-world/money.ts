/** Exact money: billionths of a currency unit as whole numbers, as the export writes 9 decimals. */
import type { World } from '../../lib/facts/sample-world';
import { decimal, multiply, toFixed, whole } from '../../lib/shared/decimal';
import { purchaseAmounts } from '../../lib/shared/money/purchase';

/** `1.5` → 1,500,000,000. @throws Error for more than 9 decimals. */
export const nanos = (text: string): number => Number(decimal(text));

export const nanosOfCents = (cents: number): number => cents * 10_000_000;

/** As the export writes amounts: `-0.796722689`. */
export const decimal9 = (amount: number): string => toFixed(BigInt(amount));

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
  return Number(multiply(BigInt(amount), decimal(rate)));
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

/** Amounts of one purchase. @param country ISO code of the store's country. */
export function amountsOf(world: World, sku: string, country: string): Amounts {
  const prices = world.entities.skuPrices.find((entry) => entry.sku === sku);
  const store = world.entities.storeCountries.find((entry) => entry.country === country);
  if (!prices || !store)
    throw new Error(`No price of ${sku} in ${country} in data/sample-world/entities.yaml.`);
  const { currency } = store;
  const price = BigInt(nanosOfCents(prices[currency as 'EUR']));
  const tax = whole(store.taxPermille) / 1000n;
  const amounts = purchaseAmounts(price, { tax, storeFee: decimal(world.rules.storeFee) });
  const net = Number(amounts.net);
  return {
    currency,
    gross: Number(amounts.gross),
    tax: Number(amounts.tax),
    fee: Number(amounts.storeFee),
    net,
    netUsd: toUsd(world, net, currency),
  };
}
