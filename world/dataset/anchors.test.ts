/** Every figure that pages name comes out of a query over the dataset. */
import { describe, expect, it } from 'vitest';
import type { ResultRow } from './database';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { loadWorld } from '../../lib/facts/sample-world';

/** Decimals of the figure; the query's result is rounded to them, half away from zero. */
interface Query {
  sql: string;
  decimals?: number;
}

const app = `app_id = 'app_7k2m9qx4t0ab'`;
const paid = `traffic_type = 'paid'`;
const september1 = `install_date = DATE '2025-09-01' AND ${app}`;
const week = `date BETWEEN DATE '2025-09-01' AND DATE '2025-09-07'`;
const installWeek = `install_date BETWEEN DATE '2025-09-01' AND DATE '2025-09-07'`;
const cohort = `(SELECT COUNT(*) FROM installs WHERE ${september1} AND ${paid})`;
const cohortOf = (partner: number) =>
  `(SELECT COUNT(*) FROM installs WHERE ${september1} AND partner_id = ${partner})`;
const revenue = (to: number, where = paid, from = 0) =>
  `(SELECT SUM(net_usd) FROM install_revenue WHERE ${september1} AND ${where} AND day_n BETWEEN ${from} AND ${to})`;
const traffic = (column: string, where: string) => `(SELECT SUM(${column}) FROM traffic_day WHERE ${where})`;
const cohortCost = (where = 'TRUE') =>
  traffic('cost_usd', `${app} AND date = DATE '2025-09-01' AND ${where}`);
const active = (dayN: number) =>
  `(SELECT COUNT(DISTINCT user_id) FROM install_sessions WHERE ${september1} AND ${paid} AND day_n = ${dayN})`;
const isPurchase = `purchase_type IN ('one_time', 'consumable', 'subscription_start', 'subscription_renewal')`;
const payers = `(SELECT COUNT(DISTINCT user_id) FROM install_revenue
  WHERE ${september1} AND ${paid} AND day_n <= 7 AND ${isPurchase})`;
const converters = (where = paid) =>
  `(SELECT COUNT(DISTINCT user_id) FROM install_conversions
    WHERE ${september1} AND ${where} AND goal_type = 'event')`;
const ltv = (to: number): Query => ({ sql: `SELECT ${revenue(to)} / ${cohort}` });
const roas = (to: number): Query => ({ sql: `SELECT ${revenue(to)} / ${cohortCost()}` });
const retention = (dayN: number): Query => ({ sql: `SELECT ${active(dayN)} / ${cohort}`, decimals: 4 });
const byPartner = (partner: number): Query => ({
  sql: `SELECT ${cohortOf(partner)}, ${cohortCost(`partner_id = ${partner}`)},
      ROUND(${cohortCost(`partner_id = ${partner}`)} / ${cohortOf(partner)}, 6),
      ROUND(${revenue(7, `partner_id = ${partner}`)} / ${cohortOf(partner)}, 6),
      ROUND(${revenue(7, `partner_id = ${partner}`)} / ${cohortCost(`partner_id = ${partner}`)}, 4),
      ROUND(${converters(`partner_id = ${partner}`)} / ${cohortOf(partner)}, 4)`,
});
const keyed = `CASE partner_id WHEN 101 THEN 'adjoe' WHEN 104 THEN 'applovin' WHEN 100417 THEN 'tide' ELSE 'organic' END`;
const appKey = `CASE app_id WHEN 'app_3w8n5r1c6zde' THEN 'ios' WHEN 'app_5t0y7p2v9hjk' THEN 'po' ELSE 'android' END`;
const adDay = `ad_day WHERE ${app} AND date = DATE '2025-09-03'`;
const overview = (column: string) =>
  `(SELECT ${column} FROM app_day WHERE ${app} AND date = DATE '2025-09-03')`;
const ads = `(SELECT SUM(revenue) FROM ${adDay})`;
const shown = `(SELECT SUM(impressions) FROM ${adDay})`;
const sold = (where: string) =>
  `(SELECT SUM((units - refunds) * unit_net_usd) FROM sku_day WHERE date = DATE '2025-09-03' AND ${where})`;
