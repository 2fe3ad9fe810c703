/** Formulas in words are computed as their SQL says. */
import { expect, it } from 'vitest';
import { loadMetrics } from './load';
import { arithmeticOf, cohortArithmetic } from './metric-formulas';

const metrics = loadMetrics();
const metric = (name: string) => {
  const found = metrics.find((entry) => entry.name === name);
  if (!found) throw new Error(`no metric ${name}`);
  return found;
};

it.each([
  ['cpi', 'cost / non_organic_installs'],
  ['cpm', 'cost / views × 1000'],
  ['rejection_rate', 'rejected_installs / (non_organic_installs + rejected_installs)'],
  ['ad_arpdau', 'ad_revenue / active'],
  ['fill_rate', 'ads_filled / ads_requested'],
  ['refund_rate', 'refunded_purchases / purchases'],
])('%s is %s', (name, formula) => {
  expect(arithmeticOf(metric(name), metrics)).toEqual({ formula, terms: {} });
});

it.each([
  ['ltv', 'revenue_to_n / users', { revenue_to_n: { measure: 'revenue', days: '0 to N' } }],
  ['arpi', 'revenue_n / users', { revenue_n: { measure: 'revenue', days: 'N' } }],
  ['roas', 'revenue_to_n / cost', { revenue_to_n: { measure: 'revenue', days: '0 to N' } }],
  ['profit', 'revenue_to_n − cost', { revenue_to_n: { measure: 'revenue', days: '0 to N' } }],
  ['retention', 'active_n / users', { active_n: { measure: 'active', days: 'N' } }],
])('%s of a cohort is %s', (name, formula, terms) => {
  expect(cohortArithmetic(metric(name).cohort?.sql ?? '')).toEqual({ formula, terms });
});

it('asks for SQL where words alone are there', () => {
  expect(() => arithmeticOf({ name: 'mood', formula: 'as it is', unit: 'plain' }, metrics)).toThrow(
    'mood has neither a formula in code nor SQL',
  );
});
