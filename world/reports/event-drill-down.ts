/** Answers event drill-downs from the sample dataset. */
import type { SampleWorldDatabase } from '../dataset/database';
import { expectAnswered } from './answered';
import { columnsIn, metricSql } from './metric-sql';
import { tableResponse, type EventDrillDownRequest, type Made, type TableResponse } from './request';
import { usersOfPeriod } from './data-view-sources';
import { dayN, detailedCohort, trafficType, users } from './sources';
import { condition, literal } from './sql';

const level = 'event_dimension.level';

/** Dimensions of single events; the name of an event's own dimension stays as it is. */
const fieldSql = (field: string): string => (field.startsWith('event_dimension.') ? `"${field}"` : field);

const partner = '(SELECT name FROM partner_directory AS p WHERE p.partner_id = s.partner_id) AS partner';

const traffic = `${trafficType('s')} AS traffic_type`;

/** Events of levels by day of activity. A user finishes a level once, so users are events. */
const byActivity = (interval: EventDrillDownRequest['interval']): string => `
  SELECT date, 'level_completed' AS event_name, level::VARCHAR AS "${level}", events, events AS event_users,
         events AS value_sum, 1 AS value_min, 1 AS value_max, 'count' AS unit,
         (SELECT active_in_period FROM (${usersOfPeriod(interval)}) WHERE app_id = ${literal(detailedCohort().app)}) AS active_in_period
  FROM level_day`;

/** Users who finished level 5 on days 0 to 6, by install date. For September 1, they come from the events. */
const byInstall = (days: readonly number[] | undefined): string => `
  SELECT s.date, s.event_name, s.dimensions['level'] AS "${level}", s.partner_id, ${partner}, ${traffic},
         s.user_id, 1 AS events,
         CASE WHEN row_number() OVER (PARTITION BY s.user_id, s.event_name, s.dimensions['level']) = 1 THEN 1 ELSE 0 END AS event_users,
         s.value AS value_sum, s.value AS value_min, s.value AS value_max, s.unit
  FROM (SELECT u.date, u.partner_id, e.user_id, e.event_name, e.dimensions, e.value, e.unit, ${dayN('e.event_time')} AS n
        FROM user_events_current AS e JOIN (${users()}) AS u USING (user_id)) AS s
  WHERE ${days === undefined ? 'true' : `s.n IN (${days.join(', ')})`}
  UNION ALL BY NAME
  SELECT s.install_date AS date, 'level_completed' AS event_name, '5' AS "${level}", s.partner_id, ${partner}, ${traffic},
         s.goal_converters AS events, s.goal_converters AS event_users, s.goal_converters AS value_sum,
         1 AS value_min, 1 AS value_max, 'count' AS unit
  FROM cohort_partner AS s WHERE s.install_date <> DATE ${literal(detailedCohort().date)}`;

const goalDays = '0,1,2,3,4,5,6';

/** True if it is about the users whom the dataset has one by one. */
function isOneDay({ interval }: EventDrillDownRequest): boolean {
  const { date } = detailedCohort();
  return interval.from === date && interval.until === date;
}

/** The level that a request is about, if it is one alone. */
const oneLevel = ({ filters = [] }: EventDrillDownRequest): string | undefined =>
  filters
    .find(({ field, operator, values }) => field === level && operator === 'is' && values.length === 1)
    ?.values.join();

