/** Postbacks of a week by partner and kind. */
import type { World } from '../../../lib/facts/sample-world';
import { seriesTable, type SeriesTable } from './shared';

export const postbacks = (world: World): SeriesTable =>
  seriesTable('postback_week', world.postbacks, {
    partner_id: ['BIGINT', 'partner'],
    kind: 'VARCHAR',
    due: 'BIGINT',
    delivered: 'BIGINT',
    failed: 'BIGINT',
  });
