/** Postbacks of a week by partner and kind. */
import type { World } from '../../../lib/facts/sample-world';
import type { SeriesTable } from './shared';

export function postbacks(world: World): SeriesTable {
  return {
    name: 'postback_week',
    columns: { partner_id: 'BIGINT', kind: 'VARCHAR', due: 'BIGINT', delivered: 'BIGINT', failed: 'BIGINT' },
    rows: world.postbacks.map(({ partner, ...row }) => ({ partner_id: partner, ...row })),
  };
}
