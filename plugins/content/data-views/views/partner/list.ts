/** View `partner-list`: a row for each partner, for the page that readers choose one on. */
import type { View } from '../../view';
import type { Partner } from '../../../../../lib/facts/types';
import { flowElement } from '../../../../../lib/markdown/mdx-nodes';
import { withDetails } from '../../../../../lib/markdown/nodes';
import { rowTable } from '../../table-view';
import { partnerLink, partnersByName } from './links';
import { monogram } from './monogram';

/** Kinds of partners in words. */
const kinds: Readonly<Record<Partner['kind'], string>> = {
  'san-social': 'Social network',
  'san-search': 'Search ads',
  'san-multi': 'Search, video, and display',
  social: 'Social network',
  'sdk-network': 'In-app network',
  dsp: 'DSP',
  'retargeting-dsp': 'Retargeting DSP',
  rewarded: 'Rewarded play',
  offerwall: 'Offerwall',
  native: 'Native ads on the web',
};

const platformNames = { android: 'Android', ios: 'iOS' } as const;

function attribution({ selfAttributing, viewUrl }: Partner): string {
  if (selfAttributing) return 'claims';
  return viewUrl ? 'clicks, views' : 'clicks';
}

function costSource({ cost: { api, realTimeUrl } }: Partner): string {
  if (api) return realTimeUrl ? 'API or URL' : 'API';
  return realTimeUrl ? 'URL' : 'CSV';
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** What readers need to connect: a manager where the partner has no place for what they would enter. */
function connectedWith({ managed, attributes }: Partner): string {
  if (managed) return 'manager';
  return attributes.some(({ key }) => key === 'oauth') ? 'login' : 'keys';
}

/**
 * The table is shorter than those that always get a filter, but readers come to choose from it. Columns of yes and no
 * come first: they become the lists to choose from, because nobody can type them.
 */
export const partnerList: View = {
  render: () => {
    const list = rowTable(partnersByName(), {
      // Nearly all have both platforms: a column of them would push what differs off a phone's screen.
      Partner: (partner) =>
        withDetails(
          [monogram(partner), partnerLink(partner)],
          ...partner.platforms.map((platform) => platformNames[platform]),
        ),
      Kind: ({ kind }) => kinds[kind],
      Bids: ({ bids }) => yesNo(bids !== null),
      Retargeting: ({ retargeting }) => yesNo(retargeting),
      'Attributed by': attribution,
      'Cost from': costSource,
      'Connect with': connectedWith,
    });
    return flowElement('TableFilter', { of: 'partners' }, [list]);
  },
};
