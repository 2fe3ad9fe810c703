/**
 * Where the figures of reports come from: pieces of the sample dataset, each a SELECT with dimensions and measures. A
 * piece knows only some dimensions and dates, so a report asks which pieces can answer before it adds them up.
 */
import { loadWorld } from '../../lib/facts/sample-world';
import { appPieces, ofApp, type Period, type Piece } from './data-view-sources';
import { literal } from './sql';

export type { Piece } from './data-view-sources';

/** Days N for which the dataset has the revenue of every cohort. */
export const cohortDays = [0, 1, 3, 7, 14, 30] as const;

/** The app and the install date, `YYYY-MM-DD`, whose users the dataset has one by one, and the goal of that app. */
export function detailedCohort(): { app: string; date: string; goal: string } {
  const { cohort, entities } = loadWorld();
  return { app: cohort.app, date: cohort.date, goal: entities.goal.id };
}

/** Columns by which a partner's row can be named. */
const byPartner = [
  ...ofApp,
  'partner',
  'partner_id',
  'channel',
  'channel_id',
  'campaign',
  'campaign_id',
  'traffic_type',
] as const;

/** SQL of the kind of traffic of a row. */
export const trafficType = (alias: string): string =>
  `CASE WHEN ${alias}.partner_id = 1 THEN 'organic' ELSE 'paid' END`;

/** Names of apps, partners, channels and campaigns next to a source that has `app_id`, `partner_id`, `campaign_id`. */
const named = (from: string, columns: string): string => `
  SELECT s.date, s.app_id, a.name AS app, a.platform, a.product_name AS product,
         s.partner_id, p.name AS partner, c.channel_id, h.name AS channel,
         s.campaign_id, c.name AS campaign,
         ${trafficType('s')} AS traffic_type,
         ${columns}
  FROM (${from}) AS s
  JOIN app_directory AS a USING (app_id)
  JOIN partner_directory AS p USING (partner_id)
  LEFT JOIN campaign_directory AS c USING (campaign_id)
  LEFT JOIN channel_directory AS h USING (channel_id)`;

/** The campaign of a partner in an app. */
const partnerCampaign = (app: string): string => `(SELECT any_value(campaign_id) FROM traffic_day AS t
   WHERE t.partner_id = s.partner_id AND t.app_id = ${literal(app)})`;

const revenueOfDays = cohortDays
  .map((n) => `sum(net_usd) FILTER (day_n <= ${n}) AS revenue_d${n}`)
  .join(', ');

/** Events of the install date, whose day begins at midnight in the organization's time zone. */
const onDate = (time: string, date: string): string => {
  const start = (day: string) => `timezone(${literal(loadWorld().rules.timeZone)}, (${day})::TIMESTAMP)`;
  return `${time} >= ${start(`DATE ${literal(date)}`)} AND ${time} < ${start(`DATE ${literal(date)} + 1`)}`;
};

/** SELECT of the users of the detailed cohort, with their first install that counts. */
export const users = (): string => {
  const { app, date } = detailedCohort();
  return `
  SELECT DATE ${literal(date)} AS date, i.user_id, i.install_id, i.event_time AS installed_at, i.app_id,
         t.partner_id, t.campaign_id, t.ad_set_id, t.creative_id, t.source_id, i.country, i.region, i.city,
         i.language, i.device_type, i.device_manufacturer, i.device_model, i.os_version, i.app_version,
         i.sdk_version, i.install_type, i.test_group, t.attribution_type, t.match_type
  FROM install_events_current AS i
  JOIN attribution_events_current AS t ON t.event_id = i.attribution_id
  WHERE i.counts_as_install AND NOT i.is_test AND i.app_id = ${literal(app)}
    AND ${onDate('i.event_time', date)}`;
};

/** 24-hour days from the user's own first open. */
export const dayN = (time: string): string => `(epoch_us(${time}) - epoch_us(u.installed_at)) // 86400000000`;

/** What a user did in the app: nothing before the install, such as a purchase in a web shop, and nothing of a test. */
export const since = `NOT e.is_test AND e.event_time >= u.installed_at`;

/** Dimensions that only single users have. */
const userDimensions = [
  'country',
  'region',
  'city',
  'language',
  'device_type',
  'device_manufacturer',
  'device_model',
  'os_version',
  'app_version',
  'sdk_version',
  'install_type',
  'attribution_type',
  'match_type',
  'ad_set_id',
  'creative_id',
  'source_id',
] as const;

