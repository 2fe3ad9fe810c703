/** Names for the ids of the sample world, as tables that queries join to. */
import { channelsOf, partnerNames, type World } from '../../../lib/facts/sample-world';
import { seriesTable, type SeriesTable } from './shared';

/** Names of apps, partners, channels and campaigns. */
export function directories(world: World): SeriesTable[] {
  const { apps, campaigns, products } = world.entities;
  const partners = [...partnerNames(world)].map(([id, name]) => ({ id, name }));
  return [
    seriesTable('app_directory', apps, {
      app_id: ['VARCHAR', 'id'],
      name: 'VARCHAR',
      platform: 'VARCHAR',
      product_name: ['VARCHAR', ({ product }) => products.find(({ id }) => id === product)?.name],
    }),
    seriesTable('partner_directory', partners, { partner_id: ['BIGINT', 'id'], name: 'VARCHAR' }),
    seriesTable('channel_directory', channelsOf(world), { channel_id: ['BIGINT', 'id'], name: 'VARCHAR' }),
    seriesTable('campaign_directory', campaigns, {
      campaign_id: ['BIGINT', 'id'],
      name: 'VARCHAR',
      app_id: ['VARCHAR', 'app'],
      partner_id: ['BIGINT', 'partner'],
      channel_id: ['BIGINT', 'channel'],
      type: 'VARCHAR',
      cost_model: ['VARCHAR', 'costModel'],
    }),
  ];
}
