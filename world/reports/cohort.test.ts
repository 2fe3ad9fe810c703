/** Figures of the sample world, typed here once more so that a change of a metric or a source is noticed. */
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

describe('two cohorts', () => {
  it('have their rows, and an average weighted by size', async () => {
    const both = { ...day1, interval: { from: '2025-09-01', until: '2025-09-02' } };
    const { unit, days, data, average, page } = await report(both);
    expect({ unit, days }).toEqual({ unit: 'money', days: [0, 7] });
    const mature = [true, true];
    expect(data).toEqual([
      {
        cohort: '2025-09-01',
        dimension_value: null,
        cohort_size: 1000,
        cost: 800,
        values: [0.12, 0.4],
        mature,
      },
      {
        cohort: '2025-09-02',
        dimension_value: null,
        cohort_size: 960,
        cost: 770,
        values: [0.099583, 0.359167],
        mature,
      },
    ]);
    expect(average).toEqual({
      dimension_value: null,
      cohort_size: 1960,
      cost: 1570,
      values: [0.11, 0.38],
      mature,
    });
    expect(page.total_rows).toBe(2);
  });

  it('have no value of a day that is not over, and leave it out of the average', async () => {
    const both = { ...day1, interval: { from: '2025-09-01', until: '2025-09-02' } };
    const { data, average } = await report(both, '2025-09-10T08:45:00.000Z');
    expect(data.map(({ values, mature }) => [values[1], mature[1]])).toEqual([
      [0.4, true],
      [null, false],
    ]);
    expect(average.values).toEqual([0.11, 0.4]);
    expect(average.mature).toEqual([true, false]);
  });

  it('have it with include_immature, still marked', async () => {
    const { data } = await report({ ...day1, include_immature: true }, '2025-09-09T08:45:00.000Z');
    expect(data[0]).toMatchObject({ values: [0.12, 0.4], mature: [true, false] });
  });

  it('come page by page', async () => {
    const both = { ...day1, interval: { from: '2025-09-01', until: '2025-09-02' }, page: { limit: 1 } };
    const { data, average, page } = await report(both);
    expect(data).toHaveLength(1);
    expect(average.cohort_size).toBe(1960);
    expect(page).toMatchObject({ has_more: true, total_rows: 2 });
  });
});

describe('metrics of September 1', () => {
  it.each<[Partial<CohortRequest>, string, (number | null)[]]>([
    [{ metric: 'retention', days: [1, 3, 7, 14] }, 'ratio', [0.4, 0.276, 0.18, null]],
    [{ metric: 'arpi', days: [7] }, 'money', [0.05]],
    [{ metric: 'roas', days: [0, 7] }, 'ratio', [0.15, 0.5]],
    [{ metric: 'profit', days: [7] }, 'money', [-400]],
    [{ metric: 'cpi', days: [7] }, 'money', [0.8]],
    [{ metric: 'payer_rate', days: [7] }, 'ratio', [0.046]],
    [{ metric: 'arppu', days: [7] }, 'money', [4.680209]],
    [{ metric: 'ltv_ad', days: [7] }, 'money', [0.18471]],
    [{ metric: 'ltv_purchase', days: [7] }, 'money', [0.21529]],
    [{ metric: 'sessions', days: [0, 1] }, 'count', [2.3, 0.76]],
    [{ metric: 'sessions', days: [0, 1], cumulative: true }, 'count', [2.3, 3.06]],
    [{ metric: 'ad_impressions', days: [1] }, 'count', [1.912]],
    [{ metric: 'goal_conversion_rate', days: [0, 6], goal_id: 'gol_5m8r2x0j7ahs' }, 'ratio', [0.54, 0.8]],
  ])('%j', async (change, unit, values) => {
    const response = await report({ ...day1, ...change });
    expect(response.unit).toBe(unit);
    expect(response.data[0]?.values).toEqual(values);
  });

  it('cover all users without the filter', async () => {
    const { data } = await report({ ...day1, days: [7], filters: [] });
    expect(data[0]).toMatchObject({ cohort_size: 1250, values: [0.4208] });
  });
});

it('splits a cohort, the largest part first', async () => {
  const { data, average } = await report({ ...day1, dimension: 'partner' });
  expect(
    data.map(({ dimension_value, cohort_size, cost, values }) => [
      dimension_value,
      cohort_size,
      cost,
      values,
    ]),
  ).toEqual([
    ['adjoe', 600, 366, [0.109, 0.366]],
    ['AppLovin', 300, 386, [0.144, 0.484]],
    ['Tide Pool Ads', 100, 48, [0.114, 0.352]],
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
