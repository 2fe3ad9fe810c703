/**
 * What the partner fills in, and where it ends up: `partner-macros` for tokens on tracking URLs, `partner-claims` for the
 * fields of a self-attributing partner's claim, `partner-callbacks` for fields that are chosen from a list, and
 * `partner-web-macros` for URLs of website campaigns.
 */
import type { View } from '../../view';
import { loadTrackingUrlParameters } from '../../../../../lib/facts/load';
import type { Partner } from '../../../../../lib/facts/types';
import { code, joined, listed, type Inline } from '../../../../../lib/markdown/nodes';
import { capitalized } from '../../../../../lib/text/words';
import { rowTable } from '../../table-view';
import { partnerView } from './page-partner';

/** What macros and fields have in common. */
type Value = Pick<Partner['macros'][number], 'parameters' | 'byPlatform'> & {
  attribute?: string | undefined;
  note?: string | undefined;
};

/** Parameters that get the value; a value for both advertising IDs goes to the one of the platform. */
function targets({ parameters, byPlatform, attribute, note }: Value): Inline {
  if (attribute !== undefined) return [code('attributes'), ', key ', code(attribute)];
  if (parameters.length === 0) return note === undefined ? 'not used' : note;
  return byPlatform ? listed(parameters.map(code), 'or') : joined(parameters.map(code));
}

/** Columns of raw data and reports that show the value. */
function stored({ parameters, attribute }: Value): Inline {
  if (attribute !== undefined) return code('attributes');
  const columns = parameters.flatMap((parameter) => {
    const entry = loadTrackingUrlParameters().find(
      ({ name, repeatTo }) =>
        name === parameter ||
        (repeatTo !== undefined && parameter.replace(/\d+$/, '') === name.replace(/\d+$/, '')),
    );
    if (!entry) throw new Error(`No parameter "${parameter}" in data/tracking-url-parameters.yaml.`);
    return entry.storedAs === null ? [] : [entry.storedAs];
  });
  return columns.length === 0 ? 'not kept' : joined([...new Set(columns)].map(code));
}

/** A view of one list of the partner. */
const valueView = <Item extends Value & { meaning: string }>(
  head: string,
  what: string,
  itemsOf: (partner: Partner) => readonly Item[] | undefined,
  nameOf: (item: Item, all: readonly Item[]) => Inline,
): View =>
  partnerView((partner) => {
    const items = itemsOf(partner) ?? [];
    if (items.length === 0) throw new Error(`${partner.name} has no ${what}. Leave the table out.`);
    return rowTable(items, {
      [head]: (item) => nameOf(item, items),
      Value: ({ meaning }) => capitalized(meaning),
      Parameter: targets,
      'In raw data': stored,
    });
  });

export const partnerMacros = valueView(
  'Macro',
  'macros',
  ({ macros }) => macros,
  ({ token }) => code(token),
);

export const partnerWebMacros = valueView(
  'Macro',
  'macros of website campaigns',
  ({ webMacros }) => webMacros,
  ({ token }) => code(token),
);

/** Whether a field is named as in code: some partners name the fields of their claims so, others describe them in words. */
const isCodeName = (field: string): boolean => /^[a-z]+(?:_[a-z]+|[A-Z][A-Za-z]*)/.test(field);

export const partnerClaims = valueView(
  'Claim field',
  'claim fields',
  ({ claimFields }) => claimFields,
  ({ field }, all) => (all.some((item) => isCodeName(item.field)) ? code(field) : capitalized(field)),
);

export const partnerCallbacks = valueView(
  'Field in the list',
  'callback fields',
  ({ callbackFields }) => callbackFields,
  ({ field }) => code(field),
);
