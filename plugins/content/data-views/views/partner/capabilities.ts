/**
 * `<Data view="partner-capabilities" />`: what Whence does with the partner, a row for each thing that partners differ
 * in.
 */
import type { View } from '../../view';
import { durationText } from '../../../../../lib/facts/duration';
import { loadAttributionWindows, loadChannels } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { code, joined, link, table, type Inline } from '../../../../../lib/markdown/nodes';
import { wordList } from '../../../../../lib/text/words';
import { pagePartner } from './page-partner';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

/** Words of dimensions of cost, as reports call them. */
const dimensionNames = {
  campaign: 'campaign',
  country: 'country',
  ad_set: 'ad set',
  source: 'source',
  creative: 'creative',
} as const;

/** Time zones of cost days, as they follow "at midnight". */
const timeZones: Readonly<Record<NonNullable<Partner['cost']['timeZone']>, string>> = {
  UTC: 'UTC',
  'ad account': 'in the time zone of the ad account',
  'as reported in each row': 'in the time zone of each row',
};

function attribution({ selfAttributing, clickUrl, viewUrl, name }: Partner): Inline {
  if (selfAttributing) return `Self-attributing: ${name} claims installs. No tracking URLs`;
  return `By tracking URL: ${[clickUrl ? 'clicks' : '', viewUrl ? 'views' : ''].filter(Boolean).join(' and ')}`;
}

/** Windows for clicks and views: the app's defaults unless the partner's differ. */
function windows({ windows: own, viewUrl, selfAttributing }: Partner): Inline {
  const ofApp = (key: string): string =>
    loadAttributionWindows().find((window) => window.key === key)?.default ?? '';
  const click = own?.click ?? ofApp('click_window');
  const view = own ? own.view : viewUrl || selfAttributing ? ofApp('view_window') : null;
  return [`Click ${durationText(click)}, `, view === null ? 'no view window' : `view ${durationText(view)}`];
}

function serverClicks({ serverClick, serverClickPreset }: Partner): Inline {
  if (serverClickPreset) return ['Yes: generated URLs have ', code('s2s=1')];
  return serverClick ? ['Yes, with ', code('s2s=1')] : 'No';
}

const installPostbacks = {
  all: 'All installs of the app',
  attributed: 'Installs that the partner won',
  none: 'None',
} as const;

function cost({ cost: { api, dimensions, realTimeUrl } }: Partner): Inline {
  const by = dimensions.length > 0 ? ` by ${wordList(dimensions.map((name) => dimensionNames[name]))}` : '';
  if (api) return `API,${by}${realTimeUrl ? '; or on the tracking URL' : ''}`;
  return realTimeUrl ? `On the tracking URL,${by}` : 'CSV';
}

/** When the days of imported cost begin; a partner whose time zone is not known decides it. */
function costDay({ cost: { timeZone }, name }: Partner): string {
  return timeZone === undefined ? `${name} decides` : `At midnight ${timeZones[timeZone]}`;
}

function bids({ bids: taken }: Partner): Inline {
  if (!taken) return 'No';
  return [joined(taken.levels.map(code)), `, with ${taken.decimals} decimals`];
}

const campaigns = {
  click: 'Created by the first click or view',
  import: 'Created by the first claim or cost import',
  manual: 'Created by hand',
} as const;

export const partnerCapabilities: View = {
  optional: ['partner'],
  render({ partner: typed }, page) {
    const partner = pagePartner(typed, page);
    const channel = loadChannels().find(({ slug }) => slug === partner.defaultChannel);
    return table(
      ['Capability', partner.name],
      [
        ['Attribution', attribution(partner)],
        ['Default windows', windows(partner)],
        ...(partner.selfAttributing ? [] : [["Clicks from the partner's servers", serverClicks(partner)]]),
        ['Install postbacks', installPostbacks[partner.installPostbacks]],
        ['Goal postbacks', yesNo(partner.eventPostbacks)],
        [
          'SKAdNetwork',
          partner.skanIds.length > 0 ? ['Yes: ', joined(partner.skanIds.map(code))] : yesNo(partner.skan),
        ],
        ['Cost', cost(partner)],
        ...(partner.cost.api
          ? [
              [
                link(
                  '/docs/promote/network-management/partner-overview#when-a-cost-day-begins',
                  'When a cost day begins',
                ),
                costDay(partner),
              ],
            ]
          : []),
        [
          link('/docs/promote/bid-management/overview/partner-support-for-bidding', 'Bids from Whence'),
          bids(partner),
        ],
        ['Retargeting campaigns', yesNo(partner.retargeting)],
        ['Segment sync', yesNo(partner.audienceSync)],
        ['Campaigns in Whence', campaigns[partner.campaigns]],
        ['Ad sets in Whence', yesNo(partner.adSets)],
        ['Default channel', channel?.name ?? partner.defaultChannel],
      ],
    );
  },
};
