/** View `channels`: the built-in channels, with what they hold and which partners have them as default. */
import { loadChannels, loadPartners } from '../../../../lib/facts/load';
import { code, joined, strong } from '../../../../lib/markdown/nodes';
import { tableView } from '../table-view';
import { partnerLink } from './partner/links';

export const channels = tableView(loadChannels, {
  Channel: ({ name }) => strong(name),
  ID: ({ id }) => code(id),
  Slug: ({ slug }) => code(slug),
  Incentivized: ({ incentivized }) => (incentivized ? 'yes' : 'no'),
  'Default channel of': ({ slug }) =>
    joined(
      loadPartners()
        .filter(({ defaultChannel }) => defaultChannel === slug)
        .map(partnerLink),
    ),
});
