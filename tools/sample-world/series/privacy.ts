/** What iOS reports of consent and SKAdNetwork on one day. */
import type { World } from '../../../lib/facts/sample-world';
import { appId, seriesTable, type SeriesTable } from './shared';

export function iosDay(world: World): SeriesTable {
  const { date, attStatus, skan } = world.iosDay;
  return seriesTable('ios_day', [...Object.entries(attStatus), ...Object.entries(skan)], {
    date: ['DATE', () => date],
    app_id: ['VARCHAR', () => appId(world, 'ios')],
    name: ['VARCHAR', ([name]) => name],
    value: ['BIGINT', ([, value]) => value],
  });
}
