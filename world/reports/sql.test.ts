import { describe, expect, it } from 'vitest';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { columnsIn, cohortSql, metricSql } from './metric-sql';
import { condition, literal, matureAt } from './sql';

const database = sampleWorldOfTests();

const holds = async (sql: string): Promise<unknown> =>
  (await database().query(`SELECT ${sql} AS held`))[0]?.held;

describe('conditions', () => {
  it.each([
    ['is', ['DE', 'AT'], "'DE'", true],
    ['is', ['DE', 'AT'], "'CH'", false],
    ['is_not', ['DE'], "'CH'", true],
    ['is_not', ['DE'], "'DE'", false],
    ['gt', [50], '50', false],
    ['gte', [50], '50', true],
    ['lt', [50], '50', false],
    ['lte', [50], '50', true],
    ['eq', [50], '50', true],
    ['ne', [50], '50', false],
  ] as const)('%s %j of %s is %s', async (operator, values, sql, expected) => {
    expect(await holds(condition({ field: 'x', operator, values }, sql))).toBe(expected);
  });

  it('keep quotes inside of texts', async () => {
    expect(await holds(`${literal("O'Hara")} = 'O''Hara'`)).toBe(true);
  });

  it('refuse an operator that they do not know', () => {
    expect(() => condition({ field: 'country', operator: 'contains', values: ['D'] }, 'country')).toThrow(
      'The filter on "country" has the operator "contains" — Add it',
    );
  });
});

describe('maturity', () => {
  it.each([
    // The last user of September 1 in Berlin finishes day 7 on September 9, 22:00 UTC.
    [7, '2025-09-09T21:59:59.999Z', false],
    [7, '2025-09-09T22:00:00.000Z', true],
    [0, '2025-09-02T22:00:00.000Z', true],
    [0, '2025-09-02T21:59:59.999Z', false],
  ])('of day %s at %s is %s', async (day, asOf, expected) => {
    expect(await holds(matureAt("DATE '2025-09-01'", day, asOf))).toBe(expected);
  });

  it('follows the clocks of the organization in autumn', async () => {
    // October 26 has 25 hours in Berlin.
    expect(await holds(matureAt("DATE '2025-10-25'", 0, '2025-10-26T22:59:59.999Z'))).toBe(false);
    expect(await holds(matureAt("DATE '2025-10-25'", 0, '2025-10-26T23:00:00.000Z'))).toBe(true);
  });
});

describe('metrics', () => {
  it('put the day of their name into their SQL', () => {
    expect(metricSql('roas_d7')).toMatchObject({ name: 'roas_d7', day: 7, unit: 'ratio' });
    expect(columnsIn(metricSql('roas_d7').sql)).toContain('revenue_d7');
    expect(metricSql('installs').day).toBeNull();
  });

  it('take day N alone or days 0 to N', () => {
    expect(cohortSql('sessions', 3, false).sql).toContain('n = 3');
    expect(cohortSql('sessions', 3, true).sql).toContain('n <= 3');
  });

  it('name the columns that they read, not words in texts', () => {
    expect(columnsIn("sum(cost) / nullif(sum(installs) FILTER (traffic_type = 'paid users'), 0)")).toEqual([
      'cost',
      'installs',
      'traffic_type',
    ]);
  });

  it('are refused if the dictionary does not have them', () => {
    expect(() => metricSql('instals')).toThrow(
      'No SQL for the metric "instals" — Add it to data/metrics.yaml',
    );
    expect(() => metricSql('installs_d7')).toThrow('No SQL for the metric "installs_d7"');
    expect(() => cohortSql('clicks', 7, false)).toThrow('Cohorts do not have the metric "clicks"');
  });
});
