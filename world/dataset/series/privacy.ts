/** What iOS reports of consent and SKAdNetwork on one day. */
import type { World } from '../../../lib/facts/sample-world';
import { appId, type SeriesTable } from './shared';

export function iosDay(world: World): SeriesTable {
  const { date, attStatus, skan } = world.iosDay;
  const rows = [...Object.entries(attStatus), ...Object.entries(skan)];
  return {
    name: 'ios_day',
    columns: { date: 'DATE', app_id: 'VARCHAR', name: 'VARCHAR', value: 'BIGINT' },
    rows: rows.map(([name, value]) => ({ date, app_id: appId(world, 'ios'), name, value })),
  };
}
