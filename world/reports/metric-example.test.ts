/** Each metric of the dictionary is evaluated: its example is what the dataset says, and what its formula gives. */
import { describe, expect, it } from 'vitest';
import { loadMetrics } from '../../lib/facts/load';
import { loadWorld } from '../../lib/facts/sample-world';
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

it('has the figures that pages and tables of the sample world name', () => {
  const anchors = loadWorld().anchors as Record<string, number | Record<string, number>>;
  const value = (name: string): number | undefined =>
    metrics.find((entry) => entry.name === name)?.example?.value;
  const cents = (name: string): number => Number(value(name)?.toFixed(2));
  const inCohort = (name: string): number | undefined =>
    metrics.find((entry) => entry.name === name)?.cohort?.example.value;
  const pairs: [number | undefined, unknown][] = [
    [value('installs'), anchors['cohort.allInstalls']],
    [value('cost'), anchors['cohort.cost']],
    [value('cpi'), anchors['cohort.cpi']],
    [value('blended_cpi'), anchors['cohort.blendedCpi']],
    [value('organic_share'), anchors['cohort.organicShare']],
    [value('cpa'), anchors['cohort.cpa']],
    [value('payout'), anchors['cohort.payoutUsd.adjoe']],
    [value('rejection_rate'), anchors['cohort.rejectionRate']],
    [value('payback_days'), anchors['cohort.paybackDays']],
    [value('ecpm'), anchors['sept3.ecpm']],
    [value('ad_arpdau'), anchors['sept3.adArpdau']],
    [value('arpdau'), anchors['sept3.arpdau']],
    [value('payer_rate'), anchors['sept3.payerRate']],
    [value('stickiness'), anchors.stickiness],
    [inCohort('ltv'), anchors['cohort.ltvD7']],
    [inCohort('ltv_ad'), anchors['cohort.ltvAdD7']],
    [inCohort('ltv_purchase'), anchors['cohort.ltvPurchaseD7']],
    [inCohort('roas'), anchors['cohort.roasD7']],
    [inCohort('profit'), anchors['cohort.profitD7']],
    [inCohort('retention'), anchors['cohort.retentionD7']],
    [inCohort('rolling_retention'), anchors['cohort.rollingRetentionD7']],
    [inCohort('arppu'), anchors['cohort.arppuD7']],
    [inCohort('payer_rate'), anchors['cohort.payerRateD7']],
    [inCohort('goal_conversion_rate'), anchors['cohort.goalRate']],
    // Of the fortnight, in cents: gross, taxes, fees, refunds and net, and what subscriptions did.
    [cents('purchase_revenue_gross'), 22_317.42],
    [cents('taxes'), 2680.72],
    [cents('store_fees'), 5891.01],
    [cents('refunds'), 607.19],
    [cents('purchase_revenue'), 13_138.5],
    [value('subscription_renewals'), 400],
    [value('new_payers'), 69],
    [value('fill_rate'), 0.8],
    [value('churn_rate'), 0.0117],
  ];
  for (const [found, expected] of pairs) expect(found).toBe(expected);
});

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
