/** Views of the bid pages: levels, states, CSV columns, validation codes, and which partner takes which bids. */
import { oneOf } from '../props';
import type { View } from '../view';
import {
  loadBidCsvColumns,
  loadBidLevels,
  loadBidStates,
  loadBidValidation,
  loadPartners,
} from '../../../../lib/facts/load';
import { markdown } from '../../../../lib/markdown/inline';
import { anchor, code, joined, link, table } from '../../../../lib/markdown/nodes';

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

const requiredText = { yes: 'yes', no: 'no', set: 'to set a bid' } as const;

export const bidCsvColumns: View = {
  render: () =>
    table(
      ['Column', 'Required', 'Allowed values'],
      loadBidCsvColumns().map(({ name, required, values }) => [
        anchor(`column-${name}`, code(name)),
        requiredText[required],
        markdown(values),
      ]),
    ),
};

const stages = ['file', 'header', 'row', 'partner', 'server'] as const;

/** `<Data view="bid-validation" stage="file" />`: codes of one stage, each with an anchor named after it. */
export const bidValidation: View = {
  required: ['stage'],
  render({ stage }) {
    const wanted = oneOf('stage', stage, stages);
    return table(
      ['Code', 'Severity', 'Message', 'What to do'],
      loadBidValidation()
        .filter((entry) => entry.stage === wanted)
        .map(({ code: name, severity, message, cure }) => [
          anchor(name, code(name)),
          severity,
          message,
          markdown(cure),
        ]),
    );
  },
};

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
