/** SQL of metrics: what data/metrics.yaml says, with days put in, and which measures it reads. */
import { loadMetrics } from '../../lib/facts/load';

export interface MetricSql {
  /** As a request names it: `roas`, `ltv_d7`. */
  name: string;
  unit: string;
  sql: string;
  /** N of a name with a day. */
  day: number | null;
}

/** Keywords and functions of the expressions; all other words are columns. */
const notColumns =
  /^(?:sum|nullif|filter|where|min|max|arg_max|any_value|and|or|not|count|distinct|coalesce|case|when|then|else|end|is|null)$/i;

/** Columns that an expression reads, texts in quotes left out. */
export const columnsIn = (sql: string): string[] => [
  ...new Set(
    [...sql.replace(/'[^']*'/g, '').matchAll(/[a-z_][a-z0-9_]*/gi)]
      .map(([word]) => word)
      .filter((word) => !notColumns.test(word)),
  ),
];

/**
 * SQL of a metric over dates, plain or with a day.
 * @throws Error if data/metrics.yaml has no such metric, or it has no SQL without a cohort.
 */
export function metricSql(name: string): MetricSql {
  const [, base = name, days] = /^(.*)_d(\d+)$/.exec(name) ?? [];
  const metric =
    loadMetrics().find((entry) => entry.name === name) ?? loadMetrics().find((entry) => entry.name === base);
  const day = metric?.name === name || days === undefined ? null : Number(days);
  const sql = day === null ? metric?.sql : metric?.daySql?.replaceAll('{n}', String(day));
  if (!metric || sql === undefined)
    throw new Error(`No SQL for the metric "${name}" — Add it to data/metrics.yaml, or correct the name.`);
  return { name, unit: metric.unit, sql, day };
}

/**
 * SQL of a metric for day N of a cohort.
 * @param cumulative Days 0 to N instead of day N, for the metrics that leave the choice.
 * @throws Error if cohorts do not have the metric.
 */
export function cohortSql(name: string, day: number, cumulative: boolean): { sql: string; unit: string } {
  const metric = loadMetrics().find((entry) => entry.name === name);
  if (!metric?.cohort)
    throw new Error(
      `Cohorts do not have the metric "${name}" — data/metrics.yaml says which ones they have.`,
    );
  return {
    unit: metric.unit,
    sql: metric.cohort.sql
      .replaceAll('{range}', cumulative ? 'n <= {n}' : 'n = {n}')
      .replaceAll('{n}', String(day)),
  };
}
