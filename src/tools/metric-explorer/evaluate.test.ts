/**
 * The metric explorer's arithmetic: what it opens with is what the product shows, random numbers give what the metric's SQL
 * gives in DuckDB, and whatever readers type gets a result or a problem.
 */
import { describe, expect, it } from 'vitest';
import { loadMetricExplorer, loadMetrics } from '../../../lib/facts/load';
import { Random } from '../../../lib/random';
import { rounded } from '../../../lib/shared/api-rounding';
import { formatNumber } from '../../../lib/shared/number-format';
import { metricExplorerData } from '../../../plugins/parts/metric-explorer-data';
import { sampleWorldOfTests } from '../../../tests/lib/sample-world';
import { cohortSql, columnsIn } from '../../../world/reports/metric-sql';
import type { ExplorerMetric } from './catalog';
import { evaluateMetric, type MetricResult } from './evaluate';

const catalog = metricExplorerData();
const database = sampleWorldOfTests();
const metrics = loadMetrics();
const byGroup = (test: (metric: ExplorerMetric) => boolean): [string, ExplorerMetric][] =>
  catalog.metrics.filter(test).map((metric) => [metric.name, metric]);
const startOf = (metric: ExplorerMetric): Record<string, string> =>
  Object.fromEntries(metric.inputs.map(({ name, start }) => [name, start]));
const named = (name: string): ExplorerMetric => {
  const found = catalog.metrics.find((metric) => metric.name === name);
  if (!found) throw new Error(`no metric ${name}`);
  return found;
};
const sqlOf = (name: string): string => metrics.find((metric) => metric.name === name)?.sql ?? `sum(${name})`;

function resultOf(metric: ExplorerMetric, fields: Record<string, string> = {}): MetricResult {
  const { problems, result } = evaluateMetric(metric, { ...startOf(metric), ...fields }, catalog);
  expect(problems).toEqual({});
  if (!result) throw new Error('no result');
  return result;
}

const problemsOf = (name: string, fields: Record<string, string>) => {
  const metric = named(name);
  const { problems, result } = evaluateMetric(metric, { ...startOf(metric), ...fields }, catalog);
  expect(result).toBeUndefined();
  return problems;
};

describe('it opens with what the dataset says', () => {
  it.each(byGroup(({ isSale }) => !isSale))('%s', (name, metric) => {
    const { cohort, example } = metrics.find((entry) => entry.name === name) ?? {};
    const expected = metric.days && cohort ? cohort.example.value : example?.value;
    expect(resultOf(metric).api).toBe(JSON.stringify(expected));
  });

  it('a sale leaves what the page of purchases says', () => {
    const { dashboard, api, steps } = resultOf(named('purchase_revenue'));
    expect([dashboard, api]).toEqual(['2.94 EUR', '2.935294']);
    expect(steps.slice(0, 3)).toEqual([
      'Tax: 4.99 × 0.19 ÷ 1.19 ≈ 0.796722689',
      'Store fee: (4.99 − 0.796722689) × 0.3 ≈ 1.257983193',
      'Net: 4.99 − 0.796722689 − 1.257983193 = 2.935294118',
    ]);
  });
});

const rounds = 50;

/** A count or an amount, with zero often enough to meet every empty cell. */
function someNumber(random: Random, isMoney: boolean): number {
  if (random.chance(0.08)) return 0;
  const size = 10 ** random.int(0, 6);
  return isMoney ? Number((random.number() * size).toFixed(random.int(0, 6))) : random.int(0, size);
}

