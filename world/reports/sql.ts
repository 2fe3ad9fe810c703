/** Small writers of SQL that all reports share. */
import { loadWorld } from '../../lib/facts/sample-world';
import type { Filter } from './request';

/** A text as an SQL literal. */
export const literal = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

const comparison: Readonly<Record<string, string>> = {
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  ne: '<>',
  eq: '=',
};

/**
 * A filter as a condition.
 * @param sql What the field is.
 * @throws Error for an operator that the sample dataset does not answer.
 */
export function condition({ field, operator, values }: Filter, sql: string): string {
  const list = values.map(literal).join(', ');
  if (operator === 'is') return `${sql} IN (${list})`;
  if (operator === 'is_not') return `${sql} NOT IN (${list})`;
  const [first] = values;
  const sign = comparison[operator];
  if (sign && first !== undefined) return `${sql} ${sign} ${literal(first)}`;
  throw new Error(
    `The filter on "${field}" has the operator "${operator}" — Add it to world/reports/sql.ts.`,
  );
}

/** True once all users of an install date have finished day N: two days and N after it in the organization's time. */
export const matureAt = (date: string, day: number, asOf: string): string =>
  `(${date} + INTERVAL ${day + 2} DAY)::TIMESTAMP AT TIME ZONE ${literal(loadWorld().rules.timeZone)} <= TIMESTAMPTZ ${literal(asOf)}`;
