/** Answers cohort reports from the sample dataset: users of an install date, day by day. */
import type { SampleWorldDatabase } from '../dataset/database';
import { expectAnswered } from './answered';
import { cohortSql } from './metric-sql';
import { metaOf, pageOf, type CohortRequest, type Made, type Meta, type Page } from './request';
import { rounded } from '../../lib/shared/api-rounding';
import { cohortDays, dayN, detailedCohort, since, trafficType, users } from './sources';
import { condition, literal, matureAt } from './sql';

export interface CohortRow {
  cohort?: string;
  dimension_value: string | null;
  cohort_size: number;
  cost: number;
  values: (number | null)[];
  mature: boolean[];
}

export interface CohortResponse {
  unit: string;
  days: number[];
  data: CohortRow[];
  average: CohortRow;
  page: Page;
  meta: Meta;
}

/** Splits that the dataset knows: by partner for the cohort of September 1, and none for other cohorts. */
const names = {
  app: '(SELECT name FROM app_directory AS a WHERE a.app_id = u.app_id)',
  app_id: 'u.app_id',
  partner: '(SELECT name FROM partner_directory AS p WHERE p.partner_id = u.partner_id)',
  partner_id: 'u.partner_id',
  campaign: '(SELECT name FROM campaign_directory AS c WHERE c.campaign_id = u.campaign_id)',
  campaign_id: 'u.campaign_id',
  channel_id: '(SELECT channel_id FROM campaign_directory AS c WHERE c.campaign_id = u.campaign_id)',
  country: 'u.country',
  test_group: 'u.test_group',
  attribution_type: 'u.attribution_type',
  traffic_type: trafficType('u'),
} as const;

function nameSql(field: string): string {
  const sql = (names as Record<string, string>)[field];
  if (!sql)
    throw new Error(
      `Cohorts of the sample dataset cannot be split by "${field}" — Take ${Object.keys(names).join(', ')}.`,
    );
  return sql;
}

/**
 * One row a cohort, split and day N with activity: measures as data/metrics.yaml names them. `users`, `paid_users` and
 * `cost` are for the whole cohort of the split.
 */
function measuresSql({ dimension, filters = [] }: CohortRequest): string {
  const split = dimension === undefined ? 'NULL::VARCHAR' : `(${nameSql(dimension)})::VARCHAR`;
  const where = filters.map((filter) => condition(filter, nameSql(filter.field))).join(' AND ') || 'true';
  const detailedDay = `DATE ${literal(detailedCohort().date)}`;
  const isPlainPaid =
    dimension === undefined &&
    filters.length === 1 &&
    filters[0]?.field === 'traffic_type' &&
    filters[0].operator === 'is' &&
    filters[0].values.join() === 'paid';
  const chosen = `SELECT u.*, ${split} AS split, ${nameSql('traffic_type')} AS traffic_type FROM (${users()}) AS u WHERE ${where}`;
  // Days 0, 1, 3 … of the other cohorts are known for all paid users together.
  const steps = cohortDays.map((day, index) => {
    const before = cohortDays[index - 1];
    return `SELECT install_date AS date, NULL::VARCHAR AS split, installs AS users, installs AS paid_users, cost_usd AS cost,
      ${day} AS n, ${day === 0 ? 'installs' : `active_d${day}`} AS active,
      revenue_d${day}${before === undefined ? '' : ` - revenue_d${before}`} AS revenue
      FROM cohort_paid WHERE install_date <> ${detailedDay}`;
  });
  return `
    WITH chosen AS (${chosen}),
    spent AS (
      SELECT c.split, sum(t.cost_usd / t.installs) AS cost
      FROM chosen AS c JOIN traffic_day AS t
        ON t.date = c.date AND t.app_id = c.app_id AND t.campaign_id = c.campaign_id AND t.country = c.country
      GROUP BY ALL),
    sizes AS (
      SELECT split, count(*) AS users, count(*) FILTER (traffic_type = 'paid') AS paid_users FROM chosen GROUP BY ALL),
    sessions AS (
      SELECT u.split, u.user_id, ${dayN('e.event_time')} AS n, count(*) AS sessions, sum(e.foreground_seconds) AS seconds
      FROM session_events_current AS e JOIN chosen AS u USING (user_id) WHERE ${since} GROUP BY ALL),
    seen AS (SELECT split, user_id, max(n) AS n FROM sessions GROUP BY ALL),
    amounts AS (
      SELECT u.split, u.user_id, ${dayN('e.event_time')} AS n, sum(e.net_usd) AS revenue,
             sum(e.net_usd) FILTER (e.revenue_type = 'ad') AS ad_revenue,
             sum(e.net_usd) FILTER (e.revenue_type IN ('purchase', 'subscription')) AS purchase_revenue,
             count(*) FILTER (e.revenue_type IN ('purchase', 'subscription') AND e.net_usd > 0) AS purchases
      FROM revenue_events_current AS e JOIN chosen AS u USING (user_id) WHERE ${since} GROUP BY ALL),
    paying AS (SELECT split, user_id, min(n) AS n FROM amounts WHERE purchases > 0 GROUP BY ALL),
    converting AS (
      SELECT u.split, u.user_id, min(${dayN('e.event_time')}) AS n
      FROM goal_conversions_current AS e JOIN chosen AS u USING (user_id)
      WHERE ${since} AND e.goal_id = ${literal(detailedCohort().goal)} GROUP BY ALL),
    impressions AS (
      SELECT u.split, ${dayN('e.event_time')} AS n, count(*) AS ad_impressions
      FROM ad_impression_events_current AS e JOIN chosen AS u USING (user_id) WHERE ${since} GROUP BY ALL),
    days AS (
      SELECT split, n, count(*) AS active, sum(sessions) AS sessions, sum(seconds) AS seconds FROM sessions GROUP BY ALL
      UNION ALL BY NAME SELECT split, n, count(*) AS last_seen FROM seen GROUP BY ALL
      UNION ALL BY NAME SELECT split, n, sum(revenue) AS revenue, sum(ad_revenue) AS ad_revenue,
        sum(purchase_revenue) AS purchase_revenue, sum(purchases) AS purchases FROM amounts GROUP BY ALL
      UNION ALL BY NAME SELECT split, n, count(*) AS first_payers FROM paying GROUP BY ALL
      UNION ALL BY NAME SELECT split, n, count(*) AS converters FROM converting GROUP BY ALL
      UNION ALL BY NAME SELECT split, n, ad_impressions FROM impressions)
    SELECT ${detailedDay} AS date, d.*, s.users, s.paid_users, coalesce(p.cost, 0) AS cost
    FROM days AS d JOIN sizes AS s ON s.split IS NOT DISTINCT FROM d.split
    LEFT JOIN spent AS p ON p.split IS NOT DISTINCT FROM d.split
    ${isPlainPaid ? `UNION ALL BY NAME ${steps.join(' UNION ALL BY NAME ')}` : ''}`;
}

