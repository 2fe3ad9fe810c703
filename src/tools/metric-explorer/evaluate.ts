/**
 * Works out a metric with a reader's numbers: what is wrong with them, or the formula with the numbers put in, each step, the
 * result as the dashboard and the API write it, and the numbers of a chart. Formulas come with the metric, amounts of a sale
 * from the money modules, and rounding from where reports round, so there is no arithmetic here that could differ.
 */
import { rounded } from '../../../lib/shared/api-rounding';
import { whole, type Decimal } from '../../../lib/shared/decimal';
import { formulaResult, namesIn } from '../../../lib/shared/formula';
import { purchaseAmounts } from '../../../lib/shared/money/purchase';
import { formatNumber } from '../../../lib/shared/number-format';
import { wordList } from '../../../lib/shared/word-list';
import type { Fields } from '../frame/address';
import type { Evaluation, Problems } from '../frame/tool';
import type { ExplorerCatalog, ExplorerMetric } from './catalog';
import { asNumber, readCurve, readDecimal, shareOf } from './read';

type Unit = ExplorerMetric['unit'];
type Values = Readonly<Record<string, number>>;

/** The numbers of a chart, which its table shows whole: drawn is the last column, over the first. */
export interface ChartNumbers {
  type: 'bars' | 'line';
  title: string;
  columns: readonly { label: string; unit: Unit }[];
  rows: readonly (readonly (string | number | null)[])[];
  /** The row of what is typed or chosen. */
  at?: number;
  reference?: number;
}

/** Formula, numbers and steps in words. */
interface Worked {
  /** With the labels of the inputs. */
  formula: string;
  withNumbers: string;
  steps: readonly string[];
  value: number | null;
}

export interface MetricResult extends Worked {
  label: string;
  currency: string;
  dashboard: string;
  api: string;
  /** Why there is no value. */
  why?: string;
  chart: ChartNumbers;
}

/** What the dashboard shows where there is no value. */
const empty = '—';

/** A value in the dashboard. */
function dashboardText(value: number | null, unit: Unit, currency: string): string {
  if (value === null) return empty;
  if (unit === 'money') return `${formatNumber(value, 'money')} ${currency}`;
  if (unit === 'days') return `${value} ${value === 1 ? 'day' : 'days'}`;
  // Nothing says how the dashboard rounds plain ratios: pages show them as the API does.
  return formatNumber(unit === 'plain' ? (rounded(value, unit) ?? 0) : value, unit);
}

/** A value of a chart. In a cell, whose head has the currency, it has none. */
export const chartText = (value: string | number | null, unit: Unit, currency = ''): string =>
  typeof value === 'string' ? value : dashboardText(value, unit, currency).trimEnd();

const precise = new Intl.NumberFormat('en-US', { maximumFractionDigits: 9, signDisplay: 'negative' });

/** A number in a step, with as many decimals as exports have. */
const inStep = (value: number | null): string =>
  value === null ? empty : precise.format(value).replace('-', '−');

/** Binary numbers are a little off decimal ones; less than this isn't a digit that a step leaves out. */
const noise = 1e-12;

/** How a step ends: its value, and whether all its digits are there. */
function ends(value: number | null): string {
  const isWhole = value === null || Math.abs(Number(value.toFixed(9)) - value) <= noise * Math.abs(value);
  return `${isWhole ? '=' : '≈'} ${inStep(value)}`;
}

interface Numbers {
  single: Record<string, Decimal>;
  curves: Record<string, readonly Decimal[]>;
}

function readAll(
  { inputs }: ExplorerMetric,
  fields: Fields,
  limits: Pick<ExplorerCatalog, 'most' | 'decimals'>,
): { problems: Problems; numbers: Numbers } {
  const problems: Record<string, string> = {};
  const numbers: Numbers = { single: {}, curves: {} };
  for (const input of inputs) {
    const { name, isCurve } = input;
    const raw = fields[name] ?? '';
    const read = isCurve ? readCurve(raw, input, limits) : readDecimal(raw, input, limits);
    if (read.problem !== undefined) problems[name] = read.problem;
    else if (Array.isArray(read.value)) numbers.curves[name] = read.value;
    else numbers.single[name] = read.value as Decimal;
  }
  return { problems, numbers };
}

const labelOf = ({ inputs, labels }: ExplorerMetric, name: string): string =>
  labels[name] ?? inputs.find((input) => input.name === name)?.label ?? name;

const asNumbers = (values: Readonly<Record<string, Decimal>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asNumber(value)]));

/** Values of the names of a formula on a day. */
function valuesOn({ days = {} }: ExplorerMetric, { single, curves }: Numbers, day: number): Values {
  const values = asNumbers(single);
  for (const [name, term] of Object.entries(days)) {
    const curve = curves[term.measure] ?? [];
    const read = term.days === 'N' ? [curve[day] ?? 0n] : curve.slice(0, day + 1);
    values[name] = asNumber(read.reduce((sum, value) => sum + value, 0n));
  }
  return values;
}

