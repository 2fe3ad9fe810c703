/** Metrics that smart alerts watch, with the expected range. */
import type { World } from '../../../lib/facts/sample-world';
import { money, usd, type SeriesTable } from './shared';

export function alerts({ alerts: { daily, hourly } }: World): SeriesTable[] {
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
    {
      name: 'alert_member',
      columns: {
        date: 'DATE',
        hour: 'BIGINT',
        app_id: 'VARCHAR',
        partner_id: 'BIGINT',
        country: 'VARCHAR',
        cpi: usd,
        ...range,
      },
      rows: hourly.membersAt14.map(({ partner, cpi, low, high }) => ({
        date: hourly.date,
        hour: 14,
        app_id: hourly.app,
        partner_id: partner,
        country: hourly.country,
        cpi: money(Math.round(cpi * 100)),
        range_low: low,
        range_high: high,
      })),
    },
  ];
}
