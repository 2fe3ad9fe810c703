/** Users count once in a row and in a total, whatever number of levels they finished. */
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
  const byLevel = { ...week, dimensions: [level] };

  it('counts events of each level, and users once in the total', async () => {
    const { data, totals } = await report({
      ...byLevel,
      metrics: ['events', 'event_users', 'event_value_avg'],
      unit: 'count',
      order_by: [{ field: 'events', direction: 'desc' }],
    });
    expect(data.map((row) => Object.values(row)).slice(0, 2)).toEqual([
      ['1', 9246, 9246, 1],
      ['2', 8902, 8902, 1],
    ]);
    expect(totals).toEqual({ events: 42509, event_users: 9874, event_value_avg: 1 });
    expect((await report(week)).data).toEqual([{ events: 42509, event_users: 9874 }]);
  });

  it('orders and limits rows', async () => {
    const order_by = [{ field: level, direction: 'desc' }] as const;
    const { data, totals, page } = await report({ ...byLevel, order_by, page: { limit: 2 } });
    expect(data.map((row) => row[level])).toEqual(['5', '4']);
    expect(totals.events).toBe(42509);
    expect(page).toMatchObject({ has_more: true, total_rows: 5 });
  });

  it('counts the users of one level, also on other dates', async () => {
    const { totals } = await report({ ...week, filters: [level5] });
    expect(totals).toEqual({ events: 7702, event_users: 7702 });
    const interval = { from: '2025-09-01', until: '2025-09-01' };
    const first = await report({ ...week, interval, filters: [level5] });
    expect(first.totals).toEqual({ events: 975, event_users: 975 });
  });
});

describe('by install date', () => {
  it('counts the users of a week who finished level 5, paid ones or all', async () => {
    const { data, totals } = await report({ ...byInstall, filters: [level5, paid] });
    expect(data.map(({ partner, event_users }) => [partner, event_users])).toEqual([
      ['adjoe', 4480],
      ['AppLovin', 1460],
      ['Tide Pool Ads', 560],
    ]);
    expect(totals).toEqual({ events: 6500, event_users: 6500 });
    expect((await report(byInstall)).totals.event_users).toBe(7622);
  });

  it('counts a user of September 1 once, whatever number of levels', async () => {
    const day1 = { ...byInstall, interval: { from: '2025-09-01', until: '2025-09-01' } };
    const totalsOf = async (values: string[], change: Partial<EventDrillDownRequest> = {}) =>
      (await report({ ...day1, filters: [{ ...level5, values }, paid], ...change })).totals;
    expect(await totalsOf(['1', '5'])).toEqual({ events: 929 + 800, event_users: 929 });
    expect((await totalsOf(['5'], { days_since_install: [0] })).event_users).toBe(540);
    const { days_since_install: _, ...anyDay } = { ...day1, filters: [level5, paid] };
    expect((await report(anyDay)).totals.event_users).toBe(800);
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
