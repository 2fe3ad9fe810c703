/**
 * Parts of sentences about partners, for the text around the tables: `<Data view="partner-cost-by" />` lists what the
 * page's partner reports cost by, `partner-bid-levels` and `partner-bid-decimals` what its bids can be, and
 * `<Data view="partner-names" with="bidding-keys" />` the partners that have something in common. A sentence thus says what the tables say, even after a partner has changed.
 */
import type { View } from '../../view';
import type { Partner } from '../../../../../lib/facts/types';
import { inline, listed } from '../../../../../lib/markdown/nodes';
import { wordList } from '../../../../../lib/text/words';
import { oneOf } from '../../props';
import { dimensionNames } from './dimension-names';
import { partnerView } from './page-partner';
import { partnerLink, partnersByName } from './links';

/** A view that is part of a sentence about one partner. */
const phrase = (make: (partner: Partner) => string): View =>
  partnerView((partner) => ({ type: 'text', value: make(partner) }));

/** @throws Error with the cure if the partner takes no bids. */
function bidsOf({ bids, name }: Partner): NonNullable<Partner['bids']> {
  if (!bids) throw new Error(`${name} accepts no bids. Say so in a sentence.`);
  return bids;
}

export const partnerCostBy = phrase(({ cost, name }) => {
  if (cost.dimensions.length === 0)
    throw new Error(`${name} reports no cost. Say in a sentence where its cost comes from.`);
  return wordList(cost.dimensions.map((dimension) => dimensionNames[dimension]));
});

export const partnerBidLevels = phrase((partner) =>
  wordList(bidsOf(partner).levels.map((level) => dimensionNames[level])),
);

export const partnerBidDecimals = phrase((partner) => `${bidsOf(partner).decimals} decimals`);

/** What partners can have in common. */
const groups = {
  'audience-sync': ({ audienceSync }) => audienceSync,
  bids: ({ bids }) => bids !== null,
  'bidding-keys': ({ attributes }) => attributes.some(({ feature }) => feature === 'bidding'),
  'bids-by-ad-set': ({ bids }) => bids?.levels.includes('ad_set') ?? false,
  'bids-without-keys': ({ bids, attributes }) => bids !== null && attributes.length === 0,
  'claimed-returns': ({ selfAttributing, retargeting }) => selfAttributing && retargeting,
  'cost-api': ({ cost }) => cost.api,
  'price-on-url': ({ cost }) => cost.realTimeUrl,
  'self-attributing': ({ selfAttributing }) => selfAttributing,
} as const satisfies Readonly<Record<string, (partner: Partner) => boolean>>;

/** Partners of a group, in the order of an index. */
export const partnerNames: View = {
  required: ['with'],
  render({ with: name }) {
    const group = groups[oneOf('with', name, Object.keys(groups) as (keyof typeof groups)[])];
    return inline(listed(partnersByName().filter(group).map(partnerLink)));
  },
};