function worked(metric: ExplorerMetric, values: Values, label = metric.label): Worked {
  const { formula } = metric;
  const steps: string[] = [];
  const value = formulaResult(formula, values, ({ left, sign, right, value: result }) => {
    steps.push(`${inStep(left)} ${sign === '/' ? '÷' : sign} ${inStep(right)} ${ends(result)}`);
  });
  const put = (text: (name: string) => string): string =>
    `${label} = ${formula.replaceAll(' / ', ' ÷ ').replaceAll(/[a-z_]+/gi, text)}`;
  return {
    formula: put((name) => labelOf(metric, name)),
    withNumbers: put((name) => {
      const text = inStep(values[name] ?? 0);
      return text.startsWith('−') ? `(${text})` : text;
    }),
    steps,
    value,
  };
}

/** Which divisor is zero, for those who wonder about an empty cell. */
function whyEmpty(metric: ExplorerMetric, values: Values): string {
  const divisors = [...metric.formula.matchAll(/\/ (\w+|\([^)]*\))/g)].flatMap(([, part = '']) =>
    namesIn(part),
  );
  const zero = divisors.filter((name) => values[name] === 0).map((name) => labelOf(metric, name));
  return `Nothing can be divided by zero: ${wordList(zero) || 'the divisor'} ${zero.length > 1 ? 'are' : 'is'} 0.`;
}

function result(
  metric: Pick<ExplorerMetric, 'label' | 'unit' | 'currency'>,
  all: Worked,
  chart: ChartNumbers,
  why: string,
): MetricResult {
  const { label, unit, currency } = metric;
  return {
    ...all,
    label,
    currency,
    dashboard: dashboardText(all.value, unit, currency),
    api: JSON.stringify(rounded(all.value, unit)),
    ...(all.value === null && { why }),
    chart,
  };
}

/** What the result would be with less and more of one input. */
function otherwise(
  metric: ExplorerMetric,
  single: Numbers['single'],
  varied: string | undefined,
): ChartNumbers {
  const input = metric.inputs.find(({ name }) => name === varied) ?? metric.inputs.at(-1);
  if (!input) throw new Error(`${metric.name} has no inputs — Give it some.`);
  const own = single[input.name] ?? 0n;
  // Half a user does not exist.
  const step = input.unit === 'money' ? 1n : whole(1);
  const amounts = [50n, 75n, 100n, 125n, 150n].map((percent) => ((own * percent) / 100n / step) * step);
  const different = amounts.filter((amount, index) => amounts.indexOf(amount) === index);
  return {
    type: 'bars',
    title: `${metric.label} with other values of ${input.label}`,
    columns: [
      { label: input.label, unit: input.unit === 'money' ? 'money' : 'count' },
      { label: metric.label, unit: metric.unit },
    ],
    rows: different.map((amount) => [
      asNumber(amount),
      formulaResult(metric.formula, asNumbers({ ...single, [input.name]: amount })),
    ]),
    at: different.indexOf(own),
  };
}

/** What only the numbers together have wrong. */
function cohortProblems({ single, curves }: Numbers): Problems {
  const { users, day } = single;
  const above = users === undefined ? -1 : (curves.active ?? []).findIndex((active) => active > users);
  if (above !== -1) return { active: `Day ${above} (line ${above + 1}): Must be at most the cohort size.` };
  const days = Math.max(...Object.values(curves).map((curve) => curve.length));
  const [short] = Object.entries(curves).find(([, curve]) => curve.length < days) ?? [];
  if (short !== undefined) return { [short]: `Must have ${days} lines, as the other curve.` };
  return day !== undefined && asNumber(day) >= days
    ? { day: `Must be at most ${days - 1}, the last day of the curves.` }
    : {};
}

