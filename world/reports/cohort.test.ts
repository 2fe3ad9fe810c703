/** Rows, days and averages of cohorts; metric-example.test.ts has the figures of each metric. */
import { describe, expect, it } from 'vitest';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { cohortReport } from './cohort';
import type { CohortRequest, Filter } from './request';

const database = sampleWorldOfTests();

const paid: Filter = { field: 'traffic_type', operator: 'is', values: ['paid'] };

const day1: CohortRequest = {
  app_ids: ['app_7k2m9qx4t0ab'],
  interval: { from: '2025-09-01', until: '2025-09-01' },
  metric: 'ltv',
  days: [0, 7],
  filters: [paid],
};

const report = (request: CohortRequest, asOf = '2025-09-16T08:45:00.000Z') =>
  cohortReport(database(), request, { asOf, queryId: 'q' });

const both = { ...day1, interval: { from: '2025-09-01', until: '2025-09-02' } };

describe('two cohorts', () => {
  it('have their rows, and an average weighted by size', async () => {
    const { unit, days, data, average, page } = await report(both);
    expect({ unit, days }).toEqual({ unit: 'money', days: [0, 7] });
    const row = { dimension_value: null, mature: [true, true] };
    expect(data).toEqual([
      { ...row, cohort: '2025-09-01', cohort_size: 1000, cost: 800, values: [0.12, 0.4] },
      { ...row, cohort: '2025-09-02', cohort_size: 960, cost: 770, values: [0.099583, 0.359167] },
    ]);
    expect(average).toEqual({ ...row, cohort_size: 1960, cost: 1570, values: [0.11, 0.38] });
    expect(page.total_rows).toBe(2);
  });

  it('have no value of a day that is not over, and leave it out of the average', async () => {
    const { data, average } = await report(both, '2025-09-10T08:45:00.000Z');
    expect(data.map(({ values, mature }) => [values[1], mature[1]])).toEqual([
      [0.4, true],
      [null, false],
    ]);
    expect(average).toMatchObject({ values: [0.11, 0.4], mature: [true, false] });
  });

  it('have it with include_immature, still marked', async () => {
    const { data } = await report({ ...day1, include_immature: true }, '2025-09-09T08:45:00.000Z');
    expect(data[0]).toMatchObject({ values: [0.12, 0.4], mature: [true, false] });
  });

  it('come page by page', async () => {
    const { data, average, page } = await report({ ...both, page: { limit: 1 } });
    expect(data).toHaveLength(1);
    expect(average.cohort_size).toBe(1960);
    expect(page).toMatchObject({ has_more: true, total_rows: 2 });
  });
});

it('adds up days 0 to N if it is asked to', async () => {
  const sessions = { ...day1, metric: 'sessions', days: [0, 1] };
  expect((await report(sessions)).data[0]?.values).toEqual([2.3, 0.76]);
  expect((await report({ ...sessions, cumulative: true })).data[0]?.values).toEqual([2.3, 3.06]);
});

it('covers all users without the filter', async () => {
  const { data } = await report({ ...day1, days: [7], filters: [] });
  expect(data[0]).toMatchObject({ cohort_size: 1250, values: [0.4208] });
});

it('splits a cohort, the largest part first', async () => {
  const { data, average } = await report({ ...day1, dimension: 'partner' });
  expect(data.map((row) => [row.dimension_value, row.cohort_size, row.cost, row.values[1]])).toEqual([
    ['adjoe', 600, 366, 0.366],
    ['AppLovin', 300, 386, 0.484],
    ['Tide Pool Ads', 100, 48, 0.352],
  ]);
  expect(average).toMatchObject({ cohort_size: 1000, cost: 800, values: [0.12, 0.4] });
});

describe('what the dataset does not know', () => {
  const later = { from: '2025-09-01', until: '2025-09-02' };
  it.each<[string, Partial<CohortRequest>, string]>([
    ['a metric of cohorts', { metric: 'clicks' }, 'Cohorts do not have the metric "clicks"'],
    ['a split', { dimension: 'city' }, 'cannot be split by "city" — Take app,'],
    [
      'a filter',
      { filters: [{ field: 'city', operator: 'is', values: ['Berlin'] }] },
      'cannot be split by "city"',
    ],
    ['a day of another date', { interval: later, days: [2] }, 'has ltv of day 2 for September 1 alone'],
    [
      'a metric of another date',
      { interval: later, metric: 'sessions' },
      'has sessions of day 0, 7 for September 1 alone',
    ],
    [
      'a cohort',
      { interval: { from: '2025-01-01', until: '2025-01-02' } },
      'has no cohort from 2025-01-01 to 2025-01-02',
    ],
    ['a time zone', { time_zone: 'UTC' } as object, 'does not answer time_zone "UTC"'],
  ])('%s is refused', async (_, change, message) => {
    await expect(report({ ...day1, ...change })).rejects.toThrow(message);
  });
});
