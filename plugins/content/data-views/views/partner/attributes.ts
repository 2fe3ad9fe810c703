/**
 * `<Data view="partner-attributes" />`: what to enter for the partner, by feature in the order of the wizard, with the
 * names and places of the partner's own interface.
 */
import type { Partner } from '../../../../../lib/facts/types';
import { flowElement } from '../../../../../lib/markdown/mdx-nodes';
import { code, strong, withDetails } from '../../../../../lib/markdown/nodes';
import { capitalized } from '../../../../../lib/text/words';
import { partnerView } from './page-partner';
import { rowTable } from '../../table-view';

type Attribute = Partner['attributes'][number];

/** Features in the order of the wizard, as it calls them. */
const features: Readonly<Record<Attribute['feature'], string>> = {
  attribution: 'Attribution',
  postback: 'Postback',
  cost_import: 'Cost import',
  bidding: 'Bidding',
};

export const partnerAttributes = partnerView(({ attributes, name }) => {
  if (attributes.length === 0)
    throw new Error(`${name} has no attributes. Say so in a sentence instead of a table.`);
  const order = Object.keys(features);
  const inOrder = [...attributes].sort((a, b) => order.indexOf(a.feature) - order.indexOf(b.feature));
  const fields = rowTable(inOrder, {
    Attribute: ({ key, label }) => withDetails(strong(label), code(key)),
    'Where to find it': ({ where }) => capitalized(where),
    For: ({ feature }) => features[feature],
    Required: ({ required }) => (required ? 'yes' : 'no'),
    Sensitive: ({ sensitive }) => (sensitive ? 'yes' : 'no'),
  });
  const form = flowElement('Screen', {
    of: 'Partner Hub > Catalog > {partner} > Connect > Attributes',
    with: `{partner}: ${name}`,
    attributes: inOrder.map(({ label }) => label).join(', '),
    caption: `The ${name} form, where you enter these values.`,
  });
  return [fields, form];
});
