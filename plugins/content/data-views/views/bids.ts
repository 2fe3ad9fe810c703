/** Views of the bid pages: levels, states, CSV columns, validation codes, and which partner takes which bids. */
import type { View } from '../view';
import {
  loadBidCsvColumns,
  loadBidLevels,
  loadBidStates,
  loadBidValidation,
  loadPartners,
} from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { code, joined, link, table } from '../../../../lib/markdown/nodes';
import { csvColumnsView, validationView } from './csv-upload';

export const bidLevels: View = {
  render: () =>
    table(
      ['Rank', 'Level', 'Set in addition to the campaign', 'Applies to'],
      loadBidLevels().map(({ level, keys, appliesTo }, index, all) => [
        index === 0 ? '1 (weakest)' : index === all.length - 1 ? `${all.length} (strongest)` : `${index + 1}`,
        code(level),
        markdown(keys),
        appliesTo,
      ]),
    ),
};

export const bidStates: View = {
  render: () =>
    table(
      ['State', 'Meaning', 'Next'],
      loadBidStates().map(({ state, meaning, next }) => [code(state), meaning, markdown(next)]),
    ),
};

export const bidCsvColumns = csvColumnsView(loadBidCsvColumns, { yes: 'yes', no: 'no', set: 'to set a bid' });

/** `<Data view="bid-validation" stage="file" />` */
export const bidValidation = validationView(loadBidValidation, [
  'file',
  'header',
  'row',
  'partner',
  'server',
]);

export const partnerBidSupport: View = {
  render: () =>
    table(
      ['Partner', 'Partner ID', 'Levels', 'Decimals'],
      loadPartners()
        .filter((partner) => partner.bids !== null)
        .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
        .map(({ name, slug, id, bids }) => [
          link(`/docs/promote/network-management/partner-overview/${slug}`, name),
          code(id),
          joined((bids?.levels ?? []).map(code)),
          `${bids?.decimals}`,
        ]),
    ),
};
