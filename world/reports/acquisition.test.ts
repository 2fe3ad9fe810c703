/** Figures of the sample world, typed here once more so that a change of a metric or a source is noticed. */
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
  it('is answered in order, with totals over all pages', async () => {
    const { data, totals, page, meta } = await report(week, '2025-09-10T08:45:00.000Z');
    expect(data).toEqual([
      {
        date: '2025-09-01',
        partner: 'adjoe',
        country: 'DE',
        installs: 412,
        cost: 251.32,
        cpi: 0.61,
        roas_d7: 0.48,
      },
      {
        date: '2025-09-01',
        partner: 'adjoe',
        country: 'AT',
        installs: 120,
        cost: 73.2,
        cpi: 0.61,
        roas_d7: 0.8033,
      },
      {
        date: '2025-09-01',
        partner: 'adjoe',
        country: 'CH',
        installs: 68,
        cost: 41.48,
        cpi: 0.61,
        roas_d7: 0.9684,
      },
      {
        date: '2025-09-02',
        partner: 'adjoe',
        country: 'DE',
        installs: 398,
        cost: 242.78,
        cpi: 0.61,
        roas_d7: null,
      },
    ]);
    expect(totals).toEqual({ installs: 5120, cost: 3174.4, cpi: 0.62, roas_d7: 0.6 });
    expect(page).toEqual({ limit: 4, next_cursor: 'eyJvIjo0fQ', has_more: true, total_rows: 21 });
    expect(meta).toEqual({
      currency: 'USD',
      time_zone: 'Europe/Berlin',
      data_as_of: '2025-09-10T08:45:00.000Z',
      sampled: false,
      query_id: 'q',
    });
  });

  it('goes on at the cursor', async () => {
    const asOf = '2025-09-10T08:45:00.000Z';
    const second = await report({ ...week, page: { limit: 4, cursor: 'eyJvIjo0fQ' } }, asOf);
    expect(second.data[0]).toMatchObject({ date: '2025-09-02', country: 'AT' });
    expect(second.totals).toEqual((await report(week, asOf)).totals);
  });

  it('has no total of day 7 before it is over for anybody', async () => {
    const { data, totals } = await report(week, '2025-09-09T08:45:00.000Z');
    expect(data[0]?.roas_d7).toBeNull();
    expect(totals.roas_d7).toBeNull();
  });

  it('is not split by country where the revenue is known by partner alone', async () => {
    await expect(report(week, '2025-09-16T08:45:00.000Z')).rejects.toThrow(
      'The sample dataset cannot split the cohorts by partner as this report asks, and 2025-09-02 has some — Leave',
    );
  });
});

describe('filters', () => {
  it('leave out organic users', async () => {
    const { data } = await report({
      ...day1,
      metrics: ['installs', 'cost', 'cpi', 'ltv_d7', 'roas_d7'],
      filters: [paid],
    });
    expect(data).toEqual([{ installs: 1000, cost: 800, cpi: 0.8, ltv_d7: 0.4, roas_d7: 0.5 }]);
  });

  it('are not there by default', async () => {
    const { data } = await report({
      ...day1,
      metrics: ['installs', 'blended_cpi', 'ltv_d7', 'organic_share'],
    });
    expect(data).toEqual([{ installs: 1250, blended_cpi: 0.64, ltv_d7: 0.4208, organic_share: 0.2 }]);
  });

  it('of a metric drop rows, and the totals are of those that stay', async () => {
    const { data, totals, page } = await report({
      ...day1,
      dimensions: ['partner'],
      filters: [paid, { field: 'installs', operator: 'gte', values: [200] }],
      order_by: [{ field: 'installs', direction: 'asc' }],
    });
    expect(data).toEqual([
      { partner: 'AppLovin', installs: 300, cost: 386 },
      { partner: 'adjoe', installs: 600, cost: 366 },
    ]);
    expect(totals).toEqual({ installs: 900, cost: 752 });
    expect(page.total_rows).toBe(2);
  });

  it('take more than one value as or', async () => {
    const { data } = await report({
      ...day1,
      filters: [{ field: 'country', operator: 'is', values: ['AT', 'CH'] }],
    });
    expect(data).toEqual([{ installs: 120 + 68 + 14 + 10 + 14 + 10, cost: 73.2 + 41.48 + 5.32 + 3.9 }]);
  });
});

describe('order', () => {
  it.each([
    ['desc', ['AppLovin', 'adjoe', 'Tide Pool Ads']],
    ['asc', ['Tide Pool Ads', 'adjoe', 'AppLovin']],
  ] as const)('by cost %s', async (direction, partners) => {
    const { data } = await report({
      ...day1,
      dimensions: ['partner'],
      filters: [paid],
      order_by: [{ field: 'cost', direction }],
    });
    expect(data.map((row) => row.partner)).toEqual(partners);
  });

  it('puts rows without a value last', async () => {
    const { data } = await report({
      ...day1,
      dimensions: ['partner'],
      metrics: ['cpi'],
      order_by: [{ field: 'cpi', direction: 'desc' }],
    });
    expect(data.at(-1)).toEqual({ partner: 'Organic', cpi: null });
  });
});

it('keeps 6 decimals of money and 4 of ratios', async () => {
  const { data } = await report({
    ...day1,
    dimensions: ['partner'],
    metrics: ['cpi', 'roas_d7', 'goal_conversion_rate'],
    goal_id: 'gol_5m8r2x0j7ahs',
    filters: [{ field: 'partner_id', operator: 'is', values: [104] }],
  });
  expect(data).toEqual([{ partner: 'AppLovin', cpi: 1.286667, roas_d7: 0.3762, goal_conversion_rate: 0.66 }]);
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
