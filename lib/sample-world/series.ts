/**
 * The facts by day as tables: what reports need beyond the events of one cohort. Each table is a series of
 * data/sample-world/ with dates, ids and amounts in USD, and with `rest` split into its countries.
 */
import { directoryTables } from './directory';
import type { World } from './facts';
import { amountsOf, decimal9, nanosOfCents, toUsd } from './money';
import { splitEvenly } from './split';
import { september } from './time';
import type { SeriesTable } from './series-table';

const usd = 'DECIMAL(18, 9)';
const organicPartner = 1;

const money = (cents: number): string => decimal9(nanosOfCents(cents));
const ofMicros = (micros: number): string => decimal9(micros * 1000);

/** Splits the whole numbers of a row of `rest` over its countries; other rows stay as they are. */
function byCountry<T extends { country: string }>(world: World, row: T, counts: readonly (keyof T)[]): T[] {
  const { restCountries } = world.rules;
  if (row.country !== 'rest') return [row];
  const shares = counts.map((name) => splitEvenly(Number(row[name]), restCountries.length));
  return restCountries.map((country, index) => ({
    ...row,
    country,
    ...Object.fromEntries(counts.map((name, i) => [name, shares[i]?.[index]])),
  }));
}

const partnerOf = (world: World, campaign: number | null): number =>
  world.entities.campaigns.find(({ id }) => id === campaign)?.partner ?? organicPartner;

const appId = (world: World, app: 'ios' | 'po'): string => {
  const found = world.entities.apps.find(({ platform, id }) =>
    app === 'ios' ? platform === 'ios' : platform === 'android' && id !== world.cohort.app,
  );
  if (!found) throw new Error(`data/sample-world/entities.yaml has no app for "${app}".`);
  return found.id;
};

function traffic(world: World): SeriesTable {
  const own = world.traffic
    .flatMap((row) => byCountry(world, row, ['views', 'clicks', 'installs', 'costCents']))
    .map((row) => ({ ...row, app: world.cohort.app }));
  const others = world.otherApps
    .flatMap((row) => byCountry(world, row, ['installs', 'costCents']))
    .map((row) => ({ ...row, app: appId(world, row.app), views: null, clicks: null }));
  return {
    name: 'traffic_day',
    columns: {
      date: 'DATE',
      app_id: 'VARCHAR',
      partner_id: 'BIGINT',
      campaign_id: 'BIGINT',
      country: 'VARCHAR',
      views: 'BIGINT',
      clicks: 'BIGINT',
      installs: 'BIGINT',
      cost_usd: usd,
    },
    rows: [...own, ...others].map((row) => ({
      date: september(row.day),
      app_id: row.app,
      partner_id: partnerOf(world, row.campaign),
      campaign_id: row.campaign,
      country: row.country,
      views: row.views,
      clicks: row.clicks,
      installs: row.installs,
      cost_usd: money(row.costCents),
    })),
  };
}

function sourceTraffic({ sourceTraffic: { campaign, country, days } }: World): SeriesTable {
  return {
    name: 'source_day',
    columns: {
      date: 'DATE',
      campaign_id: 'BIGINT',
      country: 'VARCHAR',
      source_id: 'VARCHAR',
      installs: 'BIGINT',
      cost_usd: usd,
    },
    rows: days.map((row) => ({
      date: september(row.day),
      campaign_id: campaign,
      country,
      source_id: row.source,
      installs: row.installs,
      cost_usd: money(row.costCents),
    })),
  };
}

function conversions(world: World): SeriesTable {
  return {
    name: 'conversion_day',
    columns: { date: 'DATE', partner_id: 'BIGINT', conversions: 'BIGINT' },
    rows: world.conversions.flatMap((row) =>
      (['adjoe', 'applovin', 'tide', 'organic'] as const).map((group) => ({
        date: september(row.day),
        partner_id: partnerOf(world, world.cohort.campaigns[group]),
        conversions: row[group],
      })),
    ),
  };
}

