/** Metrics that smart alerts watch, with the expected range. */
import type { World } from '../../../lib/facts/sample-world';
import { cost, money, seriesTable, usd, type SeriesTable } from './shared';

const range = { range_low: ['DOUBLE', 'low'], range_high: ['DOUBLE', 'high'] } as const;

export function alerts({ alerts: { daily, hourly } }: World): SeriesTable[] {
  const hour = {
    date: ['DATE', () => hourly.date],
    hour: 'BIGINT',
    app_id: ['VARCHAR', () => hourly.app],
  } as const;
  return [
    seriesTable('alert_day', daily.days, {
      date: 'DATE',
      app_id: ['VARCHAR', () => daily.app],
      partner_id: ['BIGINT', () => daily.partner],
      country: ['VARCHAR', () => daily.country],
      impressions: 'BIGINT',
      revenue: [usd, (row) => money(row.revenueCents)],
      ...range,
    }),
    seriesTable('alert_hour', hourly.hours, {
      ...hour,
      partner_id: ['BIGINT', () => hourly.partner],
      country: ['VARCHAR', () => hourly.country],
      installs: 'BIGINT',
      cost_usd: cost,
      range_low: ['DOUBLE', () => hourly.low],
      range_high: ['DOUBLE', () => hourly.high],
    }),
    seriesTable('alert_member', hourly.membersAt14, {
      ...hour,
      hour: ['BIGINT', () => 14],
      partner_id: ['BIGINT', 'partner'],
      country: ['VARCHAR', () => hourly.country],
      cpi: [usd, (row) => money(Math.round(row.cpi * 100))],
      ...range,
    }),
  ];
}