/** Metrics that the cohorts of other dates have, and their days. */
const coarseMetrics = ['ltv', 'arpi', 'roas', 'profit', 'retention', 'cpi'];

/**
 * Answers a report.
 * @param made When it is made: RFC 3339.
 * @throws Error if the dataset lacks the metric, split or cohort.
 */
export async function cohortReport(
  database: SampleWorldDatabase,
  request: CohortRequest,
  made: Made,
): Promise<CohortResponse> {
  const { asOf } = made;
  expectAnswered('cohort', request);
  const { from, until } = request.interval;
  const expressions = request.days.map((day) => cohortSql(request.metric, day, request.cumulative ?? false));
  const unit = expressions[0]?.unit ?? 'count';
  // Counts of cohorts are per user of the cohort.
  const shownAs = unit === 'count' ? 'plain' : unit;
  const { date } = detailedCohort();
  if (until > date || from < date) {
    const day = request.days.find((n) => !cohortDays.some((known) => known === n));
    if (!coarseMetrics.includes(request.metric) || day !== undefined)
      throw new Error(
        `The sample dataset has ${request.metric} of day ${day ?? request.days.join(', ')} for September 1 alone — Ask for that date.`,
      );
  }
  const known = request.days.map((day) =>
    request.include_immature === true ? 'true' : matureAt('date', day, asOf),
  );
  const values = expressions.map(
    ({ sql }, index) =>
      `CASE WHEN any_value(${known[index]}) THEN ${sql.replace(/\b(users|paid_users|cost)\b/g, 'any_value($1)')} END AS v${index}`,
  );
  const ages = request.days.map((day, index) => `any_value(${matureAt('date', day, asOf)}) AS m${index}`);
  const rows = await database.query(`
    SELECT date::VARCHAR AS cohort, split, any_value(users) AS size, any_value(cost) AS cost, ${[...values, ...ages].join(', ')}
    FROM (${measuresSql(request)}) WHERE date BETWEEN DATE ${literal(from)} AND DATE ${literal(until)}
    GROUP BY date, split ORDER BY date, size DESC`);
  if (rows.length === 0)
    throw new Error(
      `The sample dataset has no cohort from ${from} to ${until} with these filters — Add the filter traffic_type is paid, or ask for September 1.`,
    );
  const row = (entry: (typeof rows)[number]): Omit<CohortRow, 'cohort'> => ({
    dimension_value: (entry.split as string | null) ?? null,
    cohort_size: Number(entry.size),
    cost: rounded(entry.cost, 'money') ?? 0,
    values: request.days.map((_, index) => rounded(entry[`v${index}`], shownAs)),
    mature: request.days.map((_, index) => entry[`m${index}`] === true),
  });
  const all = rows.map((entry): CohortRow => ({ cohort: String(entry.cohort), ...row(entry) }));
  const { rows: data, page } = pageOf(all, request.page);
  return {
    unit,
    days: [...request.days],
    data,
    average: average(rows.map(row), rows, request.days.length, shownAs),
    page,
    meta: metaOf(made),
  };
}

/** All rows together, weighted by cohort size; days that are not over count for nobody. */
function average(
  shown: readonly Omit<CohortRow, 'cohort'>[],
  exact: readonly Record<string, unknown>[],
  days: number,
  unit: string,
): CohortRow {
  const size = shown.reduce((sum, { cohort_size }) => sum + cohort_size, 0);
  const mean = (index: number): number | null => {
    const known = exact.filter((row) => row[`v${index}`] !== null);
    const weight = known.reduce((sum, row) => sum + Number(row.size), 0);
    const total = known.reduce((sum, row) => sum + Number(row.size) * Number(row[`v${index}`]), 0);
    return weight === 0 ? null : total / weight;
  };
  return {
    dimension_value: null,
    cohort_size: size,
    cost:
      rounded(
        shown.reduce((sum, { cost }) => sum + cost, 0),
        'money',
      ) ?? 0,
    values: Array.from({ length: days }, (_, index) => rounded(mean(index), unit)),
    mature: Array.from({ length: days }, (_, index) => shown.every((row) => row.mature[index])),
  };
}
