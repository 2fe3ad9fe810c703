/** Each metric of the dictionary is evaluated: its example is what the dataset says, and what its formula gives. */
import { describe, expect, it } from 'vitest';
import { loadMetrics } from '../../lib/facts/load';
import { formulaResult } from '../../lib/shared/formula';
import { metricsSchema } from '../../data/schema/reporting';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { metricExample } from '../../tests/lib/metric-example';
import { rounded } from '../../lib/shared/api-rounding';

const database = sampleWorldOfTests();
const metrics = loadMetrics();

const examples = metrics.flatMap(({ name, formula, unit, example }) =>
  example ? [{ name, formula, unit, example }] : [],
);

it.each(examples)('$name is what the dataset says', async ({ name, example }) => {
  const found = await metricExample(database(), name, example);
  expect(found).toEqual({ value: example.value, inputs: example.inputs ?? {} });
});

it.each(examples.filter(({ example }) => example.inputs))(
  '$name is what its formula gives',
  ({ formula, unit, example: { value, inputs = {} } }) => {
    const code = /^`([^`]*)`/.exec(formula)?.[1] ?? '';
    expect(rounded(formulaResult(code, inputs), unit)).toBe(value);
  },
);

it.each(metrics.filter(({ cohort }) => cohort).map((metric) => [metric.name, metric.cohort] as const))(
  '%s of a cohort is what the dataset says',
  async (name, cohort) => {
    if (!cohort) throw new Error('filtered');
    expect((await metricExample(database(), name, cohort.example)).value).toBe(cohort.example.value);
  },
);

it('has at most four metrics without rows, each with its reason', () => {
  const without = metrics.filter(({ withoutRows }) => withoutRows !== undefined);
  expect(without.map(({ name }) => name)).toEqual(['other_revenue']);
  expect(without.length).toBeLessThanOrEqual(4);
});

describe('a metric is refused', () => {
  const [cpi] = metrics.filter(({ name }) => name === 'cpi');
  const { example, ...rest } = cpi ?? { example: undefined };
  it.each([
    ['without example and reason', rest],
    ['with both', { ...rest, example, withoutRows: 'Nobody counts it.' }],
  ])('%s', (_, metric) => {
    expect(metricsSchema.safeParse([cpi]).success).toBe(true);
    expect(JSON.stringify(metricsSchema.safeParse([metric]).error?.issues)).toContain(
      'needs an example that the dataset answers',
    );
  });

  it('if another period is asked than the one that the dataset has', async () => {
    await expect(
      metricExample(database(), 'postbacks_sent', { from: '2025-09-01', value: 0 }),
    ).rejects.toThrow(
      'has the postbacks of the week from 2025-09-01 to 2025-09-07 alone — Ask for these dates',
    );
  });
});
