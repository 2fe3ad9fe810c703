/** Each app by day: users, sessions, installs, ads and purchases, and the users of longer periods. */
import type { World } from '../../../lib/facts/sample-world';
import { september } from '../time';
import { appId, money, usd, type SeriesTable } from './shared';

export function appDay(world: World): SeriesTable[] {
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
