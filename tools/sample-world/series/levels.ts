/** Levels that players finished in a week. */
import type { World } from '../../../lib/facts/sample-world';
import { september } from '../time';
import { day, seriesTable, type SeriesTable } from './shared';

export function levels({ levelWeek }: World): SeriesTable[] {
  const days = levelWeek.levels.flatMap(({ level, events }) =>
    events.map((count, index) => ({ day: index + 1, level, events: count })),
  );
  return [
    seriesTable('level_day', days, { date: day, level: 'BIGINT', events: 'BIGINT' }),
    seriesTable('level_period', [levelWeek], {
      date_from: ['DATE', 'from'],
      date_to: ['DATE', (week) => september(week.levels[0]?.events.length ?? 1)],
      event_users: ['BIGINT', 'distinctUsers'],
    }),
  ];
}
