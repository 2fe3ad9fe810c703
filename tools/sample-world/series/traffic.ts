/** Acquisition by day: traffic of campaigns, publishers and retargeting, and conversions of the goal. */
import { groups, type World } from '../../../lib/facts/sample-world';
import { appId, byCountry, cost, day, money, partnerOf, seriesTable, usd, type SeriesTable } from './shared';

export function traffic(world: World): SeriesTable {
  const own = world.traffic
    .flatMap((row) => byCountry(world, row, ['views', 'clicks', 'installs', 'costCents']))
    .map((row) => ({ ...row, app: world.cohort.app }));
  const others = world.otherApps
    .flatMap((row) => byCountry(world, row, ['installs', 'costCents']))
    .map((row) => ({ ...row, app: appId(world, row.app), views: null, clicks: null }));
  return seriesTable('traffic_day', [...own, ...others], {
    date: day,
    app_id: ['VARCHAR', 'app'],
    partner_id: ['BIGINT', (row) => partnerOf(world, row.campaign)],
    campaign_id: ['BIGINT', 'campaign'],
    country: 'VARCHAR',
    views: 'BIGINT',
    clicks: 'BIGINT',
    installs: 'BIGINT',
    cost_usd: cost,
  });
}

export const sourceTraffic = ({ sourceTraffic: { campaign, country, days } }: World): SeriesTable =>
  seriesTable('source_day', days, {
    date: day,
    campaign_id: ['BIGINT', () => campaign],
    country: ['VARCHAR', () => country],
    source_id: ['VARCHAR', 'source'],
    installs: 'BIGINT',
    cost_usd: cost,
  });

export function conversions(world: World): SeriesTable {
  const ofGroups = world.conversions.flatMap((row) =>
    groups.map((group) => ({ ...row, group, conversions: row[group] })),
  );
  return seriesTable('conversion_day', ofGroups, {
    date: day,
    partner_id: ['BIGINT', ({ group }) => partnerOf(world, world.cohort.campaigns[group])],
    conversions: 'BIGINT',
  });
}

export const retargeting = ({ retargeting: { campaign, days } }: World): SeriesTable =>
  seriesTable('retargeting_day', days, {
    date: day,
    campaign_id: ['BIGINT', () => campaign],
    views: 'BIGINT',
    clicks: 'BIGINT',
    reengagements: 'BIGINT',
    cost_usd: cost,
    reengagement_sessions: ['BIGINT', 'sessions'],
    reengagement_revenue: [usd, (row) => money(row.revenueCents)],
  });
