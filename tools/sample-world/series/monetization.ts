/** Revenue by day: ads by unit and country, products by store country, and subscriptions. */
import type { World } from '../../../lib/facts/sample-world';
import { amountsOf, decimal9, toUsd } from '../money';
import { byCountry, day, money, seriesTable, usd, type SeriesTable } from './shared';

const ofMicros = (micros: number): string => decimal9(micros * 1000);

export function adDay(world: World): SeriesTable {
  const { date, units, levelPlay } = world.adDay;
  const own = units
    .flatMap((row) =>
      row.estimateMicros === null
        ? byCountry(world, row, ['impressions', 'finalMicros'])
        : byCountry(world, row, ['impressions', 'estimateMicros', 'finalMicros']),
    )
    .map((row) => {
      const unit = world.entities.adUnits.find(
        (entry) => (entry.unit ?? entry.format) === row.unit && entry.placement === row.placement,
      );
      if (!unit) throw new Error(`data/sample-world/entities.yaml has no ad unit ${row.unit}.`);
      return {
        ...row,
        ...unit,
        date,
        app: world.cohort.app,
        estimate: row.estimateMicros === null ? null : ofMicros(row.estimateMicros),
        revenue: ofMicros(row.finalMicros),
      };
    });
  const puzzle = {
    ...levelPlay,
    unit: levelPlay.adUnit,
    format: 'rewarded',
    placement: null,
    network: null,
    estimate: money(levelPlay.estimateCents),
    revenue: money(levelPlay.importCents),
  };
  return seriesTable('ad_day', [...own, puzzle], {
    date: 'DATE',
    app_id: ['VARCHAR', 'app'],
    partner_id: ['BIGINT', 'partner'],
    ad_unit: ['VARCHAR', 'unit'],
    ad_format: ['VARCHAR', 'format'],
    placement: 'VARCHAR',
    ad_network: ['VARCHAR', 'network'],
    country: 'VARCHAR',
    impressions: 'BIGINT',
    estimated_revenue: [usd, 'estimate'],
    revenue: usd,
  });
}

export function skuDay(world: World): SeriesTable {
  const sales = world.skuDay.sales.map((row) => ({
    ...row,
    amounts: amountsOf(world, row.sku, row.country),
    isSubscription: row.kind === 'converted' || row.kind === 'renewed',
  }));
  return seriesTable('sku_day', sales, {
    date: day,
    sku: 'VARCHAR',
    purchase_type: ['VARCHAR', (row) => (row.isSubscription ? 'subscription_renewal' : row.kind)],
    is_first_period: ['BOOLEAN', (row) => (row.isSubscription ? row.kind === 'converted' : null)],
    store_country: ['VARCHAR', 'country'],
    currency: ['VARCHAR', ({ amounts }) => amounts.currency],
    units: 'BIGINT',
    refunds: 'BIGINT',
    unit_gross: [usd, ({ amounts }) => decimal9(amounts.gross)],
    unit_tax: [usd, ({ amounts }) => decimal9(amounts.tax)],
    unit_store_fee: [usd, ({ amounts }) => decimal9(amounts.fee)],
    unit_net: [usd, ({ amounts }) => decimal9(amounts.net)],
    unit_gross_usd: [usd, ({ amounts }) => decimal9(toUsd(world, amounts.gross, amounts.currency))],
    unit_net_usd: [usd, ({ amounts }) => decimal9(amounts.netUsd)],
  });
}

export const subscriptions = ({ subscriptions: { days } }: World): SeriesTable =>
  seriesTable('subscription_day', days, {
    date: day,
    trials_converted: ['BIGINT', 'converted'],
    later_renewals: ['BIGINT', 'renewals'],
    ended: 'BIGINT',
    trials_started: ['BIGINT', 'trials'],
    trials_ended: ['BIGINT', 'trialsEnded'],
    active_subscriptions: ['BIGINT', 'active'],
  });