function cohorts(world: World): SeriesTable[] {
  const revenue = new Map(world.cohorts.paidRevenue.map((row) => [row.date, row]));
  return [
    {
      name: 'cohort_partner',
      columns: {
        install_date: 'DATE',
        partner_id: 'BIGINT',
        goal_converters: 'BIGINT',
        revenue_d7: usd,
      },
      rows: world.cohorts.groups.map((row) => ({
        install_date: row.date,
        partner_id: partnerOf(world, world.cohort.campaigns[row.group]),
        goal_converters: row.goalConverters,
        revenue_d7: money(row.revenueD7Cents),
      })),
    },
    {
      name: 'cohort_paid',
      columns: {
        install_date: 'DATE',
        installs: 'BIGINT',
        cost_usd: usd,
        ...Object.fromEntries([1, 3, 7, 14, 30].map((n) => [`active_d${n}`, 'BIGINT'])),
        ...Object.fromEntries([0, 1, 3, 7, 14, 30].map((n) => [`revenue_d${n}`, usd])),
      },
      rows: world.cohorts.paid.map((row) => {
        const cents = revenue.get(row.date);
        if (!cents)
          throw new Error(`paidRevenue of data/sample-world/cohorts.yaml has no row for ${row.date}.`);
        return {
          install_date: row.date,
          installs: row.size,
          cost_usd: money(row.costCents),
          active_d1: row.activeD1,
          active_d3: row.activeD3,
          active_d7: row.activeD7,
          active_d14: row.activeD14,
          active_d30: row.activeD30,
          revenue_d0: money(cents.centsD0),
          revenue_d1: money(cents.centsD1),
          revenue_d3: money(cents.centsD3),
          revenue_d7: money(cents.centsD7),
          revenue_d14: money(cents.centsD14),
          revenue_d30: money(cents.centsD30),
        };
      }),
    },
  ];
}

function appDay(world: World): SeriesTable[] {
  const { people, money: amounts, others, week, days30 } = world.appDay;
  const own = people.map((row, index) => {
    const cash = amounts[index];
    if (cash?.day !== row.day)
      throw new Error('people and money of data/sample-world/app-day.yaml differ in days.');
    return {
      date: september(row.day),
      app_id: world.cohort.app,
      active_users: row.dau,
      sessions: row.sessions,
      session_seconds: row.sessionSeconds,
      installs: row.installs,
      first_installs: row.firstInstalls,
      reattributed_installs: row.reattributed,
      reinstalls: row.reinstalls,
      churned_users: row.churned,
      ad_impressions: cash.adImpressions,
      ad_viewers: cash.adViewers,
      ad_revenue: money(cash.adRevenueCents),
      purchases: cash.purchases,
      refunds: cash.refunds,
      payers: cash.payers,
      purchase_revenue: cash.purchaseNet,
    };
  });
  const other = others.map((row) => ({
    date: september(row.day),
    app_id: appId(world, row.app),
    active_users: row.dau,
    installs: row.installs,
    ad_impressions: row.adImpressions,
    ad_revenue: money(row.adRevenueCents),
    purchases: row.purchases,
    purchase_revenue: money(row.purchaseNetCents),
  }));
  const counts = [
    ...['active_users', 'sessions', 'session_seconds', 'installs', 'first_installs', 'reattributed_installs'],
    ...['reinstalls', 'churned_users', 'ad_impressions', 'ad_viewers', 'purchases', 'refunds', 'payers'],
  ];
  return [
    {
      name: 'app_day',
      columns: {
        date: 'DATE',
        app_id: 'VARCHAR',
        ...Object.fromEntries(counts.map((name) => [name, 'BIGINT'])),
        ad_revenue: usd,
        purchase_revenue: usd,
      },
      rows: [...own, ...other],
    },
    {
      name: 'active_period',
      columns: {
        app_id: 'VARCHAR',
        date_from: 'DATE',
        date_to: 'DATE',
        active_users: 'BIGINT',
        average_dau: 'BIGINT',
      },
      rows: [
        { app_id: world.cohort.app, date_from: week.from, date_to: week.to, active_users: week.wau },
        {
          app_id: world.cohort.app,
          date_from: days30.from,
          date_to: days30.to,
          active_users: days30.mau,
          average_dau: days30.averageDau,
        },
      ],
    },
  ];
}

