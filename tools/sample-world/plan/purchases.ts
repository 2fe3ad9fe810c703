/** When purchases, refunds, trials and renewals of the cohort happen, and what they are worth. */
import type { World } from '../../../lib/facts/sample-world';
import { amountsOf, kindOf, storeCountryOf, subscriptionOf, type Amounts } from '../money';
import { Random } from '../../../lib/random';
import { day, minute, second } from '../time';
import { keyOf } from './people';
import type { Life, Session } from './schedule';

export type PurchaseType = 'one_time' | 'consumable' | 'subscription_renewal' | 'trial' | 'refund';

/** A row of revenue that is not from ads. A refund has the amounts of its purchase, to be counted negative. */
export interface Sale {
  key: string;
  type: PurchaseType;
  revenueType: 'purchase' | 'subscription';
  sku: string;
  day: number;
  time: number;
  /** Country of the store. */
  country: string;
  amounts: Amounts;
  transactionId: string;
  originalTransactionId: string | null;
}

/** A purchase that is in named rows, with its refund. */
export interface ToldSale {
  key: string;
  /** Of the purchase, then of the refund. */
  times: readonly number[];
  transactionId: string;
}

/** A purchase or trial, and the session in which it is made. */
export interface PlannedSale {
  key: string;
  sku: string;
  type: 'one_time' | 'consumable' | 'trial';
  day: number;
  refundDay: number | null;
  renewalOn: number | null;
  session: Session;
  /** Distinguishes purchases of one user. */
  number: number;
}

const free: Amounts = { currency: '', gross: 0, tax: 0, fee: 0, net: 0, netUsd: 0 };

/**
 * Chooses the session of each purchase and counts it there: on the day of level 5 that session or a later one,
 * because the purchase comes after the level.
 */
export function salesBySession(
  world: World,
  lives: readonly Life[],
  scripted: ReadonlySet<string>,
): PlannedSale[] {
  const byKey = new Map(lives.map((life) => [life.person.key, life]));
  const { purchases, trials } = world.purchases;
  const entries = [
    ...trials.map((trial) => ({
      ...trial,
      sku: subscriptionOf(world),
      type: 'trial' as const,
      refundDay: null,
    })),
    ...purchases.flatMap((purchase) => {
      const type = kindOf(world, purchase.sku);
      return type === 'subscription' ? [] : [{ ...purchase, type, paid: false }];
    }),
  ];
  return entries.map((entry, number): PlannedSale => {
    const key = keyOf(entry);
    const life = byKey.get(key) as Life;
    const random = new Random(`sale/${key}/${number}`);
    const level5 = life.sessions.find(({ hasLevel5 }) => hasLevel5);
    const after = entry.type === 'trial' || scripted.has(key) ? 0 : (level5?.index ?? 0);
    const sessions = life.sessions.filter(({ day: dayN, index }) => dayN === entry.day && index >= after);
    const session = random.pick(sessions);
    session.busy += 1;
    return {
      key,
      sku: entry.sku,
      type: entry.type,
      day: entry.day,
      refundDay: entry.refundDay,
      renewalOn: entry.paid ? entry.day + 7 : null,
      session,
      number,
    };
  });
}

const orderId = (random: Random): string =>
  `GPA.${[4, 4, 4, 5].map((length) => Array.from({ length }, () => random.int(0, 9)).join('')).join('-')}`;

/** All rows of sales. */
export function salesOf(
  world: World,
  lives: readonly Life[],
  planned: readonly PlannedSale[],
  script: ToldSale,
): Sale[] {
  const byKey = new Map(lives.map((life) => [life.person.key, life]));
  return planned.flatMap((sale): Sale[] => {
    const { key, sku, session, number } = sale;
    const life = byKey.get(key) as Life;
    const random = new Random(`sale time/${key}/${number}`);
    const country = storeCountryOf(world, life.person.country);
    const amounts = amountsOf(world, sku, country);
    const isScripted = key === script.key;
    // Steps use the first two thirds of the foreground time.
    const length = session.tenths * 100;
    const drawn = session.start + random.between(0.7, 0.98) * length;
    const time = isScripted ? (script.times[0] as number) : Math.floor(drawn / second) * second;
    const transactionId = isScripted ? script.transactionId : orderId(random);
    const revenueType: Sale['revenueType'] =
      kindOf(world, sku) === 'subscription' ? 'subscription' : 'purchase';
    const base = { key, sku, revenueType, country, amounts, originalTransactionId: null };
    const first: Sale = { ...base, type: sale.type, day: sale.day, time, transactionId };
    if (sale.type === 'trial') first.amounts = { ...free, currency: amounts.currency };
    const rows = [first];
    if (sale.renewalOn !== null) {
      rows.push({
        ...base,
        type: 'subscription_renewal',
        day: sale.renewalOn,
        time: time + 7 * day,
        transactionId: `${transactionId}..0`,
        originalTransactionId: transactionId,
      });
    }
    if (sale.refundDay !== null) {
      const from = Math.max(time + 10 * minute, life.firstOpen + sale.refundDay * day);
      const to = life.firstOpen + (sale.refundDay + 1) * day - second;
      const drawnRefund = Math.floor(random.between(from, to) / second) * second;
      rows.push({
        ...base,
        type: 'refund',
        day: sale.refundDay,
        time: isScripted ? (script.times[1] as number) : drawnRefund,
        transactionId: `${transactionId}-refund`,
        originalTransactionId: transactionId,
      });
    }
    return rows;
  });
}
