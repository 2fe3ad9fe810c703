/** Views of the bid pages: levels, states, CSV columns, validation codes, and which partner takes which bids. */
import {
  loadBidCsvColumns,
  loadBidLevels,
  loadBidStates,
  loadBidValidation,
} from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined } from '../../../../lib/markdown/nodes';
import { csvColumnsView, validationView } from '../csv-views';
import { tableView } from '../table-view';
import { partnerLink, partnersByName } from './partner/links';

export const bidLevels = tableView(loadBidLevels, {
  Rank: (_level, index, { length }) =>
    index === 0 ? '1 (weakest)' : index === length - 1 ? `${length} (strongest)` : `${index + 1}`,
  Level: ({ level }) => code(level),
  'Set in addition to the campaign': ({ keys }) => markdown(keys),
  'Applies to': ({ appliesTo }) => appliesTo,
});

export const bidStates = tableView(loadBidStates, {
  State: ({ state }) => code(state),
  Meaning: ({ meaning }) => meaning,
  Next: ({ next }) => markdown(next),
});

export const bidCsvColumns = csvColumnsView(loadBidCsvColumns, { yes: 'yes', no: 'no', set: 'to set a bid' });

/** `<Data view="bid-validation" stage="file" />` */
export const bidValidation = validationView(loadBidValidation, [
  'file',
  'header',
  'row',
  'partner',
  'server',
]);

export const partnerBidSupport = tableView(() => partnersByName().filter(({ bids }) => bids !== null), {
  Partner: partnerLink,
  'Partner ID': ({ id }) => code(id),
  Levels: ({ bids }) => joined((bids?.levels ?? []).map(code)),
  Decimals: ({ bids }) => `${bids?.decimals}`,
});