function adDay(world: World): SeriesTable {
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

function skuDay(world: World): SeriesTable {
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

function subscriptions({ subscriptions: { days } }: World): SeriesTable {
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

function levels({ levelWeek }: World): SeriesTable[] {
  return [
    {
      name: 'level_day',
      columns: { date: 'DATE', level: 'BIGINT', events: 'BIGINT' },
      rows: levelWeek.levels.flatMap(({ level, events }) =>
        events.map((count, index) => ({ date: september(index + 1), level, events: count })),
      ),
    },
    {
      name: 'level_period',
      columns: { date_from: 'DATE', date_to: 'DATE', event_users: 'BIGINT' },
      rows: [
        {
          date_from: levelWeek.from,
          date_to: september(levelWeek.levels[0]?.events.length ?? 1),
          event_users: levelWeek.distinctUsers,
        },
      ],
    },
  ];
}

function retargeting({ retargeting: { campaign, days } }: World): SeriesTable {
  return {
    name: 'retargeting_day',
    columns: {
      date: 'DATE',
      campaign_id: 'BIGINT',
      views: 'BIGINT',
      clicks: 'BIGINT',
      reengagements: 'BIGINT',
      cost_usd: usd,
      reengagement_sessions: 'BIGINT',
      reengagement_revenue: usd,
    },
    rows: days.map((row) => ({
      date: september(row.day),
      campaign_id: campaign,
      views: row.views,
      clicks: row.clicks,
      reengagements: row.reengagements,
      cost_usd: money(row.costCents),
      reengagement_sessions: row.sessions,
      reengagement_revenue: money(row.revenueCents),
    })),
  };
}

function alerts({ alerts: { daily, hourly } }: World): SeriesTable[] {
  const range = { range_low: 'DOUBLE', range_high: 'DOUBLE' };
  return [
    {
      name: 'alert_day',
      columns: {
        date: 'DATE',
        app_id: 'VARCHAR',
        partner_id: 'BIGINT',
        country: 'VARCHAR',
        impressions: 'BIGINT',
        revenue: usd,
        ...range,
      },
      rows: daily.days.map((row) => ({
        date: row.date,
        app_id: daily.app,
        partner_id: daily.partner,
        country: daily.country,
        impressions: row.impressions,
        revenue: money(row.revenueCents),
        range_low: row.low,
        range_high: row.high,
      })),
    },
    {
      name: 'alert_hour',
      columns: {
        date: 'DATE',
        hour: 'BIGINT',
        app_id: 'VARCHAR',
        partner_id: 'BIGINT',
        country: 'VARCHAR',
        installs: 'BIGINT',
        cost_usd: usd,
        ...range,
      },
      rows: hourly.hours.map((row) => ({
        date: hourly.date,
        hour: row.hour,
        app_id: hourly.app,
        partner_id: hourly.partner,
        country: hourly.country,
        installs: row.installs,
        cost_usd: money(row.costCents),
        range_low: hourly.low,
        range_high: hourly.high,
      })),
    },
  ];
}

function bidEffect({ bidChanges: { effect } }: World): SeriesTable {
  const { before, after } = effect;
  return {
    name: 'bid_effect',
    columns: {
      period: 'VARCHAR',
      date_from: 'DATE',
      date_to: 'DATE',
      installs: 'BIGINT',
      cost_usd: usd,
      goal_converters: 'BIGINT',
      revenue_d7: usd,
    },
    rows: [
      {
        period: 'before',
        date_from: before.from,
        date_to: before.to,
        installs: before.installs,
        cost_usd: money(before.costCents),
        goal_converters: before.converters,
        revenue_d7: money(before.revenueD7Cents),
      },
      // Installs and cost of these days are in source_day.
      {
        period: 'after',
        date_from: after.from,
        date_to: after.to,
        goal_converters: after.converters,
        revenue_d7: money(after.revenueD7Cents),
      },
    ],
  };
}

function postbacks(world: World): SeriesTable {
  return {
    name: 'postback_week',
    columns: { partner_id: 'BIGINT', kind: 'VARCHAR', due: 'BIGINT', delivered: 'BIGINT', failed: 'BIGINT' },
    rows: world.postbacks.map(({ partner, ...row }) => ({ partner_id: partner, ...row })),
  };
}

function iosDay(world: World): SeriesTable {
  const { date, attStatus, skan } = world.iosDay;
  const rows = [...Object.entries(attStatus), ...Object.entries(skan)];
  return {
    name: 'ios_day',
    columns: { date: 'DATE', app_id: 'VARCHAR', name: 'VARCHAR', value: 'BIGINT' },
    rows: rows.map(([name, value]) => ({ date, app_id: appId(world, 'ios'), name, value })),
  };
}

function rates({ rules }: World): SeriesTable {
  return {
    name: 'exchange_rates',
    columns: { currency: 'VARCHAR', usd, valid_from: 'DATE', valid_to: 'DATE' },
    rows: Object.entries(rules.ratesToUsd).map(([currency, rate]) => ({
      currency,
      usd: rate,
      valid_from: rules.ratesValid.from,
      valid_to: rules.ratesValid.to,
    })),
  };
}

/** All series as tables. */
export const seriesTables = (world: World): SeriesTable[] => [
  traffic(world),
  sourceTraffic(world),
  conversions(world),
  ...cohorts(world),
  ...appDay(world),
  adDay(world),
  skuDay(world),
  subscriptions(world),
  ...levels(world),
  retargeting(world),
  ...alerts(world),
  bidEffect(world),
  postbacks(world),
  iosDay(world),
  rates(world),
  ...directoryTables(world),
];
