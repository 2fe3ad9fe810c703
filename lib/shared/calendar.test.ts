/** Days of users and of the organization, also on the days when clocks change. */
import { describe, expect, it } from 'vitest';
import { calendarDay, dayN, matureAt, nextDay, startOfDay } from './calendar';

const berlin = 'Europe/Berlin';
const iso = (time: number) => new Date(time).toISOString();

describe('day N', () => {
  const install = Date.parse('2025-09-01T10:20:00Z');

  it.each([
    ['2025-09-03T19:05:12Z', 204_312, 2],
    ['2025-09-03T09:00:00Z', 168_000, 1],
  ])('%s is %i seconds after the install, on day %i', (time, seconds, expected) => {
    expect((Date.parse(time) - install) / 1000).toBe(seconds);
    expect(dayN(install, Date.parse(time))).toBe(expected);
  });

  it('begins after each 24 hours, to the millisecond', () => {
    const day = 86_400_000;
    expect([0, day - 1, day, 8 * day - 1, 8 * day].map((after) => dayN(install, install + after))).toEqual([
      0, 0, 1, 7, 8,
    ]);
  });

  it('does not exist before the install', () => {
    expect(() => dayN(install, install - 1)).toThrow(RangeError);
  });
});

describe('maturity', () => {
  it.each([
    ['2025-09-01', 7, '2025-09-09T22:00:00.000Z'],
    ['2025-09-02', 7, '2025-09-10T22:00:00.000Z'],
    ['2025-09-01', 0, '2025-09-02T22:00:00.000Z'],
  ])('cohort of %s, day %i: %s', (date, n, expected) => {
    expect(iso(matureAt(date, n, berlin))).toBe(expected);
  });

  it('is when the last user of the cohort finishes the day', () => {
    const lastInstall = startOfDay('2025-09-02', berlin) - 1;
    const mature = matureAt('2025-09-01', 7, berlin);
    expect([mature - 2, mature - 1].map((time) => dayN(lastInstall, time))).toEqual([7, 8]);
  });
});

describe('calendar days', () => {
  it.each([
    ['2025-09-01', '2025-08-31T22:00:00.000Z', 24],
    ['2025-12-31', '2025-12-30T23:00:00.000Z', 24],
    ['2025-03-30', '2025-03-29T23:00:00.000Z', 23],
    ['2025-10-26', '2025-10-25T22:00:00.000Z', 25],
    ['2024-02-29', '2024-02-28T23:00:00.000Z', 24],
  ])('%s in Berlin starts %s and has %i hours', (date, start, hours) => {
    const from = startOfDay(date, berlin);
    const to = startOfDay(nextDay(date), berlin);
    expect(iso(from)).toBe(start);
    expect((to - from) / 3_600_000).toBe(hours);
    expect([from - 1, from, to - 1, to].map((time) => calendarDay(time, berlin) === date)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    'UTC',
    'America/Los_Angeles',
    'Australia/Adelaide',
    'Pacific/Auckland',
    'America/Santiago',
    'America/Havana',
  ])('in %s', (zone) => {
    for (let date = '2025-01-01'; date < '2026-01-01'; date = nextDay(date)) {
      const from = startOfDay(date, zone);
      expect([calendarDay(from - 1, zone) < date, calendarDay(from, zone)]).toEqual([true, date]);
    }
  });

  it.each(['2025-02-30', '2025-9-1', 'today'])('refuses %s', (date) => {
    expect(() => startOfDay(date, berlin)).toThrow(/is not a date — Write it like/);
  });
});
