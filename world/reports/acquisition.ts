/** Answers acquisition reports from the sample dataset. */
import type { SampleWorldDatabase } from '../dataset/database';
import { expectAnswered } from './answered';
import { columnsIn, metricSql, type MetricSql } from './metric-sql';
import { tableResponse, type AcquisitionRequest, type AsOf, type Made, type TableResponse } from './request';
import { reportPieces, cohortDays, type Piece } from './sources';
import { condition, literal, matureAt } from './sql';

const maturity = cohortDays.map((day) => `mature_d${day}`);

/** Pieces that bring a measure of the metrics; each must know the dimensions that the report asks for. */
function piecesFor(
  metrics: readonly MetricSql[],
  dimensions: readonly string[],
  filters: readonly string[],
  { view_by: viewBy, interval, granularity }: AcquisitionRequest,
): { pieces: Piece[]; left: Piece[] } {
  const asked = [...dimensions, ...filters];
  const all = reportPieces(interval, viewBy === 'install_date');
  const wanted = new Set(metrics.flatMap(({ sql }) => columnsIn(sql)));
  for (const name of [...asked, ...maturity, 'date']) wanted.delete(name);
  const known = new Set(all.flatMap((piece) => piece.measures));
  for (const name of wanted) {
    const isDimension = all.some((piece) => piece.dimensions.includes(name));
    if (!known.has(name) && !isDimension)
      throw new Error(
        `The sample dataset has no "${name}" — Ask for another metric, or add it to the dataset.`,
      );
  }
  const pieces = all.filter((piece) => piece.measures.some((name) => wanted.has(name)));
  const byActivity = pieces.find((piece) => piece.byActivityOnly);
  if (viewBy === 'install_date' && byActivity)
    throw new Error(
      `The sample dataset has the ${byActivity.name} by activity date alone — Ask for view_by activity_date, or for other metrics.`,
    );
  const other = pieces.find(
    ({ period }) => period && (period.from !== interval.from || period.until !== interval.until),
  );
  if (other?.period)
    throw new Error(
      `The sample dataset has the ${other.name} from ${other.period.from} to ${other.period.until} alone — Ask for these dates, or for other metrics.`,
    );
  const unique = pieces.find((piece) => piece.measures.includes('active_in_period'));
  if (unique && granularity === 'day' && interval.from !== interval.until)
    throw new Error(
      `The sample dataset has the ${unique.name} once, not for each day — Leave the granularity out, or ask for one day.`,
    );
  const fitting = pieces.filter((piece) => asked.every((name) => piece.dimensions.includes(name)));
  for (const name of wanted) {
    if (known.has(name) && !fitting.some((piece) => piece.measures.includes(name)))
      throw new Error(
        `The sample dataset has no "${name}" by ${asked.join(', ')} — Leave a dimension or a filter out.`,
      );
  }
  return { pieces: fitting, left: pieces.filter((piece) => !fitting.includes(piece)) };
}

/**
 * Revenue of users whose days are over must not be missing from a report without a word.
 * @throws Error naming the first date that a piece that was left out has figures for.
 */
async function expectNothingLeft(
  database: SampleWorldDatabase,
  left: readonly Piece[],
  metrics: readonly MetricSql[],
  request: AcquisitionRequest,
  asOf: AsOf,
): Promise<void> {
  const days = metrics.flatMap(({ day }) => (day === null ? [] : [day]));
  const { from, until } = request.interval;
  for (const piece of left) {
    const [row] = await database.query(`SELECT min(date)::VARCHAR AS date FROM (${piece.sql})
      WHERE date BETWEEN DATE ${literal(from)} AND DATE ${literal(until)}
        AND (${days.map((day) => matureAt('date', day, asOf)).join(' OR ') || 'true'})`);
    if (row?.date)
      throw new Error(
        `The sample dataset cannot split the ${piece.name} as this report asks, and ${String(row.date)} has some — Leave a dimension out, or ask for other dates.`,
      );
  }
}

/** SELECT of the facts that the report adds up, over its dates. */
function factsSql(pieces: readonly Piece[], { interval, app_ids }: AcquisitionRequest, asOf: AsOf): string {
  const union = pieces.map((piece) => piece.sql).join('\nUNION ALL BY NAME\n');
  const ages = cohortDays.map((day) => `${matureAt('date', day, asOf)} AS mature_d${day}`);
  return `SELECT *, ${ages.join(', ')} FROM (${union})
    WHERE app_id IN (${app_ids.map(literal).join(', ')})
      AND date BETWEEN DATE ${literal(interval.from)} AND DATE ${literal(interval.until)}`;
}

/** A metric of one row: of day N only if all users of the row have finished the day. */
const inRow = ({ sql, day, name }: MetricSql): string =>
  day === null ? `${sql} AS ${name}` : `CASE WHEN bool_and(mature_d${day}) THEN ${sql} END AS ${name}`;

/** Revenue counts in a total if its day is over; before, it is not known. */
const mature = (facts: string): string => {
  const known = cohortDays.map(
    (day) => `CASE WHEN mature_d${day} THEN revenue_d${day} END AS revenue_d${day}`,
  );
  return facts.includes('revenue_d') ? `SELECT * REPLACE (${known.join(', ')}) FROM (${facts})` : facts;
};

/**
 * Answers a report.
 * @param made When it is made: RFC 3339.
 * @throws Error if the dataset lacks a metric or cannot split it so, with what to ask for instead.
 */
export async function acquisitionReport(
  database: SampleWorldDatabase,
  request: AcquisitionRequest,
  made: Made,
): Promise<TableResponse> {
  const { asOf } = made;
  expectAnswered('acquisition', request);
  const metrics = request.metrics.map(metricSql);
  const dimensions = [...(request.granularity === 'day' ? ['date'] : []), ...(request.dimensions ?? [])];
  const filters = request.filters ?? [];
  const isMetric = (field: string): boolean => request.metrics.includes(field);
  const where = filters.filter(({ field }) => !isMetric(field));
  const having = filters.filter(({ field }) => isMetric(field));
  const { pieces, left } = piecesFor(
    metrics,
    dimensions.filter((name) => name !== 'date'),
    where.map(({ field }) => field),
    request,
  );
  await expectNothingLeft(database, left, metrics, request, asOf);
  const chosen = where.map((filter) => condition(filter, filter.field)).join(' AND ') || 'true';
  const facts = mature(`SELECT * FROM (${factsSql(pieces, request, asOf)}) WHERE ${chosen}`);
  const order = (request.order_by ?? []).map(({ field, direction }) => `${field} ${direction} NULLS LAST`);
  const columns = [...dimensions, ...metrics.map(inRow)].join(', ');
  const rows = `SELECT ${columns} FROM (${facts}) ${dimensions.length > 0 ? `GROUP BY ${dimensions.join(', ')}` : ''}
    ${having.length > 0 ? `HAVING ${having.map((filter) => condition(filter, filter.field)).join(' AND ')}` : ''}`;
  const sorted = `SELECT * FROM (${rows}) ORDER BY ${[...order, ...dimensions].join(', ') || '1'}`;

  // Totals are over the rows that the filters leave.
  const kept =
    having.length > 0 && dimensions.length > 0
      ? `SELECT f.* FROM (${facts}) AS f SEMI JOIN (${rows}) AS r USING (${dimensions.join(', ')})`
      : facts;
  const totalsSql = `SELECT ${metrics.map(({ sql, name }) => `${sql} AS ${name}`).join(', ')} FROM (${kept})`;

  const [all, totals] = [await database.query(sorted), await database.query(totalsSql)];
  return tableResponse(all, totals, { dimensions, metrics }, request, made);
}
