/**
 * A metric says twice how it is computed: in words for readers, and in SQL for the sample world. Where the words are
 * arithmetic of other metrics, both must be the same arithmetic.
 */
import { didYouMean } from '../text/closest';

/** The arithmetic of a formula: the code at its start. */
export const formulaOf = (formula: string): string | undefined => /^`([^`]+)`/.exec(formula)?.[1];

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
