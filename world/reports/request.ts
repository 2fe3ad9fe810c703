/** Requests of the Reporting API as far as the sample dataset answers them, and their responses. */
import { loadWorld } from '../../lib/facts/sample-world';
import type { MetricSql } from './metric-sql';
import { rounded } from '../../lib/shared/api-rounding';

export interface Filter {
  field: string;
  operator: string;
  values: readonly (string | number)[];
}

interface CommonRequest {
  app_ids: readonly string[];
  interval: { from: string; until: string };
  filters?: readonly Filter[];
  order_by?: readonly { field: string; direction: 'asc' | 'desc' }[];
  page?: { limit?: number; cursor?: string };
}

export interface AcquisitionRequest extends CommonRequest {
  metrics: readonly string[];
  dimensions?: readonly string[];
  view_by?: 'activity_date' | 'install_date';
  granularity?: 'none' | 'day';
  goal_id?: string;
}

export interface CohortRequest extends CommonRequest {
  metric: string;
  days: readonly number[];
  dimension?: string;
  cumulative?: boolean;
  include_immature?: boolean;
  goal_id?: string;
}

export interface EventDrillDownRequest extends CommonRequest {
  event_names: readonly string[];
  metrics: readonly string[];
  dimensions?: readonly string[];
  view_by?: 'activity_date' | 'install_date';
  days_since_install?: readonly number[];
  unit?: string;
}

/** When a report was made. Days of users that were not over by then have no value. */
export type AsOf = string;

export interface Page {
  limit: number;
  next_cursor: string | null;
  has_more: boolean;
  total_rows: number;
}

export interface Meta {
  currency: string;
  time_zone: string;
  data_as_of: AsOf;
  sampled: boolean;
  query_id: string;
}

/** A response of rows with a row over all of them. */
export interface TableResponse {
  data: ReportRow[];
  totals: ReportRow;
  page: Page;
  meta: Meta;
}

export type ReportRow = Record<string, string | number | null>;

/** When a report is made, and the ID of its query. */
export interface Made {
  asOf: AsOf;
  queryId: string;
}

/** What every response says about itself: amounts and days follow the organization's settings. */
export function metaOf({ asOf, queryId }: Made): Meta {
  const { currency, timeZone } = loadWorld().rules;
  return { currency, time_zone: timeZone, data_as_of: asOf, sampled: false, query_id: queryId };
}

/** Rows that a response has if the request does not say. */
const defaultLimit = 100;

/** Where a page starts. A cursor is `{"o":4}` in base64url: the rows before it. @throws Error for any other cursor. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, offset] = /^\{"o":(\d+)\}$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (offset === undefined)
    throw new Error(`"${cursor}" is not a cursor of a response — Take its page.next_cursor.`);
  return Number(offset);
}

/**
 * One page of rows, with what the response says of it.
 * @throws Error for a cursor that no response has.
 */
export function pageOf<T>(rows: readonly T[], page: CommonRequest['page'] = {}): { rows: T[]; page: Page } {
  const limit = page.limit ?? defaultLimit;
  const from = offsetOf(page.cursor);
  const next = from + limit;
  const hasMore = next < rows.length;
  return {
    rows: rows.slice(from, next),
    page: {
      limit,
      next_cursor: hasMore ? Buffer.from(JSON.stringify({ o: next })).toString('base64url') : null,
      has_more: hasMore,
      total_rows: rows.length,
    },
  };
}

/** A response of the rows and the totals that a database has, with amounts as the API rounds them. */
export function tableResponse(
  rows: readonly Record<string, unknown>[],
  [totals = {}]: readonly Record<string, unknown>[],
  { dimensions, metrics }: { dimensions: readonly string[]; metrics: readonly MetricSql[] },
  { page: asked }: CommonRequest,
  made: Made,
): TableResponse {
  const shown = (row: Record<string, unknown>): ReportRow =>
    Object.fromEntries([
      ...dimensions.filter((name) => name in row).map((name) => [name, row[name] ?? null]),
      ...metrics.map(({ name, unit }) => [name, rounded(row[name], unit)]),
    ]) as ReportRow;
  const { rows: data, page } = pageOf(rows.map(shown), asked);
  return { data, totals: shown(totals), page, meta: metaOf(made) };
}
