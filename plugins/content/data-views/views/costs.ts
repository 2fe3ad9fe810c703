/** Views of the cost pages: columns and codes of the cost CSV, and sample files with what the check finds in them. */
import type { Code, RootContent } from 'mdast';
import { checkCostCsv } from '../../../../lib/cost-csv/check';
import { csvSamplesFolder, csvSampleText, samplesDay } from '../../../../lib/cost-csv/samples';
import { loadCostCsvColumns, loadCostValidation, loadPartners } from '../../../../lib/facts/load';
import { code, link, paragraph, table } from '../../../../lib/markdown/nodes';
import type { View } from '../view';
import { csvColumnsView, validationView } from './csv-upload';

export const costCsvColumns = csvColumnsView(loadCostCsvColumns, {
  yes: 'yes',
  no: 'no',
  one: 'one of the two',
});

/** `<Data view="cost-validation" stage="file" />` */
export const costValidation = validationView(loadCostValidation, ['file', 'header', 'row', 'server']);

/** `<Data view="csv-sample" file="costs.csv" />`: the file as a code block, with its download. */
export const csvSample: View = {
  required: ['file'],
  render({ file = '' }): RootContent[] {
    const block: Code = {
      type: 'code',
      lang: 'csv',
      meta: `title="${file}"`,
      value: csvSampleText(file).trimEnd(),
    };
    return [block, paragraph('Download ', link(`pathname:///${csvSamplesFolder}/${file}`, file), '.')];
  },
};

/** `<Data view="csv-sample-findings" file="…" />`: what **Validate** says about the file, without account data. */
export const csvSampleFindings: View = {
  required: ['file'],
  render: ({ file = '' }) =>
    table(
      ['Line', 'Severity', 'Code', 'Message'],
      checkCostCsv(csvSampleText(file), samplesDay).map((finding) => [
        String(finding.line),
        finding.severity,
        code(finding.code),
        finding.message,
      ]),
    ),
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
          link(`/docs/promote/network-management/partner-overview/${partner.slug}`, partner.name),
          ...priceParameters.map((parameter) => {
            const value = priceSource(partner, parameter);
            return value === undefined ? "the connection's" : code(value);
          }),
        ]),
    ),
};
