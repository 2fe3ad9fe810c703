/** Figures of the sample world, typed here once more so that a change of a metric or a source is noticed. */
import { describe, expect, it } from 'vitest';
import { sampleWorldOfTests } from '../../tests/lib/sample-world';
import { eventDrillDown } from './event-drill-down';
import type { EventDrillDownRequest, Filter } from './request';

const database = sampleWorldOfTests();

const level = 'event_dimension.level';
const level5: Filter = { field: level, operator: 'is', values: ['5'] };
const paid: Filter = { field: 'traffic_type', operator: 'is', values: ['paid'] };

const week: EventDrillDownRequest = {
  app_ids: ['app_7k2m9qx4t0ab'],
  interval: { from: '2025-09-01', until: '2025-09-07' },
  event_names: ['level_completed'],
  metrics: ['events', 'event_users'],
};

const byInstall: EventDrillDownRequest = {
  ...week,
  view_by: 'install_date',
  days_since_install: [0, 1, 2, 3, 4, 5, 6],
  dimensions: ['partner'],
  filters: [level5],
  order_by: [{ field: 'event_users', direction: 'desc' }],
};

const report = (request: EventDrillDownRequest) =>
  eventDrillDown(database(), request, { asOf: '2025-09-16T08:45:00.000Z', queryId: 'q' });

describe('by activity date', () => {
  it('counts events of each level, and users once in the total', async () => {
    const { data, totals, page } = await report({
      ...week,
      dimensions: [level],
      metrics: ['events', 'event_users', 'event_value_avg'],
      unit: 'count',
      order_by: [{ field: 'events', direction: 'desc' }],
      page: { limit: 5 },
    });
    expect(data.map((row) => Object.values(row))).toEqual([
      ['1', 9246, 9246, 1],
      ['2', 8902, 8902, 1],
      ['3', 8541, 8541, 1],
      ['4', 8118, 8118, 1],
      ['5', 7702, 7702, 1],
    ]);
    expect(totals).toEqual({ events: 42509, event_users: 9874, event_value_avg: 1 });
    expect(page).toEqual({ limit: 5, next_cursor: null, has_more: false, total_rows: 5 });
  });

  it('orders and limits rows', async () => {
    const { data, totals, page } = await report({
      ...week,
      dimensions: [level],
      order_by: [{ field: level, direction: 'desc' }],
      page: { limit: 2 },
    });
    expect(data.map((row) => row[level])).toEqual(['5', '4']);
    expect(totals.events).toBe(42509);
    expect(page).toMatchObject({ has_more: true, total_rows: 5 });
  });

  it('counts users once in a row of all levels', async () => {
    const { data } = await report(week);
    expect(data).toEqual([{ events: 42509, event_users: 9874 }]);
  });

  it('counts the users of one level, also on other dates', async () => {
    const { totals } = await report({ ...week, filters: [level5] });
    expect(totals).toEqual({ events: 7702, event_users: 7702 });
    const first = await report({
      ...week,
      interval: { from: '2025-09-01', until: '2025-09-01' },
      filters: [level5],
    });
    expect(first.totals).toEqual({ events: 975, event_users: 975 });
  });
});

describe('by install date', () => {
  it('counts the paid users of a week who finished level 5', async () => {
    const { data, totals } = await report({ ...byInstall, filters: [level5, paid] });
    expect(data).toEqual([
      { partner: 'adjoe', events: 4480, event_users: 4480 },
      { partner: 'AppLovin', events: 1460, event_users: 1460 },
      { partner: 'Tide Pool Ads', events: 560, event_users: 560 },
    ]);
    expect(totals).toEqual({ events: 6500, event_users: 6500 });
  });

  it('has organic users without the filter', async () => {
    const { data, totals } = await report(byInstall);
    expect(data).toContainEqual({ partner: 'Organic', events: 1122, event_users: 1122 });
    expect(totals.event_users).toBe(7622);
  });

  it('counts a user of September 1 once, whatever number of levels', async () => {
    const day1 = { ...byInstall, interval: { from: '2025-09-01', until: '2025-09-01' } };
    const { totals } = await report({
      ...day1,
      filters: [paid, { field: level, operator: 'is', values: ['1', '5'] }],
    });
    expect(totals).toEqual({ events: 929 + 800, event_users: 929 });
    const { totals: day0 } = await report({ ...day1, days_since_install: [0], filters: [level5, paid] });
    expect(day0.event_users).toBe(540);
    const { totals: anyDay } = await report({
      ...week,
      view_by: 'install_date',
      interval: day1.interval,
      filters: [level5, paid],
    });
    expect(anyDay.event_users).toBe(800);
  });
});

describe('what the dataset does not know', () => {
  it.each<[string, Partial<EventDrillDownRequest>, string]>([
    [
      'a split of activity',
      { dimensions: ['partner'] },
      'cannot split events of an activity date by partner — Take',
    ],
    [
      'another event',
      { event_names: ['tutorial_completed'] },
      'has the event "tutorial_completed" by install date',
    ],
    [
      'users of other dates',
      { interval: { from: '2025-09-01', until: '2025-09-03' } },
      'how many users did the events from 2025-09-01 to 2025-09-03',
    ],
    [
      'users of some levels',
      { filters: [{ field: level, operator: 'is', values: ['1', '2'] }] },
      'with these filters — Ask for September 1 to 7',
    ],
    [
      'other levels by install date',
      { view_by: 'install_date', filters: [] },
      'has events by install date for September 1',
    ],
    [
      'other days by install date',
      { view_by: 'install_date', filters: [level5], days_since_install: [0] },
      'has events by install date for September 1',
    ],
    ['a unit', { unit: 'meters' }, 'does not answer unit "meters"'],
  ])('%s is refused', async (_, change, message) => {
    await expect(report({ ...week, ...change })).rejects.toThrow(message);
  });
});
