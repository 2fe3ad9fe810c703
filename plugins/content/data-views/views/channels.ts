/** View `channels`: the built-in channels, with what they hold and which partners have them as default. */
import { loadChannels, loadPartners } from '../../../../lib/facts/load';
import { code, joined, link, strong, table, type Inline } from '../../../../lib/markdown/nodes';
import type { View } from '../view';

export const channels: View = {
  render() {
    const partners = loadPartners();
    const defaultOf = (slug: string): Inline =>
      joined(
        partners
          .filter(({ defaultChannel }) => defaultChannel === slug)
          .map((partner) =>
            link(`/docs/promote/network-management/partner-overview/${partner.slug}`, partner.name),
          ),
      );
    return table(
      ['Channel', 'ID', 'Slug', 'Incentivized', 'Default of'],
      loadChannels().map(({ id, slug, name, incentivized }) => [
        strong(name),
        code(id),
        code(slug),
        incentivized ? 'yes' : 'no',
        defaultOf(slug),
      ]),
    );
  },
};