/** @throws Error if the dataset cannot answer, with what it can answer. */
function check(request: EventDrillDownRequest): void {
  const { event_names, view_by, days_since_install = [], filters = [], dimensions = [] } = request;
  const isByInstall = view_by === 'install_date';
  const otherEvent = event_names.find((name) => name !== 'level_completed');
  if (otherEvent !== undefined && !(isByInstall && isOneDay(request)))
    throw new Error(
      `The sample dataset has the event "${otherEvent}" by install date for September 1 alone — Ask for that, or for level_completed.`,
    );
  if (!isByInstall) {
    const other = [...dimensions, ...filters.map(({ field }) => field)].find((field) => field !== level);
    if (other !== undefined)
      throw new Error(
        `The sample dataset cannot split events of an activity date by ${other} — Take ${level} alone, or view_by install_date.`,
      );
    return;
  }
  if (!isOneDay(request) && !(oneLevel(request) === '5' && days_since_install.join() === goalDays))
    throw new Error(
      'The sample dataset has events by install date for September 1, and for other dates who finished level 5 on days 0 to 6 — Ask for one of them.',
    );
}

/**
 * SQL that counts users of the rows and of their total. A user who finished two levels counts once in a total, and so
 * in a row of both.
 * @throws Error if the dataset does not know how many users there are.
 */
async function usersSql(
  database: SampleWorldDatabase,
  request: EventDrillDownRequest,
): Promise<{ ofRow: string; ofTotal: string }> {
  const sum = 'sum(event_users)';
  if (request.view_by === 'install_date') {
    const distinct = isOneDay(request) ? 'count(DISTINCT user_id)' : sum;
    return { ofRow: distinct, ofTotal: distinct };
  }
  // A user finishes a level once.
  if (oneLevel(request) !== undefined) return { ofRow: sum, ofTotal: sum };
  const { interval, filters = [], dimensions = [] } = request;
  const [known] = await database.query(`SELECT event_users FROM level_period
    WHERE date_from = DATE ${literal(interval.from)} AND date_to = DATE ${literal(interval.until)}`);
  if (!known || filters.length > 0)
    throw new Error(
      `The sample dataset does not know how many users did the events from ${interval.from} to ${interval.until} with these filters — Ask for September 1 to 7 without a filter, or for one level.`,
    );
  const distinct = String(known.event_users);
  return { ofRow: dimensions.length > 0 ? sum : distinct, ofTotal: distinct };
}

/**
 * Answers a report.
 * @throws Error if the dataset cannot split or count as asked.
 */
export async function eventDrillDown(
  database: SampleWorldDatabase,
  request: EventDrillDownRequest,
  made: Made,
): Promise<TableResponse> {
  expectAnswered('event-drill-down', request);
  check(request);
  const { interval, dimensions = [], filters = [] } = request;
  const metrics = request.metrics.map(metricSql);
  const countsUsers = metrics.some(({ sql }) => columnsIn(sql).includes('event_users'));
  const { ofRow, ofTotal } = countsUsers ? await usersSql(database, request) : { ofRow: '', ofTotal: '' };
  const selected = (counted: string): string[] =>
    metrics.map(({ sql, name }) => `${sql.replaceAll('sum(event_users)', counted)} AS ${name}`);
  const source =
    request.view_by === 'install_date' ? byInstall(request.days_since_install) : byActivity(interval);
  const where = [
    `date BETWEEN DATE ${literal(interval.from)} AND DATE ${literal(interval.until)}`,
    `event_name IN (${request.event_names.map(literal).join(', ')})`,
    ...filters.map((filter) => condition(filter, fieldSql(filter.field))),
    ...(request.unit === undefined ? [] : [`unit = ${literal(request.unit)}`]),
  ].join(' AND ');
  const facts = `SELECT * FROM (${source}) WHERE ${where}`;
  const groups = dimensions.map(fieldSql);
  const order = (request.order_by ?? []).map(({ field, direction }) => `${fieldSql(field)} ${direction}`);
  const rows = await database.query(`
    SELECT ${[...groups, ...selected(ofRow)].join(', ')} FROM (${facts})
    ${groups.length > 0 ? `GROUP BY ${groups.join(', ')}` : ''} ORDER BY ${[...order, ...groups].join(', ') || '1'}`);
  const totals = await database.query(`SELECT ${selected(ofTotal).join(', ')} FROM (${facts})`);
  return tableResponse(rows, totals, { dimensions, metrics }, request, made);
}
