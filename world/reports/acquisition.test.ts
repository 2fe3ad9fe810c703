/** How a report is filtered, ordered and paged; metric-example.test.ts has the figures. */
import { describe, expect, it } from 'vitest';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { acquisitionReport } from './acquisition';
import type { AcquisitionRequest, Filter } from './request';

const database = sampleWorldOfTests();

const paid: Filter = { field: 'traffic_type', operator: 'is', values: ['paid'] };

const day1: AcquisitionRequest = {
  app_ids: ['app_7k2m9qx4t0ab'],
  interval: { from: '2025-09-01', until: '2025-09-01' },
  metrics: ['installs', 'cost'],
};

const report = (request: AcquisitionRequest, asOf = '2025-09-16T08:45:00.000Z') =>
  acquisitionReport(database(), request, { asOf, queryId: 'q' });

/** The example of the API: countries with at least 50 installs a day from channel 7. */
const week: AcquisitionRequest = {
  ...day1,
  interval: { from: '2025-09-01', until: '2025-09-07' },
  granularity: 'day',
  dimensions: ['partner', 'country'],
  metrics: ['installs', 'cost', 'cpi', 'roas_d7'],
  filters: [
    { field: 'channel_id', operator: 'is', values: [7] },
    { field: 'installs', operator: 'gte', values: [50] },
  ],
  order_by: [
    { field: 'date', direction: 'asc' },
    { field: 'cost', direction: 'desc' },
  ],
  page: { limit: 4 },
};

describe('the week of the API example', () => {
  it('is answered in order, with totals over all pages, and goes on at the cursor', async () => {
    const asOf = '2025-09-10T08:45:00.000Z';
    const { data, totals, page, meta } = await report(week, asOf);
    expect(data.map(({ date, country, installs, roas_d7 }) => [date, country, installs, roas_d7])).toEqual([
      ['2025-09-01', 'DE', 412, 0.48],
      ['2025-09-01', 'AT', 120, 0.8033],
      ['2025-09-01', 'CH', 68, 0.9684],
      ['2025-09-02', 'DE', 398, null],
    ]);
    expect(totals).toEqual({ installs: 5120, cost: 3174.4, cpi: 0.62, roas_d7: 0.6 });
    expect(page).toEqual({ limit: 4, next_cursor: 'eyJvIjo0fQ', has_more: true, total_rows: 21 });
    expect(meta).toMatchObject({ currency: 'USD', time_zone: 'Europe/Berlin', data_as_of: asOf });
    const second = await report({ ...week, page: { limit: 4, cursor: 'eyJvIjo0fQ' } }, asOf);
    expect(second.data[0]).toMatchObject({ date: '2025-09-02', country: 'AT' });
    expect(second.totals).toEqual(totals);
  });

  it('has no total of day 7 before it is over for anybody', async () => {
    const { data, totals } = await report(week, '2025-09-09T08:45:00.000Z');
    expect([data[0]?.roas_d7, totals.roas_d7]).toEqual([null, null]);
  });

  it('is not split by country where the revenue is known by partner alone', async () => {
    await expect(report(week, '2025-09-16T08:45:00.000Z')).rejects.toThrow(
      'The sample dataset cannot split the cohorts by partner as this report asks, and 2025-09-02 has some — Leave',
    );
  });
});

describe('costs by install date', () => {
  const byInstall: AcquisitionRequest = {
    ...day1,
    interval: { from: '2025-09-01', until: '2025-09-14' },
    view_by: 'install_date',
    granularity: 'day',
    filters: [paid],
  };

  it('are those of the cohorts, whose users convert on later days as well', async () => {
    const cohorts = await database().query(
      `SELECT install_date::VARCHAR AS date, installs, cost_usd::DOUBLE AS cost FROM cohort_paid ORDER BY 1`,
    );
    const { data } = await report(byInstall);
    expect(cohorts).toHaveLength(14);
    expect(data).toEqual(cohorts);
    expect(data[3]).toMatchObject({ date: '2025-09-04', cost: 897.26 });
  });

  it('are refused where the dataset has them by partner alone', async () => {
    await expect(report({ ...byInstall, dimensions: ['country'] })).rejects.toThrow(
      'cannot split the cost of the users of a date as this report asks, and 2025-09-02 has some',
    );
    const first = { ...byInstall, interval: day1.interval, dimensions: ['country'] };
    expect((await report(first)).totals).toEqual({ installs: 1000, cost: 800 });
  });
});

describe('filters', () => {
  it.each<[string, Filter[], object]>([
    ['are not there by default', [], { installs: 1250, cost: 800 }],
    ['leave out organic users', [paid], { installs: 1000, cost: 800 }],
    [
      'take more than one value as or',
      [{ field: 'country', operator: 'is', values: ['AT', 'CH'] }],
      { installs: 120 + 68 + 14 + 10 + 14 + 10, cost: 73.2 + 41.48 + 5.32 + 3.9 },
    ],
  ])('%s', async (_, filters, row) => {
    expect((await report({ ...day1, filters })).data).toEqual([row]);
  });

  it('of a metric drop rows, and the totals are of those that stay', async () => {
    const { data, totals, page } = await report({
      ...day1,
      dimensions: ['partner'],
      filters: [paid, { field: 'installs', operator: 'gte', values: [200] }],
      order_by: [{ field: 'installs', direction: 'asc' }],
    });
    expect(data.map(({ partner }) => partner)).toEqual(['AppLovin', 'adjoe']);
    expect(totals).toEqual({ installs: 900, cost: 752 });
    expect(page.total_rows).toBe(2);
  });
});

it.each([
  ['cost', 'desc', ['AppLovin', 'adjoe', 'Tide Pool Ads', 'Organic']],
  ['cost', 'asc', ['Organic', 'Tide Pool Ads', 'adjoe', 'AppLovin']],
  // Rows without a value come last.
  ['cpi', 'desc', ['AppLovin', 'adjoe', 'Tide Pool Ads', 'Organic']],
] as const)('orders by %s %s', async (field, direction, partners) => {
  const order_by = [{ field, direction }];
  const { data } = await report({ ...day1, dimensions: ['partner'], metrics: [field], order_by });
  expect(data.map((row) => row.partner)).toEqual(partners);
});

describe('what the dataset does not know', () => {
  it.each<[string, Partial<AcquisitionRequest>, string]>([
    [
      'a metric',
      { metrics: ['event_value_sum'] },
      'The sample dataset has no "value_sum" — Ask for another metric',
    ],
    [
      'a split',
      { metrics: ['sessions'], dimensions: ['partner'] },
      'has no "sessions" by partner — Leave a dimension',
    ],
    [
      'activity of an install date',
      { metrics: ['sessions'], view_by: 'install_date' },
      'by activity date alone — Ask',
    ],
    ['a currency', { currency: 'EUR' } as object, 'does not answer currency "EUR"'],
    ['a name', { metrics: ['instals'] }, 'No SQL for the metric "instals"'],
  ])('%s is refused', async (_, change, message) => {
    await expect(report({ ...day1, ...change })).rejects.toThrow(message);
  });
});
