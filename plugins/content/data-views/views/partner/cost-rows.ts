/**
 * `<Data view="partner-cost-rows" />`: what a cost CSV has for a partner whose cost isn't imported. The rows are the
 * partner's in the sample file, without the columns that it leaves empty. A partner without such rows gets the required
 * columns, with placeholders for what only the reader knows.
 */
import { csvRows } from '../../../../../lib/csv-uploads/rows';
import { csvSampleText } from '../../../../../lib/csv-uploads/samples';
import { loadCostCsvColumns } from '../../../../../lib/facts/load';
import { partnerView } from './page-partner';

const sampleFile = 'costs.csv';

/** A table as it is in a file: the header, then the rows. */
type Cells = readonly (readonly string[])[];

/** The partner's rows of the sample file; undefined if it has none. */
function sampleRows(partnerId: string): Cells | undefined {
  const [header = [], ...rows] = csvRows(csvSampleText(sampleFile)).map(({ cells }) => cells);
  const own = rows.filter((cells) => cells[header.indexOf('partner_id')] === partnerId);
  if (own.length === 0) return undefined;
  return [header, ...own].map((cells) => cells.filter((_, index) => own.some((row) => row[index] !== '')));
}

/** A row with all that it needs, its campaign by the partner's ID. */
function placeholderRow(partnerId: string): Cells {
  const names = loadCostCsvColumns()
    .filter(({ name, required }) => required === 'yes' || name === 'partner_campaign_id')
    .map(({ name }) => name);
  return [names, names.map((name) => (name === 'partner_id' ? partnerId : `YOUR_${name.toUpperCase()}`))];
}

export const partnerCostRows = partnerView(({ cost, id, name }) => {
  if (cost.api || cost.realTimeUrl) throw new Error(`${name} sends its cost. Leave the rows of a CSV out.`);
  const cells = sampleRows(String(id)) ?? placeholderRow(String(id));
  return {
    type: 'code',
    lang: 'csv',
    meta: `title="${name} cost"`,
    value: cells.map((row) => row.join(',')).join('\n'),
  };
});