describe('random numbers give what DuckDB gives', () => {
  it.each(byGroup(({ isSale, days }) => !isSale && !days))('%s', async (name, metric) => {
    const random = new Random(`explorer ${name}`);
    const sql = sqlOf(name);
    const parts = metric.inputs.map((input) => sqlOf(input.name));
    const columns = [...new Set([sql, ...parts].flatMap(columnsIn))].filter(
      (column) => column !== 'traffic_type',
    );
    const isMoney = (column: string): boolean => /cost|revenue/.test(column);
    const rows = Array.from({ length: rounds }, (_, group) =>
      ['paid', 'organic'].map(
        (traffic) =>
          `(${group}, '${traffic}', ${columns.map((column) => `${someNumber(random, isMoney(column)).toFixed(6)}::${isMoney(column) ? 'DECIMAL(18,6)' : 'DOUBLE'}`).join(', ')})`,
      ),
    ).flat();
    const asked = [sql, ...parts].map((part, at) => `(${part})::DOUBLE AS v${at}`).join(', ');
    const answers = await database().query(
      `SELECT ${asked} FROM (VALUES ${rows.join(', ')}) AS t(round, traffic_type, ${columns.join(', ')}) GROUP BY round ORDER BY round`,
    );
    expect(answers).toHaveLength(rounds);
    for (const answer of answers) {
      const fields = Object.fromEntries(
        metric.inputs.map((input, at) => [input.name, String(Number(answer[`v${at + 1}`] ?? 0))]),
      );
      expect(resultOf(metric, fields).api, JSON.stringify(fields)).toBe(
        JSON.stringify(rounded(answer.v0 === null ? null : Number(answer.v0), metric.unit)),
      );
    }
  });

  it.each(byGroup(({ days }) => days !== undefined))('%s of a cohort', async (name, metric) => {
    const random = new Random(`explorer cohort ${name}`);
    for (let round = 0; round < 20; round += 1) {
      const length = random.int(1, 40);
      const revenue = Array.from({ length }, () => someNumber(random, true) * (random.chance(0.1) ? -1 : 1));
      const cost = random.chance(0.2) ? 0 : someNumber(random, true);
      const users = random.int(0, 5000);
      const active = Array.from({ length }, () => random.int(0, users));
      const day = random.int(0, length - 1);
      const rows = revenue.map(
        (amount, n) =>
          `(${n}, ${amount.toFixed(6)}::DECIMAL(18,6), ${active[n] ?? 0}, ${users}, ${cost.toFixed(6)}::DECIMAL(18,6))`,
      );
      const sql = metric.reaches
        ? sqlOf(name)
        : cohortSql(name, day, false).sql.replace(/\b(users|cost)\b/g, 'any_value($1)');
      const [answer] = await database().query(
        `SELECT (${sql})::DOUBLE AS value FROM (
           -- Without cost there is no ROAS, so nothing is paid back.
           SELECT *, sum(revenue) OVER (ORDER BY n) AS revenue_to_n, nullif(cost, 0) AS cost_of_cohort
           FROM (VALUES ${rows.join(', ')}) AS t(n, revenue, active, users, cost))`,
      );
      const value = answer?.value;
      const fields = {
        ...{ day: String(day), cost: cost.toFixed(6), users: String(users) },
        revenue: revenue.map((amount) => amount.toFixed(6)).join('\n'),
        active: active.join('\n'),
      };
      const expected = value === null || !Number.isFinite(value) ? null : rounded(Number(value), metric.unit);
      expect(resultOf(metric, fields).api, JSON.stringify(fields)).toBe(JSON.stringify(expected));
    }
  });
});

describe('steps', () => {
  it('lead to the value', () => {
    const { formula, withNumbers, steps } = resultOf(named('cpm'));
    expect(formula).toBe('CPM = Cost ÷ Views × 1000');
    expect(withNumbers).toBe('CPM = 386 ÷ 60,018 × 1000');
    expect(steps).toEqual(['386 ÷ 60,018 ≈ 0.006431404', '0.006431404 × 1,000 ≈ 6.431403912']);
  });

  it('of payback show the day before as well', () => {
    const { dashboard, api, formula, steps, chart } = resultOf(named('payback_days'));
    expect([dashboard, api]).toEqual(['28 days', '28']);
    expect(formula).toBe('Payback = first day N with Revenue of days 0 to N ÷ Cost ≥ 100%');
    expect(steps).toEqual(['Day 27: 796.2 ÷ 800 = 0.99525', 'Day 28: 811 ÷ 800 = 1.01375']);
    expect(chart.reference).toBe(1);
    expect(chart.rows).toHaveLength(31);
  });
});

