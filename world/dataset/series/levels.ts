/** Levels that players finished in a week. */
import type { World } from '../../../lib/facts/sample-world';
import { september } from '../time';
import type { SeriesTable } from './shared';

export function levels({ levelWeek }: World): SeriesTable[] {
  return [
    {
      name: 'level_day',
      columns: { date: 'DATE', level: 'BIGINT', events: 'BIGINT' },
      rows: levelWeek.levels.flatMap(({ level, events }) =>
        events.map((count, index) => ({ date: september(index + 1), level, events: count })),
      ),
    },
    {
      name: 'level_period',
      columns: { date_from: 'DATE', date_to: 'DATE', event_users: 'BIGINT' },
      rows: [
        {
          date_from: levelWeek.from,
          date_to: september(levelWeek.levels[0]?.events.length ?? 1),
          event_users: levelWeek.distinctUsers,
        },
      ],
    },
  ];
}
