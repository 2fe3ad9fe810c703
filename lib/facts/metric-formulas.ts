/**
 * A metric says twice how it is computed: in words for readers, and in SQL for the sample world. Where the words are
 * arithmetic of other metrics, both must be the same arithmetic.
 */
import { namesIn } from '../shared/formula';
import { didYouMean } from '../text/closest';

/** The arithmetic of a formula: the code at its start. */
export const formulaOf = (formula: string): string | undefined => /^`([^`]+)`/.exec(formula)?.[1];

/** A name of a formula that is read off the days of a cohort: day N alone, or days 0 to N. */
export interface CurveTerm {
  measure: string;
  days: 'N' | '0 to N';
}

/** The arithmetic of a metric in the form that lib/shared/formula.ts computes. */
export interface Arithmetic {
  formula: string;
  /** Names that are read off days; the others are single numbers. */
  terms: Record<string, CurveTerm>;
}

/** SQL of one aggregate: `sum(installs) FILTER (traffic_type = 'paid')`. */
const aggregate = /\w+\((\w+)\)(?: FILTER \(([^)]*)\))?/g;

/** SQL as a formula: what only SQL needs is left out, because a formula that divides by zero has no value either. */
const asFormula = (sql: string): string =>
  sql
    .replace(/nullif\((.+?), 0\)/g, '$1')
    .replaceAll('*', '×')
    .replaceAll(' - ', ' − ');

/**
 * How a metric is computed: its formula if that is arithmetic of metrics, else its SQL, in which an aggregate has the name of
 * the metric that it is, or of its column. A page and a tool read the same source with it.
 * @throws Error if the metric has no SQL.
 */
export function arithmeticOf(
  { name, formula, sql }: Metric & { formula: string },
  metrics: readonly Metric[],
): Arithmetic {
  const code = formulaOf(formula);
  const known = new Set(metrics.map((metric) => metric.name));
  if (code !== undefined && / [/+×−] /.test(code) && namesIn(code).every((part) => known.has(part)))
    return { formula: code, terms: {} };
  if (sql === undefined) throw new Error(`${name} has neither a formula in code nor SQL — Add one.`);
  const named = sql.replaceAll(
    aggregate,
    (part, column: string) => metrics.find((metric) => metric.sql === part)?.name ?? column,
  );
  return { formula: asFormula(named), terms: {} };
}

/** How a cohort computes a metric: names are measures of data/metrics.yaml, with `_n` for day N and `_to_n` for days 0 to N. */
export function cohortArithmetic(sql: string): Arithmetic {
  const terms: Record<string, CurveTerm> = {};
  const named = sql.replaceAll(aggregate, (_, measure: string, condition = '') => {
    const days = condition === 'n <= {n}' ? '0 to N' : 'N';
    const name = `${measure}${days === 'N' ? '_n' : '_to_n'}`;
    terms[name] = { measure, days };
    return name;
  });
  return { formula: asFormula(named), terms };
}

/** SQL without what only SQL needs: guards against zero, brackets, spaces. */
const bare = (sql: string): string => sql.replace(/nullif|, 0\)|[()\s]/g, '');

/** What a formula is compared with. */
interface Metric {
  name: string;
  sql?: string | undefined;
  unit: string;
}

/**
 * What is wrong with the formula of a metric; undefined where it is right or has words that are not metrics. Where one
 * column of the sample world already has the result, only the names and units of a sum are checked.
 * @param metrics All metrics.
 */
export function formulaProblem(
  formula: string,
  metric: Metric,
  metrics: readonly Metric[],
): string | undefined {
  const { sql } = metric;
  if (sql === undefined || !/ [/+×−] /.test(formula) || /[a-z_]+ [a-z_]+/i.test(formula)) return undefined;
  const names: string[] = formula.match(/[a-z][a-z_]+/g) ?? [];
  const byName = new Map(metrics.map((entry) => [entry.name, entry]));
  const unknown = names.find((name) => !byName.has(name));
  if (unknown !== undefined) return `no metric "${unknown}". ${didYouMean(unknown, [...byName.keys()])}`;
  if (names.includes(metric.name)) return `the formula ${formula} names its own metric`;
  const other = /[/×]/.test(formula)
    ? undefined
    : names.find((name) => byName.get(name)?.unit !== metric.unit);
  if (other !== undefined) return `the formula ${formula} adds ${other}, which is not in ${metric.unit}`;
  if (!/ [/*+-] /.test(sql)) return undefined;
  const expected = formula
    .replaceAll('×', '*')
    .replaceAll('−', '-')
    .replace(/[a-z][a-z_]+/g, (name) => byName.get(name)?.sql ?? name);
  return bare(expected) === bare(sql)
    ? undefined
    : `the formula ${formula} is ${expected}, the SQL is ${sql}`;
}
