/**
 * Views over all partners, for the page that readers choose one on: `partner-list` with a row for each partner, and
 * `partner-postback-sets` with the postbacks that Whence recommends, by the partners that want the same ones.
 */
import type { View } from '../../view';
import { loadPartners } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { flowElement } from '../../../../../lib/markdown/mdx-nodes';
import { code, joined, link, table, withDetails, type Inline } from '../../../../../lib/markdown/nodes';
import { recommendedKinds } from './postbacks';

/** Kinds of partners in words. */
const kinds: Readonly<Record<Partner['kind'], string>> = {
  'san-social': 'Social network',
  'san-search': 'Search ads',
  'san-multi': 'Search, video and display',
  social: 'Social network',
  'sdk-network': 'In-app network',
  dsp: 'DSP',
  'retargeting-dsp': 'Retargeting DSP',
  rewarded: 'Rewarded play',
  offerwall: 'Offerwall',
  native: 'Native ads on the web',
};

const platformNames = { android: 'Android', ios: 'iOS' } as const;

const partnerLink = ({ name, slug }: Partner): Inline =>
  link(`/docs/promote/network-management/partner-overview/${slug}`, name);

function attribution({ selfAttributing, viewUrl }: Partner): string {
  if (selfAttributing) return 'claims';
  return viewUrl ? 'clicks, views' : 'clicks';
}

function costSource({ cost: { api, realTimeUrl } }: Partner): string {
  if (api) return realTimeUrl ? 'API or URL' : 'API';
  return realTimeUrl ? 'URL' : 'CSV';
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Partners in the order of an index: by name, upper and lower case alike. */
const byName = (): Partner[] =>
  [...loadPartners()].sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));

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
    const list = table(
      ['Partner', 'Kind', 'Bids', 'Retargeting', 'Attributed by', 'Cost from', 'Connect with'],
      byName().map((partner) => [
        // Nearly all have both platforms: a column of them would push what differs off a phone's screen.
        withDetails(partnerLink(partner), ...partner.platforms.map((platform) => platformNames[platform])),
        kinds[partner.kind],
        yesNo(partner.bids !== null),
        yesNo(partner.retargeting),
        attribution(partner),
        costSource(partner),
        connectedWith(partner),
      ]),
    );
    return flowElement('TableFilter', { of: 'partners' }, [list]);
  },
};

/** Partners by the postback kinds that they want, in the order in which the kinds first appear. */
function byPostbacks(): Map<string, Partner[]> {
  const sets = new Map<string, Partner[]>();
  for (const partner of byName()) {
    const set = recommendedKinds(partner).join(' ');
    sets.set(set, [...(sets.get(set) ?? []), partner]);
  }
  return sets;
}

export const partnerPostbackSets: View = {
  render: () =>
    table(
      ['Postbacks', 'Partners'],
      [...byPostbacks()]
        .sort(([, a], [, b]) => b.length - a.length)
        .map(([set, partners]) => [
          set === '' ? 'none' : joined(set.split(' ').map(code)),
          joined(partners.map(partnerLink)),
        ]),
    ),
};
