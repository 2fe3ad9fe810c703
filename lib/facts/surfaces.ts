/**
 * Which dimensions and metrics a surface has. The tables of the pages and the schemas of the reporting API ask here, so
 * that a name is allowed exactly where the dictionary says so.
 */
import { loadDimensions, loadMetrics } from './load';
import type { Dimension, Metric, Surface } from './types';

/** Dimensions of a surface, in the order of the dictionary. */
export const dimensionsOf = (surface: Surface): Dimension[] =>
  loadDimensions().filter(({ surfaces }) => surfaces.includes(surface));

/** Names of a metric on a surface: the plain one, those with a day, or both. */
export function metricNames(metric: Metric, surface: Surface): string[] {
  const plain = metric.surfaces.includes(surface) ? [metric.name] : [];
  const withDay = metric.daySurfaces?.includes(surface)
    ? (metric.days ?? []).map((day) => `${metric.name}_d${day}`)
    : [];
  return [...plain, ...withDay];
}

/** Metrics that have a name on the surface, in the order of the dictionary. */
export const metricsOf = (surface: Surface): Metric[] =>
  loadMetrics().filter((metric) => metricNames(metric, surface).length > 0);

/** Pattern of a name that holds a name of the customer: `event_dimension.{name}`. */
const open = (name: string): string => `^${name.replace('.{name}', '\\.[a-z][a-z0-9_]{0,63}')}$`;

/** JSON Schema that allows the dimensions of a surface. */
export function dimensionSchema(surface: Surface): { anyOf: object[] } | { enum: string[] } {
  const names = dimensionsOf(surface).map(({ name }) => name);
  const closed = { enum: names.filter((name) => !name.includes('{')) };
  const patterns = names.filter((name) => name.includes('{')).map((name) => ({ pattern: open(name) }));
  return patterns.length > 0 ? { anyOf: [closed, ...patterns] } : closed;
}

/** JSON Schema that allows the metrics of a surface. */
export const metricSchema = (surface: Surface): { enum: string[] } => ({
  enum: metricsOf(surface).flatMap((metric) => metricNames(metric, surface)),
});

/** Metrics that cohorts have for each day N, with how they compute them. */
export const cohortMetrics = (): (Metric & { cohort: NonNullable<Metric['cohort']> })[] =>
  loadMetrics().flatMap((metric) => (metric.cohort ? [{ ...metric, cohort: metric.cohort }] : []));