const subscription = `purchase_type = 'subscription_renewal'`;
const allRevenue = `(${ads} + ${sold('TRUE')})`;
const weekCost = traffic('cost_usd', `${app} AND ${week}`);
const weekInstalls = (where = 'TRUE') => traffic('installs', `${app} AND ${week} AND ${where}`);
const cohortRevenue = (where: string) =>
  `(SELECT SUM(revenue_d7) FROM cohort_partner WHERE ${installWeek} AND ${where})`;
const appWeek = (columns: string) => `SELECT ${columns} FROM app_day WHERE ${app} AND ${week}`;
const variant = (key: string) => `
  SELECT '${key}' AS key, COUNT(DISTINCT e.user_id), COUNT(DISTINCT r.user_id),
    ROUND(COUNT(DISTINCT r.user_id) / COUNT(DISTINCT e.user_id), 4),
    ROUND(SUM(r.net_usd) / COUNT(DISTINCT e.user_id), 6)
  FROM experiment_assignment_events_current e
  JOIN installs i USING (install_id)
  LEFT JOIN (SELECT user_id, SUM(net_usd) AS net_usd FROM install_revenue
    WHERE day_n <= 7 AND sku = 'ht_starter_${key.at(-1)}' AND ${isPurchase} GROUP BY 1) r ON r.user_id = e.user_id
  WHERE e.experiment_id = 'exp_9y4c1f7m6gkw' AND e.variant = '${key}' AND i.install_date = DATE '2025-09-01'`;
const effect = (period: string) => `FROM bid_effect WHERE period = '${period}'`;
const source = (column: string, to: string) =>
  `(SELECT SUM(${column}) FROM source_day WHERE source_id = 'pub_88213' AND date BETWEEN DATE '2025-09-01' AND DATE '${to}')`;

