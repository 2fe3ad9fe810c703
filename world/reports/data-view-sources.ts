/**
 * Further pieces of the sample dataset, for metrics of data views and monetization: purchases by product, subscriptions, ads,
 * postbacks, SKAN, payouts, and the users of a period. Figures that the dataset has for one day or period alone are
 * marked with it, because they do not add up to another period.
 */
import { loadWorld } from '../../lib/facts/sample-world';
import { literal } from './sql';

/** Dates of a figure that is known for these dates together. */
export interface Period {
  from: string;
  until: string;
}

/** A piece as in sources.ts. */
export interface Piece {
  name: string;
  /** Dimension columns other than `date`. */
  dimensions: readonly string[];
  measures: readonly string[];
  /** True if its dates say when users did something, which says nothing about the users of an install date. */
  byActivityOnly?: true;
  /** Its figures hold for this period alone. */
  period?: Period;
  /** SELECT with `date`, the dimensions and the measures. */
  sql: string;
}

/** Columns by which an app's row can be named. */
export const ofApp = ['app', 'app_id', 'platform', 'product'] as const;

/** SELECT with the names of the app next to a source that has `date` and `app_id`. */
const ofTheApp = (from: string, columns: readonly string[]): string => `
  SELECT s.date, s.app_id, a.name AS app, a.platform, a.product_name AS product, ${columns.map((name) => `s.${name}`).join(', ')}
  FROM (${from}) AS s JOIN app_directory AS a USING (app_id)`;

/** A piece about apps as a whole. */
const piece = (
  name: string,
  measures: readonly string[],
  from: string,
  about: Partial<Piece> = { byActivityOnly: true },
): Piece => ({ name, dimensions: ofApp, measures, sql: ofTheApp(from, measures), ...about });

/** Products sold: amounts in USD. Taxes and fees are of all purchases, also of refunded ones. */
function purchases(app: string): Piece {
  return piece(
    'purchases by product',
    ['gross_usd', 'tax_usd', 'store_fee_usd', 'refunded_usd', 'subscription_net_usd'],
    `SELECT s.date, ${literal(app)} AS app_id, s.units * s.unit_gross_usd AS gross_usd,
       s.units * s.unit_tax * r.usd AS tax_usd, s.units * s.unit_store_fee * r.usd AS store_fee_usd,
       s.refunds * s.unit_net_usd AS refunded_usd,
       CASE WHEN s.purchase_type = 'subscription_renewal' THEN (s.units - s.refunds) * s.unit_net_usd END AS subscription_net_usd
     FROM sku_day AS s JOIN exchange_rates AS r USING (currency)`,
  );
}

function subscriptions(app: string): Piece {
  return piece(
    'subscriptions by day',
    ['subscriptions', 'trials', 'renewals', 'subscriptions_ended', 'trials_paid', 'trials_ended'],
    `SELECT date, ${literal(app)} AS app_id, active_subscriptions AS subscriptions, trials_started AS trials,
       trials_converted + later_renewals AS renewals, ended AS subscriptions_ended, trials_converted AS trials_paid,
       trials_ended FROM subscription_day`,
  );
}

/** What the report of the ad partners has in addition to impressions and revenue: clicks, and requests of AppLovin MAX. */
function adReport(app: string): Piece {
  const { date, requestedOfMax, adClicks } = loadWorld().adDay;
  return piece(
    'ad report of one day',
    ['ad_clicks', 'ads_filled', 'ads_requested'],
    `SELECT date, app_id, ${adClicks} AS ad_clicks, ${requestedOfMax} AS ads_requested,
       sum(impressions) FILTER (partner_id = (SELECT partner_id FROM partner_directory WHERE name = 'AppLovin MAX')) AS ads_filled
     FROM ad_day WHERE app_id = ${literal(app)} AND date = DATE ${literal(date)} GROUP BY ALL`,
    { byActivityOnly: true, period: { from: date, until: date } },
  );
}

