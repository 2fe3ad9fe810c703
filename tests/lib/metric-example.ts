/**
 * Computes the example of a metric that data/metrics.yaml has: the metric's own formula over the sample dataset, through the
 * report that readers would ask. Inputs are the metrics of its formula, from the same report.
 */
import type { Metric } from '../../lib/facts/types';
import type { SampleWorldDatabase } from '../../world/dataset/database';
import { acquisitionReport } from '../../world/reports/acquisition';
import { cohortReport } from '../../world/reports/cohort';
import { eventDrillDown } from '../../world/reports/event-drill-down';
import type { Filter, Made } from '../../world/reports/request';
import { detailedCohort } from '../../world/reports/sources';

type Example = NonNullable<Metric['example']>;

/** What the dataset says. */
export interface ExampleFigures {
  value: number | null;
  inputs: Record<string, number | null>;
}

/** All days N that the dataset has are over. */
const made: Made = { asOf: '2025-10-02T22:00:00.000Z', queryId: 'example' };

const filtersOf = (where: Example['where'] = {}): Filter[] =>
  Object.entries(where).map(([field, value]) => ({ field, operator: 'is', values: [value] }));

/** Day N of a metric for the users of an install date. */
async function inCohort(
  database: SampleWorldDatabase,
  name: string,
  { from, until = from, where, day = 0 }: Example,
): Promise<ExampleFigures> {
  const { average } = await cohortReport(
    database,
    {
      app_ids: [detailedCohort().app],
      interval: { from, until },
      metric: name,
      days: [day],
      filters: filtersOf(where),
    },
    made,
  );
  return { value: average.values[0] ?? null, inputs: {} };
}

/**
 * Evaluates one example.
 * @param name Name of the metric; its day is part of the example.
 * @throws Error if the dataset cannot answer it.
 */
export async function metricExample(
  database: SampleWorldDatabase,
  name: string,
  example: Example,
): Promise<ExampleFigures> {
  const { app = detailedCohort().app, from, until = from, where, event, unit, day } = example;
  if (day !== undefined) return inCohort(database, name, example);
  const inputs = Object.keys(example.inputs ?? {});
  const asked = {
    app_ids: [app],
    interval: { from, until },
    metrics: [...new Set([name, ...inputs])],
    filters: filtersOf(where),
  };
  const { totals } =
    event === undefined
      ? await acquisitionReport(database, asked, made)
      : await eventDrillDown(
          database,
          {
            ...asked,
            event_names: [event],
            ...(unit !== undefined && { unit, view_by: 'install_date', days_since_install: [0] }),
          },
          made,
        );
  const number = (metric: string): number | null => (totals[metric] ?? null) as number | null;
  return { value: number(name), inputs: Object.fromEntries(inputs.map((input) => [input, number(input)])) };
}
