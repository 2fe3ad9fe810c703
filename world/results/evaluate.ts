/**
 * Runs the queries of a page on the sample dataset. A report gives its rows and, as results of one row, what comes with
 * them: `week.totals` (for a cohort, `week.average`) and `week.page`. That way, sentences can name those numbers as
 * well.
 */
import { acquisitionReport } from '../reports/acquisition';
import { cohortReport, type CohortResponse, type CohortRow } from '../reports/cohort';
import { eventDrillDown } from '../reports/event-drill-down';
import type {
  AcquisitionRequest,
  CohortRequest,
  EventDrillDownRequest,
  Made,
  TableResponse,
} from '../reports/request';
import type { ResultRow, SampleWorldDatabase } from '../dataset/database';
import { sampleUuid } from '../../lib/facts/raw-data-samples';
import { describeColumn } from '../../lib/results/columns';
import { decisionResult } from './decisions';
import { expectJsonOf } from '../../lib/results/api-schema';
import type { PageQuery, ReportQuery } from '../../lib/results/side-files';
import type { Result, ResultUnit, ResultValue } from '../../lib/results/types';

/** Results of a query, the first one under its own id, and the response of the API if the query is a request of it. */
export interface Evaluated {
  results: readonly [Result, ...Result[]];
  response: unknown;
}

type Own = Readonly<Record<string, { label?: string; unit?: ResultUnit }>>;

const cell = (value: unknown): ResultValue =>
  value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
    ? ((value ?? null) as ResultValue)
    : JSON.stringify(value);

/** Amounts come from the database as text; a result has numbers. */
const numeric = (value: ResultValue): ResultValue =>
  typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? Number(value) : value;

/** Rows of the database as a result: nested values are JSON text. */
export function toResult(
  id: string,
  rows: readonly Record<string, unknown>[],
  {
    own = {},
    sql,
    tables,
    currency = 'USD',
  }: { own?: Own; sql: string; tables: readonly string[]; currency?: string | undefined },
): Result {
  const names = Object.keys(rows[0] ?? own);
  const values = rows.map((row) => names.map((name) => numeric(cell(row[name]))));
  return {
    id,
    columns: names.map((name, index) =>
      describeColumn(
        name,
        values.map((row) => row[index] ?? null),
        own[name],
      ),
    ),
    rows: values,
    currency,
    sql,
    tables,
  };
}

/** Rows of a cohort response as a table: one column for each day. */
const cohortRows = ({ days }: CohortResponse, rows: readonly CohortRow[]): Record<string, unknown>[] =>
  rows.map(({ cohort, dimension_value, cohort_size, cost, values }) => ({
    ...(cohort === undefined ? {} : { cohort }),
    ...(dimension_value === null ? {} : { dimension_value }),
    cohort_size,
    cost,
    ...Object.fromEntries(days.map((day, index) => [`d${day}`, values[index] ?? null])),
  }));

const cohortColumns = ({ days, unit }: CohortResponse): Own => ({
  cohort: { label: 'Install date', unit: 'date' },
  dimension_value: { label: 'Split', unit: 'text' },
  cohort_size: { label: 'Users', unit: 'count' },
  cost: { unit: 'money' },
  ...Object.fromEntries(
    days.map((day) => [
      `d${day}`,
      { label: `D${day}`, unit: (unit === 'count' ? 'plain' : unit) as ResultUnit },
    ]),
  ),
});

/** Tables of the dataset that a query names. */
function tablesIn(sql: string, tables: readonly string[]): string[] {
  const named = new Set((sql.match(/[a-z_][a-z0-9_]*/gi) ?? []).map((word) => word.replace(/_current$/, '')));
  return tables.filter((table) => named.has(table));
}

/** A response, and what tables and sentences show of it. */
interface Answer {
  response: CohortResponse | TableResponse;
  rows: readonly Record<string, unknown>[];
  /** The row over all rows, by its name in the response. */
  total: { name: string; row: Record<string, unknown> };
  /** What the response says of its columns. */
  columns: Own;
}

async function answerOf(
  database: SampleWorldDatabase,
  { report, request }: ReportQuery,
  made: Made,
): Promise<Answer> {
  if (report === 'cohort') {
    const response = await cohortReport(database, request as unknown as CohortRequest, made);
    const [row = {}] = cohortRows(response, [response.average]);
    return {
      response,
      rows: cohortRows(response, response.data),
      total: { name: 'average', row },
      columns: cohortColumns(response),
    };
  }
  const response =
    report === 'acquisition'
      ? await acquisitionReport(database, request as unknown as AcquisitionRequest, made)
      : await eventDrillDown(database, request as unknown as EventDrillDownRequest, made);
  return { response, rows: response.data, total: { name: 'totals', row: response.totals }, columns: {} };
}

const pageColumns: Own = {
  limit: { label: 'Rows of a page', unit: 'count' },
  total_rows: { label: 'Rows', unit: 'count' },
};

/**
 * Runs a request of the Reporting API.
 * @throws Error if the dataset cannot answer it, or if the API would not take or send such JSON.
 */
async function evaluateReport(
  database: SampleWorldDatabase,
  page: string,
  query: ReportQuery,
): Promise<Evaluated> {
  const { id, report, request, asOf } = query;
  expectJsonOf(report, 'request', request);
  const made = { asOf, queryId: sampleUuid(`${page}/${id}`) };
  const { response, rows, total, columns } = await answerOf(database, query, made);
  expectJsonOf(report, 'response', response);
  const about = { own: { ...columns, ...query.columns }, sql: '', tables: [] };
  const { limit, total_rows } = response.page;
  return {
    results: [
      toResult(id, rows, about),
      toResult(`${id}.${total.name}`, [total.row], about),
      toResult(`${id}.page`, [{ limit, total_rows }], { ...about, own: pageColumns }),
    ],
    response,
  };
}

/**
 * Runs one query.
 * @param page Source of the page, for messages.
 * @param tables Names of all tables of the dataset.
 * @throws Error `what — cure` if the dataset cannot answer it.
 */
export async function evaluate(
  database: SampleWorldDatabase,
  page: string,
  query: PageQuery,
  tables: readonly string[],
): Promise<Evaluated> {
  if ('attributionCase' in query)
    return { results: [decisionResult(query.id, query.attributionCase)], response: null };
  if ('report' in query) return evaluateReport(database, page, query);
  const rows: ResultRow[] = await database.query(query.sql);
  const about = {
    own: query.columns ?? {},
    sql: query.sql,
    tables: tablesIn(query.sql, tables),
    currency: query.currency,
  };
  return { results: [toResult(query.id, rows, about)], response: null };
}