/** Unique users of the asked period, if the dataset has counted them: each day, a week, and 30 days. */
export const usersOfPeriod = ({ from, until }: Period): string => `
  SELECT app_id, active_users AS active_in_period, average_dau FROM active_period
  WHERE date_from = DATE ${literal(from)} AND date_to = DATE ${literal(until)}
  UNION ALL BY NAME
  SELECT app_id, active_users AS active_in_period, active_users AS average_dau FROM app_day
  WHERE date = DATE ${literal(from)} AND date = DATE ${literal(until)}`;

const unique = (asked: Period): Piece =>
  piece(
    'unique users of the period',
    ['active_in_period', 'average_dau'],
    `SELECT DATE ${literal(asked.until)} AS date, * FROM (${usersOfPeriod(asked)})`,
  );

/** Users of the 30 days before the day on which churn is counted. */
function churnBase(app: string): Piece {
  const { date, activeBefore } = loadWorld().appDay.churn;
  return piece(
    'users of the 30 days before',
    ['active_before'],
    `SELECT DATE ${literal(date)} AS date, ${literal(app)} AS app_id, ${activeBefore} AS active_before`,
    { byActivityOnly: true, period: { from: date, until: date } },
  );
}

function skan(): Piece {
  const { date } = loadWorld().iosDay;
  const names = ['skan_downloads', 'skan_redownloads', 'skan_reengagements'];
  const of = (name: string): string => `any_value(value) FILTER (name = ${literal(name)})`;
  return piece(
    'SKAN postbacks of one day',
    names,
    `SELECT date, app_id, ${of('skan_installs')} AS skan_downloads, ${of('skan_redownloads')} AS skan_redownloads,
       ${of('skan_reengagements')} AS skan_reengagements FROM ios_day GROUP BY date, app_id`,
    { byActivityOnly: true, period: { from: date, until: date } },
  );
}

/** Postbacks of the week that the sample world counts. */
function postbacks(app: string): Piece {
  const { week } = loadWorld().appDay;
  return piece(
    'postbacks of the week',
    ['postbacks_delivered', 'postbacks_given_up'],
    `SELECT DATE ${literal(week.to)} AS date, ${literal(app)} AS app_id, sum(delivered) AS postbacks_delivered,
       sum(failed) AS postbacks_given_up FROM postback_week`,
    { byActivityOnly: true, period: { from: week.from, until: week.to } },
  );
}

/** The users whom the dataset has one by one, as sources.ts finds them. */
interface DetailedUsers {
  app: string;
  date: string;
  /** SELECT of the users, SQL of the day N of an event, and the condition of what counts. */
  users: string;
  dayN: string;
  since: string;
}

/** Days N of the paid users of the detailed cohort, with their revenue to that day. */
function payback(cohort: DetailedUsers): Piece {
  const { app, date } = cohort;
  return piece(
    'days of the paid users of one install date',
    ['n', 'revenue_to_n', 'cost_of_cohort'],
    `SELECT DATE ${literal(date)} AS date, ${literal(app)} AS app_id, n, cost_of_cohort,
       sum(revenue) OVER (ORDER BY n) AS revenue_to_n
     FROM (SELECT ${cohort.dayN} AS n, sum(e.net_usd) AS revenue
           FROM revenue_events_current AS e JOIN (${cohort.users}) AS u USING (user_id)
           WHERE ${cohort.since} AND u.partner_id <> 1 GROUP BY ALL)
     CROSS JOIN (SELECT sum(cost_usd) AS cost_of_cohort FROM traffic_day
           WHERE app_id = ${literal(app)} AND date = DATE ${literal(date)})`,
    { period: { from: date, until: date } },
  );
}

/** Pieces about apps as a whole; the dataset has no partner or country for them. */
export function appPieces(asked: Period, cohort: DetailedUsers): Piece[] {
  const { app } = cohort;
  return [
    purchases(app),
    subscriptions(app),
    adReport(app),
    unique(asked),
    churnBase(app),
    skan(),
    postbacks(app),
    payback(cohort),
  ];
}
