/** Runs the queries of a page on the sample dataset. */
import { acquisitionReport } from '../reports/acquisition';
import { cohortReport, type CohortResponse } from '../reports/cohort';
import { eventDrillDown } from '../reports/event-drill-down';
import type { AcquisitionRequest, CohortRequest, EventDrillDownRequest } from '../reports/request';
import type { ResultRow, SampleWorldDatabase } from '../sample-world/database';
import { sampleUuid } from '../facts/raw-data-samples';
import { describeColumn } from './columns';
import { decisionResult } from './decisions';
import type { PageQuery } from './side-files';
import type { Result, ResultUnit, ResultValue } from './types';

/** A result, and the response of the API if the query is a request of it. */
export interface Evaluated {
  result: Result;
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

function toResult(
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

/** A cohort response as a table: a row a cohort and split, a column a day. */
const cohortRows = ({ days, data }: CohortResponse): Record<string, unknown>[] =>
  data.map(({ cohort, dimension_value, cohort_size, cost, values }) => ({
    cohort,
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

/**
 * Runs one query.
 * @param page Source of the page, for messages.
 * @param tables Names of all tables of the dataset.
 * @throws Error `side file: id: what — cure` if the dataset cannot answer it.
 */
export async function evaluate(
  database: SampleWorldDatabase,
  page: string,
  query: PageQuery,
  tables: readonly string[],
): Promise<Evaluated> {
  if ('attributionCase' in query)
    return { result: decisionResult(query.id, query.attributionCase), response: null };
  const own = query.columns ?? {};
  if ('sql' in query) {
    const rows: ResultRow[] = await database.query(query.sql);
    return {
      result: toResult(query.id, rows, {
        own,
        sql: query.sql,
        tables: tablesIn(query.sql, tables),
        currency: query.currency,
      }),
      response: null,
    };
  }
  const made = { asOf: query.asOf, queryId: sampleUuid(`${page}/${query.id}`) };
  if (query.report === 'cohort') {
    const response = await cohortReport(database, query.request as unknown as CohortRequest, made);
    const result = toResult(query.id, cohortRows(response), {
      own: { ...cohortColumns(response), ...own },
      sql: '',
      tables: [],
    });
    return { result, response };
  }
  const response =
    query.report === 'acquisition'
      ? await acquisitionReport(database, query.request as unknown as AcquisitionRequest, made)
      : await eventDrillDown(database, query.request as unknown as EventDrillDownRequest, made);
  return { result: toResult(query.id, response.data, { own, sql: '', tables: [] }), response };
}
