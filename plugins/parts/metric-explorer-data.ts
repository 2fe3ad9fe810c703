/**
 * Data of the metric explorer: formulas, labels and units of data/metrics.yaml, and start values that the sample dataset
 * has answered, so an opened tool shows the numbers of the page that it is on.
 */
import { limitsFor, loadMetricExplorer, loadMetrics } from '../../lib/facts/load';
import { arithmeticOf, cohortArithmetic, type Arithmetic } from '../../lib/facts/metric-formulas';
import { loadWorld } from '../../lib/facts/sample-world';
import type { Metric } from '../../lib/facts/types';
import { resultOf } from '../../lib/results/store';
import type { ResultValue } from '../../lib/results/types';
import { namesIn } from '../../lib/shared/formula';
import { didYouMean } from '../../lib/text/closest';
import type { ExplorerCatalog, ExplorerInput, ExplorerMetric } from '../../src/tools/metric-explorer/catalog';

const metricsPage = 'docs/resources/glossary-and-definitions/metrics.mdx';
const purchasesPage = 'docs/monetize/in-app-purchases/index.mdx';

/** Pages whose results the tool begins with. */
export const pagesOfStartValues = [metricsPage, purchasesPage] as const;

/** Rows of a result by the names of its columns. */
function rowsOf(page: string, id: string): Record<string, ResultValue>[] {
  const { columns, rows } = resultOf(page, id).result;
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}

const metricNamed = (name: string): Metric => {
  const metrics = loadMetrics();
  const found = metrics.find((metric) => metric.name === name);
  if (found) return found;
  throw new Error(
    `data/metric-explorer.yaml names ${name}, which isn't a metric. ${didYouMean(
      name,
      metrics.map((metric) => metric.name),
    )}`,
  );
};

/** Percentages are of the price, so none is above it. */
const wholePrice = 100;

function limit(key: string): number {
  const value = limitsFor(key).find((entry) => entry.key === key)?.value;
  if (typeof value !== 'number') throw new Error(`data/limits.yaml has no number ${key} — Add it.`);
  return value;
}

/** A label inside a formula: lower case would hide where it begins. */
const labelOf = (name: string): string => {
  const { measures } = loadMetricExplorer();
  return measures[name] ?? metricNamed(name).label ?? name;
};

const isSigned = (name: string): boolean => loadMetricExplorer().mayBeNegative.includes(name);

const unitOf = (name: string): ExplorerInput['unit'] => {
  if (name in loadMetricExplorer().measures) return 'count';
  const { unit } = metricNamed(name);
  if (unit === 'count' || unit === 'money') return unit;
  throw new Error(
    `${name} is in ${unit}, and a formula of the metric explorer has counts and money — Use others.`,
  );
};

/** A label, unit and start value of an input, and what else is true of it. */
const input = (
  name: string,
  unit: ExplorerInput['unit'],
  start: unknown,
  { label = labelOf(name), ...more }: Partial<ExplorerInput> = {},
): ExplorerInput => ({
  name,
  label,
  unit,
  start: String(start),
  ...(isSigned(name) && { mayBeNegative: true }),
  ...more,
});

/** What an input is at first: of the metric's example, of the same dates in another example, or of the page's result. */
function startOf(metric: Metric, name: string): string {
  const { example } = metric;
  const own = example?.inputs?.[name];
  if (own !== undefined) return String(own);
  const asked = ({ from, until, where }: NonNullable<Metric['example']>): string =>
    JSON.stringify([from, until ?? from, where]);
  const other = loadMetrics().find((entry) => entry.name === name)?.example;
  if (example && other && asked(other) === asked(example)) return String(other.value);
  const value = rowsOf(metricsPage, 'explorer')[0]?.[name];
  if (value === null || value === undefined)
    throw new Error(
      `${metric.name} has no start value of ${name} — Give its example in data/metrics.yaml inputs, or add a column to the result "explorer" of ${metricsPage}.`,
    );
  return String(value);
}

