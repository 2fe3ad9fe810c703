/**
 * Views that reports start from: counted installs with their traffic, and what their users did, by Berlin date and
 * day N. Test devices are left out, as in every report.
 */

const berlinDate = (time: string): string => `CAST(${time} AT TIME ZONE 'Europe/Berlin' AS DATE)`;

/** A table of events joined to the user's counted install, with `event_date` and `day_n`. */
const byInstall = (view: string, table: string, columns: readonly string[]): string => `
  CREATE VIEW ${view} AS
  SELECT u.*, e.event_id, e.event_time, ${berlinDate('e.event_time')} AS event_date,
    (epoch_ms(e.event_time) - epoch_ms(u.install_time)) // 86400000 AS day_n,
    ${columns.map((column) => `e.${column}`).join(', ')}
  FROM ${table}_current e JOIN installs u USING (install_id)
  WHERE NOT e.is_test`;

/** DDL of the views, in the order in which they are created. */
export const views: readonly string[] = [
  `CREATE VIEW installs AS
   SELECT i.install_id, i.user_id, i.app_id, i.event_time AS install_time,
     ${berlinDate('i.event_time')} AS install_date, i.install_type, i.country, i.device_type, i.test_group,
     i.advertising_id, i.integrity_verdict, a.traffic_type, a.partner_id, a.channel_id, a.campaign_id, a.source_id,
     a.attribution_type, a.match_type
   FROM install_events_current i JOIN attribution_events_current a ON a.event_id = i.attribution_id
   WHERE i.counts_as_install AND NOT i.is_test`,
  byInstall('install_sessions', 'session_events', [
    'session_id',
    'session_index',
    'foreground_seconds',
    'end_time',
  ]),
  byInstall('install_user_events', 'user_events', [
    'event_name',
    'event_kind',
    'value',
    'unit',
    'dimensions',
  ]),
  byInstall('install_revenue', 'revenue_events', [
    ...['revenue_type', 'purchase_type', 'state', 'sku', 'gross_amount', 'net_amount', 'currency', 'net_usd'],
    'monetization_partner_id',
  ]),
  byInstall('install_ads', 'ad_impression_events', [
    'ad_network',
    'ad_unit',
    'ad_format',
    'placement',
    'revenue_usd',
  ]),
  byInstall('install_conversions', 'goal_conversions', ['goal_id', 'goal_name', 'goal_type', 'value_amount']),
];
