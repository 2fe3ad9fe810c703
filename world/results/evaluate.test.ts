import { describe, expect, it } from 'vitest';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { evaluate } from './evaluate';
import type { PageQuery, ReportQuery } from '../../lib/results/side-files';

const database = sampleWorldOfTests();

const tables = ['traffic_day', 'install_events', 'click_events'];

const run = (query: PageQuery) => evaluate(database(), 'docs/x.mdx', query, tables);

const acquisition: ReportQuery = {
  id: 'day',
  report: 'acquisition',
  asOf: '2025-09-16T08:45:00.000Z',
  request: {
    app_ids: ['app_7k2m9qx4t0ab'],
    interval: { from: '2025-09-01', until: '2025-09-01' },
    dimensions: ['partner'],
    metrics: ['installs', 'cost', 'roas_d7'],
    filters: [{ field: 'traffic_type', operator: 'is', values: ['paid'] }],
    order_by: [{ field: 'installs', direction: 'desc' }],
    page: { limit: 2 },
  },
};

describe('SQL', () => {
  it('gives rows with numbers, described columns, and the tables that it reads', async () => {
    const { results, response } = await run({
      id: 'cost',
      sql: `SELECT date, sum(cost_usd) AS cost, true AS known, NULL AS nothing FROM traffic_day
        WHERE date = DATE '2025-09-01' AND app_id = 'app_7k2m9qx4t0ab' GROUP BY date`,
      columns: { cost: { label: 'Spent' } },
    });
    expect(response).toBeNull();
    expect(results).toHaveLength(1);
    expect(results[0].rows).toEqual([['2025-09-01', 800, true, null]]);
    expect(results[0].columns.slice(0, 2)).toEqual([
      { name: 'date', label: 'Date', unit: 'date' },
      { name: 'cost', label: 'Spent', unit: 'money' },
    ]);
    expect(results[0].tables).toEqual(['traffic_day']);
  });

  it('names the table of a view of current rows', async () => {
    const { results } = await run({ id: 'n', sql: 'SELECT count(*) AS n FROM install_events_current' });
    expect(results[0].tables).toEqual(['install_events']);
  });

  it('is refused by the database if it is wrong', async () => {
    await expect(run({ id: 'n', sql: 'SELECT nothing FROM traffic_day' })).rejects.toThrow('nothing');
  });
});

describe('reports', () => {
  it('give the rows of their page, and totals and numbers of rows as separate results', async () => {
    const { results, response } = await run(acquisition);
    expect(results.map(({ id, rows }) => [id, rows])).toEqual([
      [
        'day',
        [
          ['adjoe', 600, 366, 0.6],
          ['AppLovin', 300, 386, 0.3762],
        ],
      ],
      ['day.totals', [[1000, 800, 0.5]]],
      ['day.page', [[2, 3]]],
    ]);
    expect(results[1]?.columns.map(({ unit }) => unit)).toEqual(['count', 'money', 'ratio']);
    expect(response).toMatchObject({ totals: { installs: 1000 }, meta: { data_as_of: acquisition.asOf } });
  });

  it('have one ID for each query of each page', async () => {
    const idOf = async (query: PageQuery, page = 'docs/x.mdx') =>
      ((await evaluate(database(), page, query, tables)).response as { meta: { query_id: string } }).meta
        .query_id;
    const id = await idOf(acquisition);
    expect(await idOf(acquisition)).toBe(id);
    expect(await idOf({ ...acquisition, id: 'other' })).not.toBe(id);
    expect(await idOf(acquisition, 'docs/y.mdx')).not.toBe(id);
  });

  it('of cohorts have a column a day, and an average', async () => {
    const { results } = await run({
      id: 'ltv',
      report: 'cohort',
      asOf: '2025-09-09T08:45:00.000Z',
      request: {
        app_ids: ['app_7k2m9qx4t0ab'],
        interval: { from: '2025-09-01', until: '2025-09-01' },
        metric: 'ltv',
        days: [0, 7],
        dimension: 'partner',
        filters: [{ field: 'traffic_type', operator: 'is', values: ['paid'] }],
      },
    });
    expect(results[0].columns.map(({ name, label, unit }) => [name, label, unit])).toEqual([
      ['cohort', 'Install date', 'date'],
      ['dimension_value', 'Split', 'text'],
      ['cohort_size', 'Users', 'count'],
      ['cost', 'Cost', 'money'],
      ['d0', 'D0', 'money'],
      ['d7', 'D7', 'money'],
    ]);
    expect(results[0].rows[0]).toEqual(['2025-09-01', 'adjoe', 600, 366, 0.109, null]);
    expect(results[1]).toMatchObject({ id: 'ltv.average', rows: [[1000, 800, 0.12, null]] });
  });

  it('of events have their dimension as a column', async () => {
    const { results } = await run({
      id: 'levels',
      report: 'event-drill-down',
      asOf: '2025-09-16T08:45:00.000Z',
      request: {
        app_ids: ['app_7k2m9qx4t0ab'],
        interval: { from: '2025-09-01', until: '2025-09-07' },
        event_names: ['level_completed'],
        dimensions: ['event_dimension.level'],
        metrics: ['events'],
      },
      columns: { 'event_dimension.level': { label: 'Level' } },
    });
    expect(results[0].columns[0]).toEqual({ name: 'event_dimension.level', label: 'Level', unit: 'text' });
    expect(results[0].rows[0]).toEqual(['1', 9246]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'an unknown field',
      { filter: [] },
      'The request does not fit the API: / must NOT have additional properties: filter',
    ],
    [
      'a metric of another report',
      { metrics: ['retention'] },
      'The request does not fit the API: /metrics/0 must be',
    ],
    ['a missing field', { app_ids: undefined }, "must have required property 'app_ids'"],
    ['what the dataset lacks', { currency: 'EUR' }, 'does not answer currency "EUR"'],
  ])('are refused with %s', async (_, change, message) => {
    const request = JSON.parse(JSON.stringify({ ...acquisition.request, ...change })) as Record<
      string,
      unknown
    >;
    await expect(run({ ...acquisition, request })).rejects.toThrow(message);
  });
});

it('decides a case of attribution', async () => {
  const { results, response } = await run({ id: 'case', attributionCase: '1' });
  expect(response).toBeNull();
  expect(results[0].rows.filter((row) => row[4] === true)).toHaveLength(1);
  await expect(run({ id: 'case', attributionCase: '99' })).rejects.toThrow(
    'No attribution case "99" — data/',
  );
});
