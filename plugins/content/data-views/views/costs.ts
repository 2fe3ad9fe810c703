/** Views of the cost pages: columns and codes of the cost CSV, and who sends cost with a URL. */
import { loadCostCsvColumns, loadCostValidation, loadPartners } from '../../../../lib/facts/load';
import { textElement } from '../../../../lib/markdown/mdx-nodes';
import { code, inline, paragraph, table } from '../../../../lib/markdown/nodes';
import type { View } from '../view';
import { csvColumnsView, validationView } from '../csv-views';
import { partnerLink } from './partner/links';

export const costCsvColumns = csvColumnsView(loadCostCsvColumns, {
  yes: 'yes',
  no: 'no',
  one: 'one of these two',
});

/** `<Data view="cost-validation" stage="file" />` */
export const costValidation = validationView(loadCostValidation, ['file', 'header', 'row', 'server']);

/**
 * `<Data view="cost-code-anchors" />`: a place for each code, without text. Bookmarks and links of old name a row of the
 * guide that had the codes before they got their own page; they lead to the section that links there, not to the top.
 */
export const costCodeAnchors: View = {
  render: () =>
    paragraph(...loadCostValidation().map(({ code: id }) => textElement('span', { id }, inline()))),
};

const priceParameters = ['cost_type', 'cost_value', 'cost_currency'] as const;

type Partner = ReturnType<typeof loadPartners>[number];

/** What a generated URL has for a parameter: the partner's macro, a fixed value, or nothing. */
function priceSource({ macros, literals }: Partner, parameter: string): string | undefined {
  const macro = macros.find(({ parameters }) => parameters.includes(parameter));
  return macro?.token ?? literals?.find((literal) => literal.parameter === parameter)?.value;
}

/** `<Data view="real-time-cost-partners" />`: partners of the catalog that send cost with a URL, and how. */
export const realTimeCostPartners: View = {
  render: () =>
    table(
      ['Partner', ...priceParameters.map(code)],
      loadPartners()
        .filter(({ cost }) => cost.realTimeUrl)
        .map((partner) => [
          partnerLink(partner),
          ...priceParameters.map((parameter) => {
            const value = priceSource(partner, parameter);
            return value === undefined ? "the connection's currency" : code(value);
          }),
        ]),
    ),
};
