/** How cohorts compute a metric is said three times: in words, in SQL and as a mode. All three mean the same days. */
import type { Metric } from '../../lib/facts/types';
import { eitherCure, type Fault, type Rules } from './facts';

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

export const cohortRules = {
  'metrics of cohorts mean the same days in words, SQL and mode': function* ({ metrics }): Generator<Fault> {
    for (const [index, { name, cohort }] of metrics.entries()) {
      if (!cohort) continue;
      const mode = modeOfSql(cohort.sql);
      const words = modeOfWords(cohort.formula) ?? mode;
      const keys = [index, 'cohort'];
      if (cohort.mode !== mode)
        yield ['metrics.yaml', [...keys, 'mode'], `${name} is ${cohort.mode}, its SQL ${mode}`, eitherCure];
      if (words !== mode)
        yield [
          'metrics.yaml',
          [...keys, 'formula'],
          `the words of ${name} are ${words}, its SQL ${mode}`,
          'Name day N, or days 0 to N.',
        ];
    }
  },
} satisfies Rules;