describe('no value is empty and null', () => {
  it.each([
    ['cpi', { non_organic_installs: '0' }, 'Nothing can be divided by zero: Paid installs is 0.'],
    ['rejection_rate', { rejected_installs: '0', non_organic_installs: '0' }, 'are 0.'],
    ['cpm', { views: '0' }, 'Views is 0.'],
    ['roas', { cost: '0' }, 'Cost is 0.'],
    ['payback_days', { cost: '0' }, 'Cost is 0.'],
    ['payback_days', { cost: '5000' }, "Until day 30, ROAS doesn't reach 100%."],
  ])('%s with %o', (name, fields, why) => {
    const result = resultOf(named(name), fields as Record<string, string>);
    expect([result.dashboard, result.api, result.value]).toEqual(['—', 'null', null]);
    expect(result.why).toContain(why);
  });
});

describe('what readers type', () => {
  it.each([
    ['many', 'Must be a number.'],
    ['-1', 'Must be at least 0.'],
    ['1000000001', `Must be at most ${catalog.most}.`],
    ['0.1234567', `Must have at most ${catalog.decimals} decimals.`],
  ])('%j is refused', (cost, problem) => {
    expect(problemsOf('cpi', { cost })).toEqual({ cost: problem });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['ltv', { revenue: '1\n\n2' }, { revenue: 'Day 1 (line 2): Must not be empty.' }],
    [
      'ltv',
      { revenue: '1\t2' },
      { revenue: 'Day 0 (line 1): Must be one number. Put each day on its own line.' },
    ],
    ['ltv', { revenue: '' }, { revenue: 'Must have a number for each day, one a line.' }],
    [
      'ltv',
      { revenue: '1\n'.repeat(1_000_000) },
      { revenue: 'Must have at most 366 lines, one for each day from day 0.' },
    ],
    ['ltv', { revenue: '1\n2' }, { day: 'Must be at most 1, the last day of the curves.' }],
    [
      'retention',
      { active: '1000\n1200\n3', day: '1' },
      { active: 'Day 1 (line 2): Must be at most the cohort size.' },
    ],
    ['taxes', { refunded_purchases: '2' }, { refunded_purchases: 'Must be at most the purchases.' }],
  ])('%s names what is wrong in a curve, or together: %.30o', (name, fields, problems) => {
    expect(problemsOf(name, fields)).toEqual(problems);
  });

  it('takes losses where refunds can bring them, and nowhere else', () => {
    expect(resultOf(named('arpi'), { revenue: '1\n-2.5', day: '1', users: '10' }).api).toBe('-0.25');
    expect(problemsOf('ecpm', { ad_revenue: '-1' })).toEqual({ ad_revenue: 'Must be at least 0.' });
  });
});

it('draws other values of the input that is chosen', () => {
  const { chart } = resultOf(named('cpi'), { vary: 'cost' });
  expect(chart.rows.map(([cost, cpi]) => [cost, formatNumber(Number(cpi), 'money')])).toEqual([
    [400, '0.40'],
    [600, '0.60'],
    [800, '0.80'],
    [1000, '1.00'],
    [1200, '1.20'],
  ]);
  expect(chart.at).toBe(2);
  expect(resultOf(named('cpi'), { non_organic_installs: '0' }).chart.rows).toEqual([[0, null]]);
});

it('names in its data are all in use', () => {
  const { measures, perSale, mayBeNegative } = loadMetricExplorer();
  const used = new Set(
    catalog.metrics.flatMap(({ name, inputs }) => [name, ...inputs.map((input) => input.name)]),
  );
  for (const name of [...Object.keys(measures), ...Object.keys(perSale), ...mayBeNegative])
    expect(used).toContain(name);
});