const queries: Readonly<Record<string, Query>> = {
  'cohort.paidInstalls': { sql: `SELECT ${cohort}` },
  'cohort.allInstalls': { sql: `SELECT COUNT(*) FROM installs WHERE ${september1}` },
  'cohort.cost': {
    sql: `SELECT SUM(cost) FROM (
      SELECT SUM(cost_usd) AS cost FROM spend_events_current
      WHERE spend_date = '2025-09-01' AND is_selected_source AND ${app})`,
  },
  'cohort.cpi': { sql: `SELECT ${cohortCost()} / ${cohort}` },
  'cohort.blendedCpi': { sql: `SELECT ${cohortCost()} / COUNT(*) FROM installs WHERE ${september1}` },
  'cohort.organicShare': {
    sql: `SELECT AVG(CASE WHEN traffic_type = 'organic' THEN 1 ELSE 0 END) FROM installs WHERE ${september1}`,
  },
  'cohort.revenueD0': { sql: `SELECT ${revenue(0)}` },
  'cohort.revenueD1toD6': { sql: `SELECT ${revenue(6, paid, 1)}` },
  'cohort.revenueDay7': { sql: `SELECT ${revenue(7, paid, 7)}` },
  'cohort.ltvD0': ltv(0),
  'cohort.ltvD7': ltv(7),
  'cohort.ltvD14': ltv(14),
  'cohort.ltvD30': ltv(30),
  'cohort.roasD0': roas(0),
  'cohort.roasD7': roas(7),
  'cohort.roasD14': roas(14),
  'cohort.roasD30': roas(30),
  'cohort.paybackDays': {
    sql: `SELECT MIN(day_n) FROM (
      SELECT day_n, SUM(SUM(net_usd)) OVER (ORDER BY day_n) AS total FROM install_revenue
      WHERE ${september1} AND ${paid} GROUP BY day_n) WHERE total >= ${cohortCost()}`,
  },
  'cohort.profitD7': { sql: `SELECT ${revenue(7)} - ${cohortCost()}` },
  'cohort.retentionD1': retention(1),
  'cohort.retentionD3': retention(3),
  'cohort.retentionD7': retention(7),
  'cohort.retentionD14': retention(14),
  'cohort.retentionD30': retention(30),
  'cohort.rollingRetentionD7': {
    sql: `SELECT COUNT(DISTINCT user_id) / ${cohort} FROM install_sessions
      WHERE ${september1} AND ${paid} AND day_n >= 7`,
  },
  'cohort.all.ltvD7': { sql: `SELECT ${revenue(7, 'TRUE')} / COUNT(*) FROM installs WHERE ${september1}` },
  'cohort.all.roasD7': { sql: `SELECT ${revenue(7, 'TRUE')} / ${cohortCost()}` },
  'cohort.ltvAdD7': { sql: `SELECT ${revenue(7, `${paid} AND revenue_type = 'ad'`)} / ${cohort}` },
  'cohort.ltvPurchaseD7': { sql: `SELECT ${revenue(7, `${paid} AND revenue_type <> 'ad'`)} / ${cohort}` },
  'cohort.payersD7': { sql: `SELECT ${payers}` },
  'cohort.payerRateD7': { sql: `SELECT ${payers} / ${cohort}` },
  'cohort.arppuD7': { sql: `SELECT ${revenue(7, `${paid} AND revenue_type <> 'ad'`)} / ${payers}` },
  'cohort.goalConverters': { sql: `SELECT ${converters()}` },
  'cohort.goalRate': { sql: `SELECT ${converters()} / ${cohort}` },
  'cohort.cpa': { sql: `SELECT ${cohortCost()} / ${converters()}` },
  'cohort.payoutEur.adjoe': {
    sql: `SELECT SUM(payout_amount) FROM payout_events_current JOIN installs USING (install_id)
      WHERE ${september1.replaceAll('app_id', 'installs.app_id')} AND installs.partner_id = 101 AND payout_currency = 'EUR'`,
  },
  'cohort.payoutUsd.adjoe': {
    sql: `SELECT SUM(payout_usd) FROM payout_events_current JOIN installs USING (install_id)
      WHERE ${september1.replaceAll('app_id', 'installs.app_id')} AND installs.partner_id = 101`,
  },
  'cohort.adjoe': byPartner(101),
  'cohort.applovin': byPartner(104),
  'cohort.tide': byPartner(100417),
  'cohort.adjoe.country': {
    sql: `SELECT country, COUNT(*), ANY_VALUE(cost), ROUND(ANY_VALUE(cost) / COUNT(*), 6),
        ROUND(ANY_VALUE(revenue) / ANY_VALUE(cost), 4)
      FROM installs
      JOIN (SELECT country, SUM(cost_usd) AS cost FROM traffic_day
        WHERE date = DATE '2025-09-01' AND campaign_id = 482017 GROUP BY 1) USING (country)
      JOIN (SELECT country, SUM(net_usd) AS revenue FROM install_revenue
        WHERE ${september1} AND partner_id = 101 AND day_n <= 7 GROUP BY 1) USING (country)
      WHERE ${september1} AND partner_id = 101 GROUP BY country`,
  },
  'cohort.viewThrough': {
    sql: `SELECT COUNT(*) FROM installs WHERE ${september1} AND attribution_type = 'view_through'`,
  },
  'cohort.cti.adjoe': {
    sql: `SELECT COUNT(*) / ${traffic('clicks', `date = DATE '2025-09-01' AND campaign_id = 482017`)}
      FROM installs WHERE ${september1} AND partner_id = 101 AND attribution_type = 'click_through'`,
    decimals: 4,
  },
  'cohort.rejectedInstalls': {
    sql: `SELECT COUNT(*) FROM attribution_events_current WHERE status = 'rejected' AND install_type = 'first_install'`,
  },
  'cohort.rejectionRate': {
    sql: `SELECT COUNT(*) / (COUNT(*) + ${cohort}) FROM attribution_events_current WHERE status = 'rejected'`,
    decimals: 4,
  },
  'cohort.compromisedFirstOpen': {
    sql: `SELECT COUNT(*) FROM device_integrity_events_current e JOIN installs i USING (install_id)
      WHERE i.install_date = DATE '2025-09-01' AND check_reason = 'first_open' AND e.integrity_verdict = 'compromised'`,
  },
  'cohort.sessionsD0PerUser': {
    sql: `SELECT COUNT(*) / ${cohort} FROM install_sessions WHERE ${september1} AND ${paid} AND day_n = 0`,
  },
  sept2: {
    sql: `SELECT installs, cost_usd, ROUND(revenue_d0 / installs, 6), ROUND(revenue_d7 / installs, 6)
      FROM cohort_paid WHERE install_date = DATE '2025-09-02'`,
  },
  'sept1and2.average': {
    sql: `SELECT SUM(installs), SUM(cost_usd), SUM(revenue_d0) / SUM(installs), SUM(revenue_d7) / SUM(installs)
      FROM cohort_paid WHERE install_date <= DATE '2025-09-02'`,
  },
  'week.installs': {
    sql: `SELECT ${keyed}, SUM(installs) FROM traffic_day WHERE ${app} AND ${week} GROUP BY 1
      UNION ALL SELECT 'paid', ${weekInstalls('partner_id <> 1')} UNION ALL SELECT 'all', ${weekInstalls()}`,
  },
  'week.cost': {
    sql: `SELECT ${keyed}, SUM(cost_usd) FROM traffic_day WHERE ${app} AND ${week} AND partner_id <> 1 GROUP BY 1
      UNION ALL SELECT 'all', ${weekCost}`,
  },
  'week.cpi': {
    sql: `SELECT ${keyed}, SUM(cost_usd) / SUM(installs) FROM traffic_day
      WHERE ${app} AND ${week} AND partner_id <> 1 GROUP BY 1
      UNION ALL SELECT 'paid', ${weekCost} / ${weekInstalls('partner_id <> 1')}`,
  },
  'week.blendedCpi': { sql: `SELECT ${weekCost} / ${weekInstalls()}` },
  'week.ltvD7': { sql: `SELECT SUM(revenue_d7) / SUM(installs) FROM cohort_paid WHERE ${installWeek}` },
  'week.roasD7': {
    sql: `SELECT SUM(revenue_d7) / SUM(cost_usd) FROM cohort_paid WHERE ${installWeek}`,
    decimals: 4,
  },
  'week.revenueD7': {
    sql: `SELECT ${keyed}, SUM(revenue_d7) FROM cohort_partner WHERE ${installWeek} AND partner_id <> 1 GROUP BY 1
      UNION ALL SELECT 'paid', ${cohortRevenue('partner_id <> 1')}`,
  },
  'week.goalConverters': {
    sql: `SELECT ${keyed}, SUM(goal_converters) FROM cohort_partner WHERE ${installWeek} GROUP BY 1
      UNION ALL SELECT 'paid', SUM(goal_converters) FROM cohort_partner WHERE ${installWeek} AND partner_id <> 1`,
  },
  'week.conversionsByActivity': { sql: `SELECT SUM(conversions) FROM conversion_day WHERE ${week}` },
  'week.levels': {
    sql: `SELECT ${[1, 2, 3, 4, 5].map((level) => `SUM(events) FILTER (level = ${level})`).join(', ')}
      FROM level_day WHERE ${week}`,
  },
  'week.appInstalls': {
    sql: `SELECT ${appKey}, SUM(installs) FROM traffic_day WHERE ${week} GROUP BY 1`,
  },
  'week.appCost': { sql: `SELECT ${appKey}, SUM(cost_usd) FROM traffic_day WHERE ${week} GROUP BY 1` },
  'week.androidRevenue': {
    sql: appWeek('SUM(ad_revenue), SUM(purchase_revenue), SUM(ad_revenue + purchase_revenue)'),
    decimals: 2,
  },
  'week.androidDauSum': { sql: appWeek('SUM(active_users)') },
  'week.appRevenue': {
    sql: `SELECT ${appKey}, SUM(ad_revenue + purchase_revenue) FROM app_day WHERE NOT (${app}) AND ${week} GROUP BY 1`,
  },
  'sept3.adRevenue': { sql: `SELECT ${ads}` },
  'sept3.adImpressions': { sql: `SELECT ${shown}` },
  'sept3.ecpm': { sql: `SELECT ${ads} / ${shown} * 1000` },
  'sept3.dau': { sql: `SELECT ${overview('active_users')}` },
  'sept3.impressionsPerDau': { sql: `SELECT ${shown} / ${overview('active_users')}` },
  'sept3.adArpdau': { sql: `SELECT ${ads} / ${overview('active_users')}` },
  'sept3.adViewers': { sql: `SELECT ${overview('ad_viewers')}` },
  'sept3.oneTimeNet': { sql: `SELECT ${sold(`NOT (${subscription})`)}`, decimals: 2 },
  'sept3.subscriptionNet': { sql: `SELECT ${sold(subscription)}`, decimals: 2 },
  'sept3.revenue': { sql: `SELECT ${allRevenue}`, decimals: 2 },
  'sept3.arpdau': { sql: `SELECT ${allRevenue} / ${overview('active_users')}` },
  'sept3.payerRate': { sql: `SELECT ${overview('payers')} / ${overview('active_users')}`, decimals: 4 },
  'sept3.byPartner': {
    sql: `SELECT partner_id, SUM(impressions), SUM(revenue), ROUND(SUM(revenue) / SUM(impressions) * 1000, 2)
      FROM ${adDay} GROUP BY 1`,
  },
  'sept3.byFormat': {
    sql: `SELECT ad_format, SUM(impressions), ROUND(SUM(revenue), 2),
        ROUND(SUM(revenue) / SUM(impressions) * 1000, 2) FROM ${adDay} GROUP BY 1`,
  },
  'sept3.maxRewardedDE': {
    sql: `SELECT SUM(impressions), ROUND(SUM(estimated_revenue), 2), ROUND(SUM(revenue), 2),
        ROUND(SUM(revenue) / SUM(estimated_revenue), 6)
      FROM ${adDay} AND ad_unit = 'ht_rewarded_main' AND country = 'DE'`,
  },
  stickiness: {
    sql: `SELECT average_dau / active_users FROM active_period WHERE date_to = DATE '2025-09-14'`,
    decimals: 4,
  },
  'board.week': {
    sql: `SELECT * FROM (VALUES ('installs', ${weekInstalls()}::DOUBLE), ('cost', ${weekCost}::DOUBLE),
      ('cpi', (${weekCost} / ${weekInstalls('partner_id <> 1')})::DOUBLE),
      ('revenue', ROUND((${appWeek('SUM(ad_revenue + purchase_revenue)')}), 2)::DOUBLE),
      ('roasD7', ROUND(${cohortRevenue('TRUE')} / ${weekCost}, 4)::DOUBLE),
      ('dauSept7', (SELECT active_users FROM app_day WHERE ${app} AND date = DATE '2025-09-07')::DOUBLE))`,
  },
  bidEffect: {
    sql: `SELECT 'before', installs, cost_usd, ROUND(cost_usd / installs, 6), ROUND(revenue_d7 / cost_usd, 4)
        ${effect('before')}
      UNION ALL SELECT 'after', ${source('installs', '2025-09-07')}, ${source('cost_usd', '2025-09-07')},
        ROUND(${source('cost_usd', '2025-09-07')} / ${source('installs', '2025-09-07')}, 6),
        ROUND(revenue_d7 / ${source('cost_usd', '2025-09-07')}, 4) ${effect('after')}
      UNION ALL SELECT 'twoWeeks', ${source('installs', '2025-09-14')}, ${source('cost_usd', '2025-09-14')}, NULL, NULL`,
  },
  experiment: { sql: `${variant('bundle_a')} UNION ALL ${variant('bundle_b')}` },
};

