import { describe, expect, it } from 'vitest';
import { expectAnswered } from './answered';

describe('fields that the dataset does not answer', () => {
  it.each([
    ['acquisition', { currency: 'EUR' }, 'does not answer currency "EUR" — Take USD.'],
    ['acquisition', { granularity: 'week' }, 'does not answer granularity "week" — Take none or day.'],
    ['acquisition', { goal_id: 'gol_000000000000' }, 'does not answer goal_id'],
    ['cohort', { time_zone: 'UTC' }, 'does not answer time_zone "UTC" — Take Europe/Berlin.'],
    ['cohort', { cohort_granularity: 'week' }, 'does not answer cohort_granularity "week"'],
    [
      'cohort',
      { app_ids: ['app_7k2m9qx4t0ab', 'app_3w8n5r1c6zde'] },
      'does not answer app_ids "app_3w8n5r1c6zde"',
    ],
    ['cohort', { order_by: [{ field: 'cost', direction: 'asc' }] }, '"direction":"asc"} — Leave it out.'],
    ['event-drill-down', { granularity: 'day' }, 'does not answer granularity "day" — Take none.'],
    ['event-drill-down', { unit: 'meters' }, 'does not answer unit "meters" — Take count or seconds.'],
    ['event-drill-down', { include_test_data: true }, 'does not answer include_test_data true — Take false.'],
  ] as const)('stop a report: %s %j', (report, fields, message) => {
    expect(() => expectAnswered(report, fields)).toThrow(message);
  });

  it('are not the defaults of the API', () => {
    const defaults = { currency: 'USD', time_zone: 'Europe/Berlin', include_test_data: false };
    expect(() => expectAnswered('acquisition', { ...defaults, granularity: 'none' })).not.toThrow();
    expect(() => expectAnswered('cohort', { ...defaults, cohort_type: 'installs' })).not.toThrow();
    expect(() => expectAnswered('event-drill-down', {})).not.toThrow();
  });
});
