/** Each app by day: users, sessions, installs, ads and purchases, and the users of longer periods. */
import type { World } from '../../../lib/facts/sample-world';
import { appId, day, money, seriesTable, usd, type SeriesTable } from './shared';

export function appDay(world: World): SeriesTable[] {
  const { people, money: amounts, others, week, days30 } = world.appDay;
  const { app } = world.cohort;
  const own = people.map((row, index) => {
    const cash = amounts[index];
    if (cash?.day !== row.day)
      throw new Error('people and money of data/sample-world/app-day.yaml differ in days.');
    return { ...row, ...cash, app };
  });
  const other = others.map((row) => ({
    ...row,
    app: appId(world, row.app),
    purchaseNet: money(row.purchaseNetCents),
  }));
  /** Of other apps, less is known. */
  type AppDay = Omit<(typeof other)[number], 'purchaseNetCents'> & Partial<(typeof own)[number]>;
  return [
    seriesTable('app_day', [...own, ...other] as AppDay[], {
      date: day,
      app_id: ['VARCHAR', 'app'],
      active_users: ['BIGINT', 'dau'],
      sessions: 'BIGINT',
      session_seconds: ['BIGINT', 'sessionSeconds'],
      installs: 'BIGINT',
      first_installs: ['BIGINT', 'firstInstalls'],
      reattributed_installs: ['BIGINT', 'reattributed'],
      reinstalls: 'BIGINT',
      churned_users: ['BIGINT', 'churned'],
      ad_impressions: ['BIGINT', 'adImpressions'],
      ad_viewers: ['BIGINT', 'adViewers'],
      purchases: 'BIGINT',
      refunds: 'BIGINT',
      payers: 'BIGINT',
      ad_revenue: [usd, (row) => money(row.adRevenueCents)],
      purchase_revenue: [usd, 'purchaseNet'],
    }),
    seriesTable('active_period', [{ ...week, mau: week.wau, averageDau: null }, days30], {
      app_id: ['VARCHAR', () => app],
      date_from: ['DATE', 'from'],
      date_to: ['DATE', 'to'],
      active_users: ['BIGINT', 'mau'],
      average_dau: ['BIGINT', 'averageDau'],
    }),
  ];
}
