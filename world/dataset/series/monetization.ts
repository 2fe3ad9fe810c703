/** Revenue by day: ads by unit and country, products by store country, and subscriptions. */
import type { World } from '../../../lib/facts/sample-world';
import { amountsOf, decimal9, toUsd } from '../money';
import { september } from '../time';
import { byCountry, money, usd, type SeriesTable } from './shared';

const ofMicros = (micros: number): string => decimal9(micros * 1000);

export function adDay(world: World): SeriesTable {
  const { date, units, levelPlay } = world.adDay;
  const own = units
    .map((row) => ({ ...row, estimateMicros: row.estimateMicros ?? -1 }))
    .flatMap((row) =>
      row.estimateMicros < 0
        ? byCountry(world, row, ['impressions', 'finalMicros'])
        : byCountry(world, row, ['impressions', 'estimateMicros', 'finalMicros']),
    )
    .map((row) => {
      const unit = world.entities.adUnits.find(
        (entry) => (entry.unit ?? entry.format) === row.unit && entry.placement === row.placement,
      );
      if (!unit) throw new Error(`data/sample-world/entities.yaml has no ad unit ${row.unit}.`);
      return {
        date,
        app_id: world.cohort.app,
        partner_id: unit.partner,
        ad_unit: unit.unit,
        ad_format: unit.format,
        placement: unit.placement,
        ad_network: row.network,
        country: row.country,
        impressions: row.impressions,
        estimated_revenue: row.estimateMicros < 0 ? null : ofMicros(row.estimateMicros),
        revenue: ofMicros(row.finalMicros),
      };
    });
  const puzzle = {
    date: levelPlay.date,
    app_id: levelPlay.app,
    partner_id: levelPlay.partner,
    ad_unit: levelPlay.adUnit,
    ad_format: 'rewarded',
    country: levelPlay.country,
    impressions: levelPlay.impressions,
    estimated_revenue: money(levelPlay.estimateCents),
    revenue: money(levelPlay.importCents),
  };
  return {
    name: 'ad_day',
    columns: {
      date: 'DATE',
      app_id: 'VARCHAR',
      partner_id: 'BIGINT',
      ad_unit: 'VARCHAR',
      ad_format: 'VARCHAR',
      placement: 'VARCHAR',
      ad_network: 'VARCHAR',
      country: 'VARCHAR',
      impressions: 'BIGINT',
      estimated_revenue: usd,
      revenue: usd,
    },
    rows: [...own, puzzle],
  };
}

export function skuDay(world: World): SeriesTable {
  return {
    name: 'sku_day',
    columns: {
      date: 'DATE',
      sku: 'VARCHAR',
      purchase_type: 'VARCHAR',
      is_first_period: 'BOOLEAN',
      store_country: 'VARCHAR',
      currency: 'VARCHAR',
      units: 'BIGINT',
      refunds: 'BIGINT',
      unit_gross: usd,
      unit_tax: usd,
      unit_store_fee: usd,
      unit_net: usd,
      unit_gross_usd: usd,
      unit_net_usd: usd,
    },
    rows: world.skuDay.sales.map((row) => {
      const amounts = amountsOf(world, row.sku, row.country);
      const isSubscription = row.kind === 'converted' || row.kind === 'renewed';
      return {
        date: september(row.day),
        sku: row.sku,
        purchase_type: isSubscription ? 'subscription_renewal' : row.kind,
        is_first_period: isSubscription ? row.kind === 'converted' : null,
        store_country: row.country,
        currency: amounts.currency,
        units: row.units,
        refunds: row.refunds,
        unit_gross: decimal9(amounts.gross),
        unit_tax: decimal9(amounts.tax),
        unit_store_fee: decimal9(amounts.fee),
        unit_net: decimal9(amounts.net),
        unit_gross_usd: decimal9(toUsd(world, amounts.gross, amounts.currency)),
        unit_net_usd: decimal9(amounts.netUsd),
      };
    }),
  };
}

export function subscriptions({ subscriptions: { days } }: World): SeriesTable {
  const names = {
    converted: 'trials_converted',
    renewals: 'later_renewals',
    ended: 'ended',
    trials: 'trials_started',
    trialsEnded: 'trials_ended',
    active: 'active_subscriptions',
  } as const;
  return {
    name: 'subscription_day',
    columns: { date: 'DATE', ...Object.fromEntries(Object.values(names).map((name) => [name, 'BIGINT'])) },
    rows: days.map((row) => ({
      date: september(row.day),
      ...Object.fromEntries(Object.entries(names).map(([from, to]) => [to, row[from as keyof typeof names]])),
    })),
  };
}