/** Half away from zero, on the decimal text of the number, so binary fractions cannot tip it. */
function rounded(value: unknown, decimals: number): number {
  const number = Number(value);
  return (Math.sign(number) * Math.round(Number(`${Math.abs(number)}e${decimals}`))) / 10 ** decimals;
}

type Figures = number | number[] | Record<string, number | number[]>;

/** Puts a result into the shape of the anchor. */
function shaped(rows: readonly ResultRow[], like: Figures, decimals: number): Figures {
  const numbers = (row: ResultRow, skip: number): number | number[] => {
    const values = Object.values(row)
      .slice(skip)
      .filter((value) => value !== null);
    const all = values.map((value) => rounded(value, decimals));
    return all.length === 1 ? (all[0] as number) : all;
  };
  if (typeof like === 'number' || Array.isArray(like)) return numbers(rows[0] ?? {}, 0);
  return Object.fromEntries(rows.map((row) => [String(Object.values(row)[0]), numbers(row, 1)]));
}

const database = sampleWorldOfTests();

const { anchors } = loadWorld();

it('has a query for each figure', () => {
  expect(Object.keys(queries).sort()).toEqual(Object.keys(anchors).sort());
});

describe('figure', () => {
  it.each(Object.entries(anchors))('%s', async (name, figures) => {
    const { sql, decimals = 6 } = queries[name] as Query;
    const expected = figures as Figures;
    expect(shaped(await database().query(sql), expected, decimals)).toEqual(expected);
  });
});
