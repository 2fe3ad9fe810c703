/** Acquisition by day: traffic of campaigns, publishers and retargeting, and conversions of the goal. */
import type { World } from '../../../lib/facts/sample-world';
import { september } from '../time';
import { appId, byCountry, money, partnerOf, usd, type SeriesTable } from './shared';

export function traffic(world: World): SeriesTable {
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

export function sourceTraffic({ sourceTraffic: { campaign, country, days } }: World): SeriesTable {
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

export function conversions(world: World): SeriesTable {
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

export function retargeting({ retargeting: { campaign, days } }: World): SeriesTable {
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
