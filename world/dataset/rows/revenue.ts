/** Rows of money: ads with what they earned, purchases, trials and refunds. */
import { decimal9 } from '../money';
import type { Impression } from '../plan/ads';
import type { Sale } from '../plan/purchases';
import { Random } from '../../../lib/random';
import { day, hour, receivedAt, startOfDay, dateOf } from '../time';
import { rowUuid } from './row-uuid';
import type { Columns, User } from './shared';
import type { Row, Tables } from './table';

/** Where the amount of an ad comes from: the SDK, the partner's server, or the daily import. */
function sourceOf({ unit, network }: Impression): 'sdk' | 's2s' | 'import' {
  if (unit.format === 'offerwall') return 's2s';
  return network === 'Unity Ads' ? 'import' : 'sdk';
}

/** Imports run at six in the morning, Berlin time. */
const importedAt = (time: number): number => startOfDay(dateOf(time)) + day + 6 * hour;

function impressionRow(columns: Columns, user: User, impression: Impression, sessionId: string): Row {
  const { unit, network, time, nanos } = impression;
  const source = sourceOf(impression);
  const isOffer = source === 's2s';
  const isMediated = source === 'sdk';
  const random = new Random(`ad/${impression.key}/${time}`);
  const amount = source === 'import' || nanos === null ? null : decimal9(impression.estimate ?? nanos);
  return {
    ...columns.env(time),
    ...columns.usr(user),
    ...columns.cty(user),
    ...(isOffer ? { app_version: null, sdk_version: null } : columns.sdk(user, time)),
    session_id: isOffer ? null : sessionId,
    monetization_partner_id: unit.partner,
    ad_network: network,
    ad_unit: unit.unit,
    ad_format: unit.format,
    placement: unit.placement,
    mediation_instance: isMediated ? `bidding_${random.int(1, 3)}` : null,
    ad_segment: isMediated ? random.pick(['tier1', 'tier2']) : null,
    mediation_test_group: isMediated ? random.pick(['A', 'B']) : null,
    revenue_amount: amount,
    revenue_currency: amount === null ? null : 'USD',
    revenue_usd: amount,
    precision: amount === null ? null : 'exact',
    test_group: isOffer ? null : user.identity.testGroup,
  };
}

/** Adds an ad and the revenue event of it; each names the other. */
export function addImpression(
  tables: Tables,
  columns: Columns,
  user: User,
  impression: Impression,
  sessionId: string,
  number: number,
): void {
  const source = sourceOf(impression);
  const { time, nanos, key } = impression;
  const row = impressionRow(columns, user, impression, sessionId);
  const twin = tables.namedTwin('ad_impression_events', row);
  const member = `ad/${key}/${number}`;
  const revenueId = String(twin?.revenue_event_id ?? rowUuid(`ad revenue/${key}`, member));
  const impressionId = twin ? String(twin.event_id) : rowUuid(`ad/${key}`, member);
  if (nanos === null) {
    tables.add('ad_impression_events', { ...row, event_id: impressionId, revenue_event_id: null });
    return;
  }
  tables.add('ad_impression_events', { ...row, event_id: impressionId, revenue_event_id: revenueId });
  const amount = decimal9(nanos);
  const zero = decimal9(0);
  tables.add('revenue_events', {
    ...columns.env(time, source === 'import' ? importedAt(time) : receivedAt(time)),
    ...columns.usr(user),
    ...columns.cty(user),
    ...columns.own(user),
    event_id: revenueId,
    revenue_type: 'ad',
    purchase_type: null,
    revenue_source: source,
    state: 'final',
    transaction_id: source === 's2s' ? `off-${revenueId.slice(-8)}` : null,
    original_transaction_id: null,
    sku: null,
    gross_amount: amount,
    tax_amount: zero,
    store_fee_amount: zero,
    net_amount: amount,
    currency: 'USD',
    net_usd: amount,
    monetization_partner_id: impression.unit.partner,
    ad_impression_id: impressionId,
  });
}

/** Adds a purchase, trial, renewal or refund. */
export function addSale(tables: Tables, columns: Columns, user: User, sale: Sale): void {
  const { amounts, type, sku } = sale;
  const signed = (amount: number): string => decimal9(type === 'refund' ? -amount : amount);
  tables.add('revenue_events', {
    ...columns.env(sale.time),
    ...columns.usr(user),
    ...columns.cty(user),
    ...columns.own(user),
    revenue_type: sale.revenueType,
    purchase_type: type,
    revenue_source: 'store',
    state: 'final',
    transaction_id: sale.transactionId,
    original_transaction_id: sale.originalTransactionId,
    sku,
    gross_amount: signed(amounts.gross),
    tax_amount: signed(amounts.tax),
    store_fee_amount: signed(amounts.fee),
    net_amount: signed(amounts.net),
    currency: amounts.currency,
    net_usd: signed(amounts.netUsd),
    monetization_partner_id: null,
    ad_impression_id: null,
  });
}
