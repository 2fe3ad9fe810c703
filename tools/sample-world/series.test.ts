/** The facts by day agree with each other, and with the totals that the world states. */
import { loadWorld } from '../../lib/facts/sample-world';
import { decimal9 } from './money';
import { september } from './time';
import { campaignCosts, proveChecks } from '../../tests/lib/sample-world';

const world = loadWorld();
const { churn } = world.appDay;
const { postbacksFailing: failing } = world.alerts;
const android = `app_id = 'app_7k2m9qx4t0ab'`;

const more = (table: string, column: string, where = 'TRUE'): string =>
  `UPDATE ${table} SET ${column} = ${column} + 1 WHERE ${where}`;

proveChecks({
  'installs of each app and day match its traffic': {
    sql: `SELECT app_id, date FROM (SELECT app_id, date, SUM(installs) AS n FROM traffic_day GROUP BY ALL) t
      JOIN app_day a USING (app_id, date) WHERE t.n <> a.installs`,
    fault: more('traffic_day', 'installs'),
  },
  'installs are first and reattributed ones': {
    sql: `SELECT date FROM app_day WHERE ${android} AND installs <> first_installs + reattributed_installs`,
    fault: more('app_day', 'first_installs', android),
  },
  'paid cohorts have the installs and, but for real-time cost, the cost of their day': {
    sql: `SELECT c.install_date FROM cohort_paid c JOIN (SELECT date, SUM(installs) AS installs,
          SUM(cost_usd) FILTER (campaign_id <> 483106) AS cost FROM traffic_day
        WHERE ${android} AND partner_id <> 1 GROUP BY 1) t ON t.date = c.install_date
      JOIN cohort_partner g ON g.install_date = c.install_date AND g.partner_id = 100417
      WHERE c.installs <> t.installs OR c.cost_usd <> t.cost + 0.6 * g.goal_converters`,
    fault: more('cohort_paid', 'cost_usd'),
  },
  'revenue to day 7 of paid cohorts matches their partners': {
    sql: `SELECT c.install_date FROM cohort_paid c JOIN (SELECT install_date, SUM(revenue_d7) AS revenue
        FROM cohort_partner WHERE partner_id <> 1 GROUP BY 1) p USING (install_date) WHERE c.revenue_d7 <> p.revenue`,
    fault: more('cohort_partner', 'revenue_d7'),
  },
  'cohorts only shrink, and only earn': {
    sql: `SELECT install_date FROM cohort_paid WHERE NOT (installs >= active_d1 AND active_d1 >= active_d3
      AND active_d3 >= active_d7 AND active_d7 >= active_d14 AND active_d14 >= active_d30
      AND revenue_d0 < revenue_d1 AND revenue_d1 < revenue_d3 AND revenue_d3 < revenue_d7
      AND revenue_d7 < revenue_d14 AND revenue_d14 < revenue_d30)`,
    fault: `UPDATE cohort_paid SET active_d30 = installs`,
  },
  'the first cohort is the one of the events': {
    sql: `SELECT c.install_date, c.installs, c.active_d1, c.active_d7, c.active_d30, c.revenue_d0, c.revenue_d30
      FROM cohort_paid c WHERE install_date = DATE '2025-09-01' EXCEPT
      SELECT DATE '2025-09-01', COUNT(DISTINCT user_id), COUNT(DISTINCT user_id) FILTER (day_n = 1),
        COUNT(DISTINCT user_id) FILTER (day_n = 7), COUNT(DISTINCT user_id) FILTER (day_n = 30),
        (SELECT SUM(net_usd) FROM install_revenue WHERE install_date = DATE '2025-09-01' AND traffic_type = 'paid'
          AND day_n = 0),
        (SELECT SUM(net_usd) FROM install_revenue WHERE install_date = DATE '2025-09-01' AND traffic_type = 'paid')
      FROM install_sessions WHERE install_date = DATE '2025-09-01' AND traffic_type = 'paid'`,
    fault: more('cohort_paid', 'active_d7'),
  },
  'purchases, refunds and net of the day match its SKUs': {
    sql: `SELECT a.date FROM app_day a JOIN (SELECT date, SUM(units) AS units, SUM(refunds) AS refunds,
          SUM((units - refunds) * unit_net_usd) AS net FROM sku_day GROUP BY 1) s USING (date)
      WHERE ${android} AND (a.purchases <> s.units OR a.refunds <> s.refunds OR a.purchase_revenue <> s.net)`,
    fault: more('sku_day', 'units'),
  },
  'the fortnight by SKU': {
    sql: `SELECT sku, SUM(units), SUM(refunds), ROUND(SUM(units * unit_gross_usd), 2),
        ROUND(SUM(units * unit_net_usd), 2), ROUND(SUM(refunds * unit_net_usd), 2),
        ROUND(SUM((units - refunds) * unit_net_usd), 2) FROM sku_day GROUP BY 1`,
    expected: world.skuDay.totals.map((row) => [
      ...[row.sku, row.units, row.refunds],
      ...[row.gross, row.netBeforeRefunds, row.refundsNet, row.net].map(Number),
    ]),
    fault: more('sku_day', 'refunds'),
  },
  'subscriptions: periods paid are those sold': {
    sql: `SELECT d.date FROM subscription_day d JOIN (SELECT date,
          SUM(units) FILTER (is_first_period) AS converted, SUM(units) FILTER (NOT is_first_period) AS renewed
        FROM sku_day WHERE purchase_type = 'subscription_renewal' GROUP BY 1) s USING (date)
      WHERE d.trials_converted <> s.converted OR d.later_renewals <> s.renewed`,
    fault: more('subscription_day', 'later_renewals'),
  },
  'active subscriptions are the ones of the day before, plus converted, minus ended': {
    sql: `SELECT date FROM (SELECT *, COALESCE(LAG(active_subscriptions) OVER (ORDER BY date),
        ${world.subscriptions.activeBefore}) AS before FROM subscription_day)
      WHERE active_subscriptions <> before + trials_converted - ended`,
    fault: more('subscription_day', 'ended'),
  },
  'ads of September 3 match the day': {
    sql: `SELECT date FROM app_day a JOIN (SELECT date, SUM(impressions) AS shown, SUM(revenue) AS revenue FROM ad_day
        WHERE ${android} GROUP BY 1) d USING (date)
      WHERE ${android} AND (a.ad_impressions <> d.shown OR a.ad_revenue <> d.revenue)`,
    fault: more('ad_day', 'impressions'),
  },
  'ads by unit, network and country': {
    sql: `SELECT ad_unit, placement, ad_network, CASE WHEN country IN ('NL', 'IT', 'ES', 'PL', 'SE') THEN 'rest'
        ELSE country END, SUM(impressions), SUM(revenue) FROM ad_day WHERE ${android} GROUP BY ALL`,
    expected: world.adDay.units.map((row) => [
      row.unit === 'offerwall' ? null : row.unit,
      ...[row.placement, row.network, row.country, row.impressions, decimal9(row.finalMicros * 1000)],
    ]),
    fault: more('ad_day', 'revenue'),
  },
  'estimates become final with the factor of unit, placement and country': {
    sql: `SELECT ad_unit, placement, country FROM ad_day WHERE ${android} AND estimated_revenue > 0 AND country = 'DE'
      GROUP BY ALL HAVING ROUND(SUM(revenue) / SUM(estimated_revenue), 3) <> CASE ad_unit
        WHEN 'ht_rewarded_main' THEN 1.1 WHEN 'ht_interstitial_level' THEN 0.97 ELSE 0.971 END`,
    fault: `UPDATE ad_day SET revenue = revenue * 1.01`,
  },
  'sources of AppLovin in Germany are its traffic there': {
    sql: `SELECT s.date FROM (SELECT date, SUM(installs) AS installs, SUM(cost_usd) AS cost FROM source_day GROUP BY 1) s
      JOIN traffic_day t ON t.date = s.date AND t.campaign_id = 482390 AND t.country = 'DE'
      WHERE s.installs <> t.installs OR s.cost <> t.cost_usd`,
    fault: more('source_day', 'cost_usd'),
  },
  'level 5 by activity is the conversions and those who had converted before': {
    sql: `SELECT date FROM level_day l JOIN (SELECT date, SUM(conversions) AS n FROM conversion_day GROUP BY 1) c
      USING (date) WHERE l.level = 5 AND l.events < c.n`,
    fault: `UPDATE level_day SET events = 7`,
  },
  'postbacks due are delivered or failed, and fit installs and conversions of the week': {
    sql: `SELECT p.partner_id, kind FROM postback_week p WHERE due <> delivered + failed
      OR (kind = 'install_attributed' AND due <> (SELECT SUM(installs) FROM traffic_day t
        WHERE t.partner_id = p.partner_id AND date <= DATE '2025-09-07'))
      OR (kind = 'goal_attributed' AND due <> (SELECT SUM(conversions) FROM conversion_day t
        WHERE t.partner_id = p.partner_id AND date <= DATE '2025-09-07'))`,
    fault: more('postback_week', 'failed'),
  },
  'the alert fires on the days that the world says': {
    sql: `SELECT date, ROUND(cost_usd / installs, 4), strftime(date + INTERVAL 30 HOUR, '%Y-%m-%dT%H:%M:%S.000Z'),
        strftime(date + INTERVAL 54 HOUR, '%Y-%m-%dT%H:%M:%S.000Z')
      FROM traffic_day WHERE partner_id = 104 AND country = 'US' AND installs >= 50
      AND cost_usd / installs > ${world.alerts.rule.value}`,
    expected: world.alerts.rule.fired.map(({ measured, value, raised, resolved }) => [
      measured,
      value,
      raised,
      resolved,
    ]),
    fault: `UPDATE traffic_day SET cost_usd = cost_usd * 2 WHERE partner_id = 104`,
  },
  'the postbacks that fail are the goal postbacks of the day, of those for its installs and conversions': {
    sql: `SELECT SUM(installs) + any_value(conversions), any_value(conversions) FROM traffic_day
      JOIN conversion_day USING (date, partner_id)
      WHERE partner_id = ${failing.partner} AND date = DATE '${failing.date}'`,
    expected: [[failing.due, failing.failed]],
    fault: more('conversion_day', 'conversions'),
  },
  'MAX fills 80% of the ads that the app asks for': {
    sql: `SELECT SUM(impressions) / ${world.adDay.requestedOfMax} FROM ad_day
      WHERE ${android} AND partner_id = 202 AND date = DATE '${world.adDay.date}'`,
    expected: [[0.8]],
    fault: more('ad_day', 'impressions'),
  },
  'the users of the month are those active before the last day, without the churned, and those who came': {
    sql: `SELECT p.active_users, a.churned_users, a.installs FROM app_day a
      JOIN active_period p ON p.app_id = a.app_id AND p.date_to = a.date WHERE a.date = DATE '${churn.date}'`,
    expected: [[churn.activeBefore - churn.churned + churn.new + churn.back, churn.churned, churn.new]],
    fault: more('app_day', 'churned_users'),
  },
  'eCPM of the alert by day': {
    sql: `SELECT date, ROUND(revenue / impressions * 1000, 2) FROM alert_day`,
    expected: world.alerts.daily.days.map(({ date, ecpm }) => [date, ecpm]),
    fault: `UPDATE alert_day SET revenue = revenue * 1.1`,
  },
  'only the day of the alert is outside its range': {
    sql: `SELECT date FROM alert_day WHERE revenue / impressions * 1000 NOT BETWEEN range_low AND range_high`,
    expected: [[world.alerts.daily.alertDate]],
    fault: `UPDATE alert_day SET range_high = 12`,
  },
  'hours of the alert outside their range': {
    sql: `SELECT hour, ROUND(cost_usd / installs, 2) FROM alert_hour
      WHERE cost_usd / installs NOT BETWEEN range_low AND range_high`,
    expected: [
      [13, 0.88],
      [14, 0.96],
    ],
    fault: `UPDATE alert_hour SET cost_usd = cost_usd * 2`,
  },
  'App Tracking Transparency of iOS installs': {
    sql: `SELECT SUM(value) FROM ios_day WHERE name IN ('authorized', 'denied', 'not_determined', 'restricted')`,
    expected: [[world.iosDay.installs]],
    fault: more('ios_day', 'value'),
  },
  'countries of the rest share it as evenly as possible': {
    sql: `SELECT t.date, t.campaign_id FROM traffic_day t WHERE ${android}
        AND country IN ('NL', 'IT', 'ES', 'PL', 'SE')
      GROUP BY ALL HAVING COUNT(*) <> 5 OR MAX(installs) - MIN(installs) > 1 OR MAX(cost_usd) - MIN(cost_usd) > 0.01`,
    fault: `UPDATE traffic_day SET installs = installs + 7 WHERE country = 'SE'`,
  },
  'cost by day and campaign matches the world': {
    sql: `SELECT date, campaign_id, SUM(cost_usd) FROM traffic_day WHERE campaign_id IS NOT NULL AND ${android}
      GROUP BY ALL`,
    expected: campaignCosts(world).map(([day, ...rest]) => [september(day), ...rest]),
    fault: more('traffic_day', 'cost_usd'),
  },
  'events of the cohort are part of the day': {
    sql: `SELECT a.date FROM app_day a JOIN (SELECT event_date AS date, COUNT(*) AS n FROM install_sessions
          WHERE install_date = DATE '2025-09-01' GROUP BY 1) s USING (date)
        JOIN (SELECT event_date AS date, COUNT(*) AS n FROM install_ads
          WHERE install_date = DATE '2025-09-01' GROUP BY 1) i USING (date)
      WHERE ${android} AND (s.n > a.sessions OR i.n > a.ad_impressions)`,
    fault: `UPDATE app_day SET sessions = 7`,
  },
  'purchases of the cohort are part of those by SKU': {
    sql: `WITH own AS (SELECT event_date AS date, sku, COUNT(*) FILTER (purchase_type IN
          ('one_time', 'consumable', 'subscription_renewal')) AS units FROM install_revenue
        WHERE install_date = DATE '2025-09-01' AND sku IS NOT NULL AND event_date <= DATE '2025-09-14' GROUP BY ALL)
      SELECT date, sku FROM own LEFT JOIN (SELECT date, sku, SUM(units) AS units FROM sku_day GROUP BY ALL) s
        USING (date, sku) WHERE own.units > COALESCE(s.units, 0)`,
    fault: `UPDATE sku_day SET units = 0`,
  },
  'the retargeting campaign over its first week': {
    sql: `SELECT SUM(views)::INT AS views, SUM(clicks)::INT AS clicks, SUM(reengagements)::INT AS reengagements,
        SUM(cost_usd) AS cost, SUM(reengagement_sessions)::INT AS sessions, SUM(reengagement_revenue) AS revenue
      FROM retargeting_day`,
    expected: [[38450, 605, 115, '135.800000000', 390, '66.500000000']],
    fault: `UPDATE retargeting_day SET reengagements = reengagements + 1`,
  },
});
