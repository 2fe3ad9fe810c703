/**
 * `<Data view="partner-capabilities" />`: what Whence does with the partner, a row for each thing that partners differ
 * in. Names of rows lead to the page that explains them, so each partner page leads to its concepts, guides and references.
 */
import { durationText } from '../../../../../lib/facts/duration';
import { loadAttributionWindows, loadChannels } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { code, joined, link, strong, table, type Inline } from '../../../../../lib/markdown/nodes';
import { wordList } from '../../../../../lib/text/words';
import { partnerView } from './page-partner';
import { dimensionNames } from './dimension-names';

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

function attribution({ selfAttributing, clickUrl, viewUrl, name }: Partner): Inline {
  if (selfAttributing) return `Self-attributing: ${name} claims installs, without tracking URLs`;
  return `By tracking URL: ${wordList([clickUrl ? 'clicks' : '', viewUrl ? 'views' : ''].filter(Boolean))}`;
}

/** Windows for clicks and views: the app's defaults unless the partner's differ. */
function windows({ windows: own, viewUrl, selfAttributing, viewsWin }: Partner): Inline {
  const ofApp = (key: string): string =>
    loadAttributionWindows().find((window) => window.key === key)?.default ?? '';
  const click = own?.click ?? ofApp('click_window');
  if (viewsWin === false) return `${durationText(click)} for clicks; views don't win installs`;
  const view = own ? own.view : viewUrl || selfAttributing ? ofApp('view_window') : null;
  return [
    `${durationText(click)} for clicks, `,
    view === null ? 'no view window' : `${durationText(view)} for views`,
  ];
}

function serverClicks({ serverClick, serverClickPreset }: Partner): Inline {
  if (serverClickPreset) return ['Yes: generated URLs include ', code('s2s=1')];
  return serverClick ? ['Yes, with ', code('s2s=1')] : 'No';
}

const installPostbacks = {
  all: 'All installs of the app',
  attributed: 'Installs the partner won',
  none: 'None',
} as const;

function cost({ cost: { api, dimensions, realTimeUrl } }: Partner): Inline {
  const by = dimensions.length > 0 ? ` by ${wordList(dimensions.map((name) => dimensionNames[name]))}` : '';
  if (api) return `API,${by}${realTimeUrl ? '; or in the tracking URL' : ''}`;
  return realTimeUrl ? `In the tracking URL,${by}` : 'CSV';
}

function bids({ bids: taken }: Partner): Inline {
  if (!taken) return 'No';
  return [joined(taken.levels.map(code)), `, with ${taken.decimals} decimals`];
}

/** What creates a campaign in Whence if nobody does it there: whatever names it first. */
function campaigns({ campaigns: by, clickUrl, viewUrl, cost: { api } }: Partner): string {
  if (by === 'manual') return 'Created manually';
  const engagement = clickUrl && viewUrl ? 'click or view' : 'click';
  const first = by === 'import' ? 'claim' : engagement;
  return `Created by the first ${first}${api ? ' or the first cost import, whichever comes first' : ''}`;
}

/** Where each row is explained, for all partners. */
const explainedIn = {
  connect: '/docs/promote/network-management/connect-an-integrated-partner',
  windows: '/docs/promote/network-management/manage-ad-network-attributes#which-windows-you-can-override',
  postbacks: '/docs/resources/glossary-and-definitions/postback',
  attribution: '/docs/resources/glossary-and-definitions/attribution',
  trackingUrls: '/docs/resources/glossary-and-definitions/tracking-url',
  importedCost: '/docs/promote/cost-data-management/importing-costs',
  pricedUrls: '/docs/promote/cost-data-management/real-time-costs',
  bids: '/docs/promote/bid-management/overview/partner-support-for-bidding',
  channels: '/docs/promote/channel-management',
} as const;

export const partnerCapabilities = partnerView((partner) => {
  const channel = loadChannels().find(({ slug }) => slug === partner.defaultChannel);
  return table(
    ['Capability', partner.name],
    [
      [
        link(explainedIn.connect, 'How to connect'),
        ['In ', strong(`Partner Hub > Catalog > ${partner.name} > Connect`), ', for each app'],
      ],
      [
        link(partner.selfAttributing ? explainedIn.attribution : explainedIn.trackingUrls, 'Attribution'),
        attribution(partner),
      ],
      [link(explainedIn.windows, 'Default windows'), windows(partner)],
      ...(partner.selfAttributing ? [] : [["Clicks from the partner's servers", serverClicks(partner)]]),
      [link(explainedIn.postbacks, 'Install postbacks'), installPostbacks[partner.installPostbacks]],
      ['Goal postbacks', yesNo(partner.eventPostbacks)],
      [
        'SKAdNetwork',
        partner.skanIds.length > 0 ? ['Yes: ', joined(partner.skanIds.map(code))] : yesNo(partner.skan),
      ],
      [
        link(
          partner.cost.realTimeUrl && !partner.cost.api ? explainedIn.pricedUrls : explainedIn.importedCost,
          'Cost',
        ),
        cost(partner),
      ],
      [link(explainedIn.bids, 'Bids from Whence'), bids(partner)],
      ['Retargeting campaigns', yesNo(partner.retargeting)],
      ['Segment sync', yesNo(partner.audienceSync)],
      ['Campaigns in Whence', campaigns(partner)],
      ['Ad sets in Whence', yesNo(partner.adSets)],
      [link(explainedIn.channels, 'Default channel'), channel?.name ?? partner.defaultChannel],
    ],
  );
});
