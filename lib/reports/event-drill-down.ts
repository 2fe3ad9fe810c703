/** Answers event drill-downs from the sample dataset. */
import type { SampleWorldDatabase } from '../sample-world/database';
import { columnsIn, metricSql } from './metric-sql';
import type { ReportRow } from './acquisition';
import { metaOf, pageOf, type AsOf, type EventDrillDownRequest, type Meta, type Page } from './request';
import { rounded } from './rounding';
import { dayN, detailedCohort, users } from './sources';
import { condition, literal } from './sql';

export interface EventDrillDownResponse {
  data: ReportRow[];
  totals: ReportRow;
  page: Page;
  meta: Meta;
}

const level = 'event_dimension.level';

/** Dimensions of single events; the name of an event's own dimension stays as it is. */
const fieldSql = (field: string): string => (field.startsWith('event_dimension.') ? `"${field}"` : field);

const partner = '(SELECT name FROM partner_directory AS p WHERE p.partner_id = s.partner_id) AS partner';

const trafficType = "CASE WHEN s.partner_id = 1 THEN 'organic' ELSE 'paid' END AS traffic_type";

/** Events of levels by day of activity. A user finishes a level once, so users are events. */
const byActivity = `
  SELECT date, 'level_completed' AS event_name, level::VARCHAR AS "${level}", events, events AS event_users,
         events AS value_sum FROM level_day`;

/** Users who finished level 5 on days 0 to 6, by install date; those of September 1 come from their events. */
const byInstall = (days: readonly number[]): string => `
  SELECT s.date, s.event_name, s.dimensions['level'] AS "${level}", s.partner_id, ${partner}, ${trafficType},
         1 AS events, CASE WHEN row_number() OVER (PARTITION BY s.user_id, s.event_name, s.dimensions['level']) = 1 THEN 1 ELSE 0 END AS event_users,
         s.value AS value_sum
  FROM (SELECT u.date, u.partner_id, e.user_id, e.event_name, e.dimensions, e.value, ${dayN('e.event_time')} AS n
        FROM user_events_current AS e JOIN (${users()}) AS u USING (user_id)) AS s
  WHERE s.n IN (${days.join(', ')})
  UNION ALL BY NAME
  SELECT s.install_date AS date, 'level_completed' AS event_name, '5' AS "${level}", s.partner_id, ${partner}, ${trafficType},
         s.goal_converters AS events, s.goal_converters AS event_users, s.goal_converters AS value_sum
  FROM cohort_partner AS s WHERE s.install_date <> DATE ${literal(detailedCohort().date)}`;

const goalDays = '0,1,2,3,4,5,6';

/** @throws Error if the dataset cannot answer, with what it can answer. */
function check({
  view_by,
  days_since_install = [],
  filters = [],
  interval,
  dimensions = [],
}: EventDrillDownRequest): void {
  if (view_by !== 'install_date') {
    const other = [...dimensions, ...filters.map(({ field }) => field)].find((field) => field !== level);
    if (other !== undefined)
      throw new Error(`The sample dataset has events by activity date by ${level} alone, not by ${other}.`);
    return;
  }
  const isLevel5 = filters.some(({ field, values }) => field === level && values.join() === '5');
  const { date } = detailedCohort();
  const isOneDay = interval.from === date && interval.until === date;
  if (!isOneDay && !(isLevel5 && days_since_install.join() === goalDays))
    throw new Error(
      'The sample dataset has events by install date for September 1, and for other dates who finished level 5 on days 0 to 6 — Ask for one of them.',
    );
}

/**
 * Answers a report.
 * @throws Error if the dataset cannot split or count as asked.
 */
export async function eventDrillDown(
  database: SampleWorldDatabase,
  request: EventDrillDownRequest,
  { asOf, queryId }: { asOf: AsOf; queryId: string },
): Promise<EventDrillDownResponse> {
  check(request);
  const { interval, dimensions = [], filters = [] } = request;
  const metrics = request.metrics.map(metricSql);
  const isByInstall = request.view_by === 'install_date';
  const source = isByInstall ? byInstall(request.days_since_install ?? [0]) : byActivity;
  const where = [
    `date BETWEEN DATE ${literal(interval.from)} AND DATE ${literal(interval.until)}`,
    `event_name IN (${request.event_names.map(literal).join(', ')})`,
    ...filters.map((filter) => condition(filter, fieldSql(filter.field))),
  ].join(' AND ');
  const facts = `SELECT * FROM (${source}) WHERE ${where}`;
  const groups = dimensions.map(fieldSql);
  const order = (request.order_by ?? []).map(({ field, direction }) => `${fieldSql(field)} ${direction}`);
  const rows = await database.query(`
    SELECT ${[...groups, ...metrics.map(({ sql, name }) => `${sql} AS ${name}`)].join(', ')} FROM (${facts})
    ${groups.length > 0 ? `GROUP BY ${groups.join(', ')}` : ''} ORDER BY ${[...order, ...groups].join(', ') || '1'}`);

  // A user who finished several levels counts once in the total.
  const distinct = isByInstall
    ? null
    : ((
        await database.query(`SELECT event_users FROM level_period
          WHERE date_from = DATE ${literal(interval.from)} AND date_to = DATE ${literal(interval.until)}`)
      )[0]?.event_users ?? null);
  const needsDistinct = metrics.some(({ sql }) => columnsIn(sql).includes('event_users')) && !isByInstall;
  if (needsDistinct && groups.length > 0 && filters.length === 0 && distinct === null)
    throw new Error(
      `The sample dataset does not know how many users did the events from ${interval.from} to ${interval.until} — Ask for September 1 to 7.`,
    );
  const [sums = {}] = await database.query(
    `SELECT ${metrics
      .map(({ sql, name }) =>
        distinct === null
          ? `${sql} AS ${name}`
          : `${sql.replaceAll('sum(event_users)', String(distinct))} AS ${name}`,
      )
      .join(', ')} FROM (${facts})`,
  );
  const shown = (row: Record<string, unknown>): ReportRow =>
    Object.fromEntries([
      ...dimensions.filter((name) => name in row).map((name) => [name, row[name] ?? null]),
      ...metrics.map(({ name, unit }) => [name, rounded(row[name], unit)]),
    ]) as ReportRow;
  const { rows: data, page } = pageOf(rows.map(shown), request.page);
  return {
    data,
    totals: shown(sums),
    page,
    meta: metaOf(asOf, queryId),
  };
}