type Part = Pick<ExplorerMetric, 'formula' | 'inputs' | 'labels' | 'currency'> &
  Pick<ExplorerMetric, 'days' | 'reaches' | 'isSale'>;

function plain(metric: Metric): Part {
  const { formula } = arithmeticOf(metric, loadMetrics());
  return {
    formula,
    inputs: namesIn(formula).map((name) => input(name, unitOf(name), startOf(metric, name))),
    labels: {},
    currency: loadWorld().rules.currency,
  };
}

const curveLabels: Readonly<Record<string, string>> = {
  revenue: 'Revenue of each day',
  active: 'Active users of each day',
};

function cohort({ cohort: counted }: Metric, { formula, terms }: Arithmetic, withDay: boolean): Part {
  const rows = rowsOf(metricsPage, 'explorer-days');
  const measures = [...new Set(Object.values(terms).map(({ measure }) => measure))];
  const single = namesIn(formula).filter((name) => !(name in terms));
  const day = input('day', 'day', counted?.example.day ?? 0, { label: 'Day N', most: 365 });
  return {
    formula,
    days: terms,
    inputs: [
      ...(withDay ? [day] : []),
      ...single.map((name) => input(name, unitOf(name), rows[0]?.[name])),
      ...measures.map((name) =>
        input(name, name === 'active' ? 'count' : 'money', rows.map((row) => row[name]).join('\n'), {
          label: curveLabels[name] ?? name,
          isCurve: true,
        }),
      ),
    ],
    labels: Object.fromEntries(
      Object.entries(terms).map(([name, { measure, days: range }]) => [
        name,
        `${measure === 'active' ? 'Active users' : 'Revenue'} ${range === 'N' ? 'of day N' : 'of days 0 to N'}`,
      ]),
    ),
    currency: loadWorld().rules.currency,
  };
}

/** The first day on which the cohort's ROAS is 100%. */
function payback(): Part {
  const roas = metricNamed('roas');
  return {
    ...cohort(roas, cohortArithmetic(roas.cohort?.sql ?? ''), false),
    reaches: { least: 1, label: roas.label ?? roas.name },
  };
}

function sale(formula: string): Part {
  const [first = {}] = rowsOf(purchasesPage, 'explorer');
  const { price, currency, tax_rate: tax, store_fee_rate: fee } = first;
  return {
    formula,
    isSale: true,
    inputs: [
      input('price', 'money', price, { label: 'Price' }),
      input('tax_rate', 'percent', tax, { label: 'Tax', most: wholePrice }),
      input('store_fee_rate', 'percent', fee, { label: 'Store fee', most: limit('purchases.storeFeeMax') }),
      input('purchases', 'count', 1),
      input('refunded_purchases', 'count', 0),
    ],
    labels: { gross: 'Price', tax: 'Tax', store_fee: 'Store fee', net: 'Net' },
    currency: String(currency),
  };
}

function partOf(metric: Metric, group: string): Part {
  const { perSale } = loadMetricExplorer();
  const ofSale = perSale[metric.name];
  if (ofSale !== undefined) return sale(ofSale);
  if (metric.unit === 'days') return payback();
  return group === 'cohort' && metric.cohort
    ? cohort(metric, cohortArithmetic(metric.cohort.sql), true)
    : plain(metric);
}

/** Everything that the tool is made of. */
export function metricExplorerData(): ExplorerCatalog {
  const { groups } = loadMetricExplorer();
  return {
    groups: groups.map(({ id, title }) => ({ id, title })),
    metrics: groups.flatMap(({ id, metrics }) =>
      metrics.map(metricNamed).map((metric): ExplorerMetric => {
        const { name, label = name, unit } = metric;
        if (unit === 'seconds' || unit === 'event-unit')
          throw new Error(
            `${name} is in ${unit}, which the metric explorer doesn't show — Take another metric.`,
          );
        return { name, label, group: id, unit, ...partOf(metric, id) };
      }),
    ),
    most: limit('money.max'),
    decimals: limit('money.decimals'),
  };
}
