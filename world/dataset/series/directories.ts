/** Names for the ids of the sample world, as tables that queries join to. */
import { channelsOf, partnerNames, type World } from '../../../lib/facts/sample-world';
import type { SeriesTable } from './shared';

/** Names of apps, partners, channels and campaigns. */
export function directories(world: World): SeriesTable[] {
  const { apps, campaigns, products } = world.entities;
  return [
    {
      name: 'app_directory',
      columns: { app_id: 'VARCHAR', name: 'VARCHAR', platform: 'VARCHAR', product_name: 'VARCHAR' },
      rows: apps.map(({ id, name, platform, product }) => ({
        app_id: id,
        name,
        platform,
        product_name: products.find((entry) => entry.id === product)?.name,
      })),
    },
    {
      name: 'partner_directory',
      columns: { partner_id: 'BIGINT', name: 'VARCHAR' },
      rows: [...partnerNames(world)].map(([id, name]) => ({ partner_id: id, name })),
    },
    {
      name: 'channel_directory',
      columns: { channel_id: 'BIGINT', name: 'VARCHAR' },
      rows: channelsOf(world).map(({ id, name }) => ({ channel_id: id, name })),
    },
    {
      name: 'campaign_directory',
      columns: {
        campaign_id: 'BIGINT',
        name: 'VARCHAR',
        app_id: 'VARCHAR',
        partner_id: 'BIGINT',
        channel_id: 'BIGINT',
        type: 'VARCHAR',
        cost_model: 'VARCHAR',
      },
      rows: campaigns.map(({ id, name, app, partner, channel, type, costModel }) => ({
        campaign_id: id,
        name,
        app_id: app,
        partner_id: partner,
        channel_id: channel,
        type,
        cost_model: costModel,
      })),
    },
  ];
}
