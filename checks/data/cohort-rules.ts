/** How cohorts compute a metric is said three times: in words, in SQL and as a mode. All three mean the same days. */
import { problem } from '../../lib/yaml/problem';
import type { Metric } from '../../lib/facts/types';

type Mode = NonNullable<Metric['cohort']>['mode'];

/** The days that SQL of a cohort sums up. */
function modeOfSql(sql: string): Mode {
  if (sql.includes('{range}')) return 'either';
  if (sql.includes('n <= {n}')) return 'cumulative';
  return sql.includes('{n}') ? 'per-day' : 'constant';
}

/** The days that words name; undefined if they name none. */
const modeOfWords = (formula: string): Mode | undefined =>
  /days 0 to N/.test(formula) ? 'cumulative' : /\bday N/.test(formula) ? 'per-day' : undefined;

export const cohortChecks = {
  'metrics of cohorts mean the same days in words, SQL and mode': ({
    metrics,
  }: {
    metrics: readonly Metric[];
  }) =>
    metrics.flatMap(({ name, cohort }, index) => {
      if (!cohort) return [];
      const mode = modeOfSql(cohort.sql);
      const words = modeOfWords(cohort.formula) ?? mode;
      const found: string[] = [];
      if (cohort.mode !== mode)
        found.push(
          problem(
            'metrics.yaml',
            [index, 'cohort', 'mode'],
            `${name} is ${cohort.mode}, its SQL ${mode}`,
            'Correct one of them.',
          ),
        );
      if (words !== mode)
        found.push(
          problem(
            'metrics.yaml',
            [index, 'cohort', 'formula'],
            `the words of ${name} are ${words}, its SQL ${mode}`,
            'Name day N, or days 0 to N.',
          ),
        );
      return found;
    }),
};