/**
 * Pieces that reports and data views add up.
 * @param asked The dates of the report.
 * @param byInstall Whether a date has the cost of the users who installed on it. It has another one where a campaign pays for
 * each conversion as it comes, on all dates but September 1.
 */
export function reportPieces(asked: Period, byInstall = false): Piece[] {
  const { app, date, goal } = detailedCohort();
  const goalValue = loadWorld().entities.goal.valueUsd;
  const { campaign, costCents } = loadWorld().spend.realTime;
  const paidLater = `coalesce(campaign_id = ${campaign}, false) AND date <> DATE ${literal(date)}`;
  const cohortCosts: Piece = {
    name: 'cost of the users of a date',
    dimensions: byPartner,
    measures: ['cost'],
    sql: named(
      `SELECT install_date AS date, app_id, partner_id, campaign_id, goal_converters * ${costCents} / 100 AS cost_usd
       FROM cohort_partner JOIN campaign_directory USING (partner_id) WHERE ${paidLater}`,
      's.cost_usd AS cost',
    ),
  };
  return [
    ...appPieces(asked, { app, date, users: users(), dayN: dayN('e.event_time'), since }),
    {
      name: 'cost of other sources',
      dimensions: [...byPartner, 'country'],
      measures: ['cost_of_other_sources'],
      sql: named(
        `SELECT spend_date::DATE AS date, app_id, partner_id, campaign_id, country, cost_usd
         FROM spend_events_current WHERE NOT is_selected_source AND NOT is_test`,
        's.country, s.cost_usd AS cost_of_other_sources',
      ),
    },
    {
      name: 'payouts for the users of September 1',
      dimensions: [...byPartner, 'country'],
      measures: ['payout_usd'],
      period: { from: date, until: date },
      sql: named(
        `SELECT u.date, u.app_id, u.partner_id, u.campaign_id, u.country, e.payout_usd
         FROM payout_events_current AS e JOIN (${users()}) AS u USING (user_id) WHERE ${since}`,
        's.country, s.payout_usd',
      ),
    },
    {
      // The other bids of the dataset are per source and country, which conversions by day do not have.
      name: 'bid of the campaign paid by conversion',
      dimensions: byPartner,
      measures: ['bid_times_conversions', 'conversions_with_bid'],
      byActivityOnly: true,
      sql: named(
        `SELECT s.date, ${literal(app)} AS app_id, s.partner_id, b.campaign_id, s.conversions, s.conversions * b.usd AS weighted
         FROM conversion_day AS s
         JOIN (SELECT b.partner_id, b.campaign_id, any_value(b.bid_amount * r.usd) AS usd
               FROM bids AS b JOIN exchange_rates AS r USING (currency)
               WHERE b.level = 'campaign' AND b.status = 'applied'
                 AND b.campaign_id IN (SELECT campaign_id FROM campaign_directory WHERE cost_model = 'cpa')
               GROUP BY ALL) AS b USING (partner_id)`,
        's.weighted AS bid_times_conversions, s.conversions AS conversions_with_bid',
      ),
    },
    {
      name: 'traffic by day',
      dimensions: [...byPartner, 'country'],
      measures: ['views', 'clicks', 'installs', 'cost'],
      sql: named(
        byInstall
          ? `SELECT * REPLACE (CASE WHEN ${paidLater} THEN 0 ELSE cost_usd END AS cost_usd) FROM traffic_day`
          : 'SELECT * FROM traffic_day',
        's.country, s.views, s.clicks, s.installs, s.cost_usd AS cost',
      ),
    },
    ...(byInstall ? [cohortCosts] : []),
    {
      name: 'conversions by day',
      dimensions: byPartner,
      measures: ['conversions', 'conversion_value'],
      byActivityOnly: true,
      sql: named(
        `SELECT date, ${literal(app)} AS app_id, partner_id, conversions, ${partnerCampaign(app)} AS campaign_id FROM conversion_day AS s`,
        `s.conversions, s.conversions * ${goalValue} AS conversion_value`,
      ),
    },
    {
      name: 'users of September 1',
      dimensions: [...byPartner, ...userDimensions],
      measures: [
        'converters',
        'click_installs',
        'view_installs',
        'compromised',
        'first_payers',
        'revenue_to_date',
        ...cohortDays.map((n) => `revenue_d${n}`),
      ],
      sql: named(
        `SELECT u.*, (g.user_id IS NOT NULL)::INT AS converters,
              (u.attribution_type = 'click_through')::INT AS click_installs,
              (u.attribution_type = 'view_through')::INT AS view_installs,
              (v.verdict = 'compromised')::INT AS compromised,
              coalesce(r.is_payer, false)::INT AS first_payers, coalesce(r.revenue_to_date, 0) AS revenue_to_date,
              ${cohortDays.map((n) => `coalesce(r.revenue_d${n}, 0) AS revenue_d${n}`).join(', ')}
       FROM (${users()}) AS u
       LEFT JOIN (SELECT DISTINCT user_id FROM goal_conversions_current
                  WHERE goal_id = ${literal(goal)}) AS g USING (user_id)
       LEFT JOIN (SELECT install_id, arg_max(integrity_verdict, event_time) AS verdict
                  FROM device_integrity_events_current GROUP BY ALL) AS v USING (install_id)
       LEFT JOIN (SELECT user_id, sum(net_usd) AS revenue_to_date, bool_or(purchase) AS is_payer, ${revenueOfDays}
                  FROM (SELECT e.user_id, e.net_usd, e.revenue_type IN ('purchase', 'subscription') AND e.net_usd > 0 AS purchase,
                          ${dayN('e.event_time')} AS day_n
                        FROM revenue_events_current AS e JOIN (${users()}) AS u USING (user_id) WHERE ${since})
                  GROUP BY ALL) AS r USING (user_id)`,
        `${userDimensions.map((name) => `s.${name}`).join(', ')}, s.converters, s.click_installs, s.view_installs, s.compromised, s.first_payers, s.revenue_to_date,
       ${cohortDays.map((n) => `s.revenue_d${n}`).join(', ')}`,
      ),
    },
    {
      name: 'rejected attributions of September 1',
      dimensions: byPartner,
      measures: ['rejections'],
      sql: named(
        `SELECT DATE ${literal(date)} AS date, app_id, partner_id, campaign_id, count(*) AS rejections
       FROM attribution_events_current WHERE status = 'rejected' AND NOT is_test
         AND ${onDate('event_time', date)} GROUP BY ALL`,
        's.rejections',
      ),
    },
    {
      name: 'cohorts by partner',
      dimensions: byPartner,
      measures: ['converters', 'revenue_d7'],
      sql: named(
        `SELECT s.install_date AS date, ${literal(app)} AS app_id, s.partner_id, s.goal_converters, s.revenue_d7,
              ${partnerCampaign(app)} AS campaign_id
       FROM cohort_partner AS s WHERE s.install_date <> DATE ${literal(date)}`,
        's.goal_converters AS converters, s.revenue_d7',
      ),
    },
    {
      name: 'activity of the app by day',
      dimensions: ofApp,
      measures: [
        'first_opens',
        'reattributions',
        'reinstalls',
        'revenue',
        'other_revenue',
        'active',
        'sessions',
        'seconds',
        'churned',
        'ad_impressions',
        'ad_viewers',
        'ad_revenue',
        'purchases',
        'refunded_purchases',
        'payers',
        'purchase_revenue',
      ],
      byActivityOnly: true,
      sql: `SELECT s.date, s.app_id, a.name AS app, a.platform, a.product_name AS product,
         s.first_installs AS first_opens, s.reattributed_installs AS reattributions, s.reinstalls,
         s.ad_revenue + s.purchase_revenue AS revenue, 0 AS other_revenue, s.active_users AS active, s.sessions,
         s.session_seconds AS seconds, s.churned_users AS churned, s.ad_impressions, s.ad_viewers, s.ad_revenue,
         s.purchases, s.refunds AS refunded_purchases, s.payers, s.purchase_revenue
  FROM app_day AS s JOIN app_directory AS a USING (app_id)`,
    },
    {
      name: 'retargeting by day',
      dimensions: byPartner,
      measures: ['reengagements', 'reengagement_sessions', 'reengagement_revenue'],
      byActivityOnly: true,
      sql: named(
        `SELECT s.date, c.app_id, c.partner_id, s.campaign_id, s.reengagements, s.reengagement_sessions,
              s.reengagement_revenue FROM retargeting_day AS s JOIN campaign_directory AS c USING (campaign_id)`,
        's.reengagements, s.reengagement_sessions, s.reengagement_revenue',
      ),
    },
  ];
}