function ofCohort(metric: ExplorerMetric, numbers: Numbers): MetricResult {
  const { label, unit, reaches, formula } = metric;
  const length = Math.max(...Object.values(numbers.curves).map((curve) => curve.length));
  const on = (day: number): Values => valuesOn(metric, numbers, day);
  const byDay = Array.from({ length }, (_, day) => formulaResult(formula, on(day)));
  const drawn = reaches?.label ?? label;
  const curves = Object.entries(numbers.curves);
  const chart = (at: number): ChartNumbers => ({
    type: 'line',
    title: `${drawn} by day`,
    columns: [
      { label: 'Day', unit: 'count' },
      ...curves.map(([name]) => ({
        label: labelOf(metric, name),
        unit: name === 'active' ? ('count' as const) : ('money' as const),
      })),
      { label: drawn, unit: reaches ? 'ratio' : unit },
    ],
    rows: byDay.map((value, day) => [day, ...curves.map(([, curve]) => asNumber(curve[day] ?? 0n)), value]),
    at,
    ...((reaches || metric.name === 'roas') && { reference: reaches?.least ?? 1 }),
  });
  if (!reaches) {
    const day = asNumber(numbers.single.day ?? 0n);
    return result(metric, worked(metric, on(day)), chart(day), whyEmpty(metric, on(day)));
  }
  const first = byDay.findIndex((value) => value !== null && value >= reaches.least);
  const day = first === -1 ? length - 1 : first;
  const { formula: words, withNumbers } = worked(metric, on(day), `${drawn} D${day}`);
  const goal = formatNumber(reaches.least, 'ratio');
  return result(
    metric,
    {
      formula: `${label} = first day N with ${words.replace(/^.*? = /, '')} ≥ ${goal}`,
      withNumbers,
      // The day before is the proof that it is the first one.
      steps: [day - 1, day]
        .filter((n) => n >= 0)
        .flatMap((n) => worked(metric, on(n)).steps.map((step) => `Day ${n}: ${step}`)),
      value: first === -1 ? null : first,
    },
    chart(day),
    byDay.every((value) => value === null)
      ? whyEmpty(metric, on(day))
      : `Until day ${length - 1}, ${drawn} doesn't reach ${goal}.`,
  );
}

/** A metric of purchases, from the amounts of one sale. */
function ofSale(
  metric: ExplorerMetric,
  { price = 0n, tax_rate = 0n, store_fee_rate = 0n, ...counts }: Numbers['single'],
): MetricResult {
  const rates = { tax: shareOf(tax_rate), storeFee: shareOf(store_fee_rate) };
  const { gross, tax, storeFee: store_fee, net } = purchaseAmounts(price, rates);
  const of = asNumbers({ gross, tax, store_fee, net, ...counts });
  const [taxShare, feeShare] = [asNumber(rates.tax), asNumber(rates.storeFee)];
  const all = worked(metric, of);
  const text = (name: string): string => inStep(of[name] ?? 0);
  // Amounts of a sale are rounded to the decimals of exports; one that uses them all is cut.
  const end = (name: string): string =>
    `${(of[name] ?? 0).toFixed(9).endsWith('0') ? '=' : '≈'} ${text(name)}`;
  const sale = [
    `Tax: ${text('gross')} × ${inStep(taxShare)} ÷ ${inStep(1 + taxShare)} ${end('tax')}`,
    `Store fee: (${text('gross')} − ${text('tax')}) × ${inStep(feeShare)} ${end('store_fee')}`,
    `Net: ${text('gross')} − ${text('tax')} − ${text('store_fee')} = ${text('net')}`,
  ];
  const chart: ChartNumbers = {
    type: 'bars',
    title: 'What happens to one price',
    columns: [
      { label: 'Part', unit: 'plain' },
      { label: 'Amount', unit: 'money' },
    ],
    rows: [
      ['Tax', of.tax ?? 0],
      ['Store fee', of.store_fee ?? 0],
      ['Net', of.net ?? 0],
    ],
  };
  return result(metric, { ...all, steps: [...sale, ...all.steps] }, chart, '');
}

/**
 * Works a metric out.
 * @param fields What is typed, by input. `vary` is the input whose other values the chart shows.
 */
export function evaluateMetric(
  metric: ExplorerMetric,
  fields: Fields,
  limits: Pick<ExplorerCatalog, 'most' | 'decimals'>,
): Evaluation<MetricResult> {
  const { problems, numbers } = readAll(metric, fields, limits);
  if (Object.keys(problems).length > 0) return { problems };
  if (metric.days) {
    const together = cohortProblems(numbers);
    return Object.keys(together).length > 0
      ? { problems: together }
      : { problems, result: ofCohort(metric, numbers) };
  }
  const { single } = numbers;
  if (metric.isSale) {
    const { purchases = 0n, refunded_purchases = 0n } = single;
    return refunded_purchases > purchases
      ? { problems: { refunded_purchases: 'Must be at most the purchases.' } }
      : { problems, result: ofSale(metric, single) };
  }
  const values = asNumbers(single);
  const chart = otherwise(metric, single, fields.vary);
  return { problems, result: result(metric, worked(metric, values), chart, whyEmpty(metric, values)) };
}

/** The result as a sentence. */
export const sentence = ({ label, dashboard, why }: MetricResult): string =>
  why === undefined ? `${label} is ${dashboard}.` : `${label} is empty. ${why}`;

/** The result as plain text, with all that leads to it. */
export const resultText = (result: MetricResult): string =>
  [
    sentence(result),
    result.formula,
    result.withNumbers,
    ...result.steps,
    `Dashboard: ${result.dashboard}`,
    `API: ${result.api}`,
  ].join('\n');
