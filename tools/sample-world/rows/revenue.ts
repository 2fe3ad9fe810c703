/** Rows of money: ads with what they earned, purchases, trials and refunds. */
import { decimal9 } from '../money';
import type { Impression } from '../plan/ads';
import type { Sale } from '../plan/purchases';
import { Random } from '../../../lib/random';
import { day, hour, receivedAt, startOfDay, dateOf } from '../time';
import { rowUuid } from './row-uuid';
import type { PlannedUser } from '../plan/plan';
import type { RowWriter } from './shared';
import type { Row } from './table';

/** Where the amount of an ad comes from: the SDK, the partner's server, or the daily import. */
function sourceOf({ unit, network }: Impression): 'sdk' | 's2s' | 'import' {
  if (unit.format === 'offerwall') return 's2s';
  return network === 'Unity Ads' ? 'import' : 'sdk';
}

/** Imports run at six in the morning, Berlin time. */
const importedAt = (time: number): number => startOfDay(dateOf(time)) + day + 6 * hour;

function impressionRow(
  rows: RowWriter,
  user: PlannedUser,
  impression: Impression,
  sessionId: string | undefined,
): Row {
  const { unit, network, time, nanos } = impression;
  const source = sourceOf(impression);
  const random = new Random(`ad/${impression.key}/${time}`);
  const amount = source === 'import' || nanos === null ? null : decimal9(impression.estimate ?? nanos);
  return rows.of('ad_impression_events', user, time, {
    monetization_partner_id: unit.partner,
    ad_network: network,
    ad_unit: unit.unit,
    ad_format: unit.format,
    placement: unit.placement,
    ...(source === 'sdk' && {
      mediation_instance: `bidding_${random.int(1, 3)}`,
      ad_segment: random.pick(['tier1', 'tier2']),
      mediation_test_group: random.pick(['A', 'B']),
    }),
    ...(amount !== null && {
      revenue_amount: amount,
      revenue_currency: 'USD',
      revenue_usd: amount,
      precision: 'exact',
    }),
    // The server of the offers knows nothing of the app.
    ...(source === 's2s'
      ? { app_version: null, sdk_version: null }
      : { session_id: sessionId, test_group: user.identity.testGroup }),
  });
}

/** Adds an ad and the revenue event of it; each names the other. */
export function addImpression(
  rows: RowWriter,
  user: PlannedUser,
  impression: Impression,
  sessionId: string | undefined,
  number: number,
): void {
  const { tables } = rows;
  const source = sourceOf(impression);
  const { time, nanos, key } = impression;
  const row = impressionRow(rows, user, impression, sessionId);
  const twin = tables.namedTwin('ad_impression_events', row);
  const member = `ad/${key}/${number}`;
  const revenueId = String(twin?.revenue_event_id ?? rowUuid(`ad revenue/${key}`, member));
  const impressionId = twin ? String(twin.event_id) : rowUuid(`ad/${key}`, member);
  const revenue_event_id = nanos === null ? null : revenueId;
  tables.add('ad_impression_events', { ...row, event_id: impressionId, revenue_event_id });
  if (nanos === null) return;
  const amount = decimal9(nanos);
  rows.add(
    'revenue_events',
    user,
    time,
    {
      event_id: revenueId,
      revenue_type: 'ad',
      revenue_source: source,
      state: 'final',
      transaction_id: source === 's2s' ? `off-${revenueId.slice(-8)}` : null,
      gross_amount: amount,
      tax_amount: decimal9(0),
      store_fee_amount: decimal9(0),
      net_amount: amount,
      currency: 'USD',
      net_usd: amount,
      monetization_partner_id: impression.unit.partner,
      ad_impression_id: impressionId,
    },
    source === 'import' ? importedAt(time) : receivedAt(time),
  );
}

/** Adds a purchase, trial, renewal or refund. */
export function addSale(rows: RowWriter, user: PlannedUser, sale: Sale): void {
  const { amounts, type, sku } = sale;
  const signed = (amount: number): string => decimal9(type === 'refund' ? -amount : amount);
  rows.add('revenue_events', user, sale.time, {
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
  });
}
