/** Views of the cost pages show every column and code, the sample files, and which partners send cost with a URL. */
import { describe, expect, it } from 'vitest';
import { markdownText } from '../../../../tests/lib/markdown-text';
import { pageContext } from '../context';
import { costCodeAnchors, costCsvColumns, costValidation, realTimeCostPartners } from './costs';
import { csvSample, csvSampleFindings } from './csv-upload';

const page = pageContext('docs/promote/cost-data-management/importing-costs.mdx');

describe('cost views', () => {
  it('name columns and codes, with anchors', () => {
    expect(markdownText(costCsvColumns.render({}, page)).match(/id="column-/g)).toHaveLength(14);
    const files = markdownText(costValidation.render({ stage: 'file' }, page));
    expect(files).toContain('id="COST_FILE_TYPE"');
    expect(files).toContain('The limit is 10,485,760.');
  });

  it('keep the anchors of all codes where the codes were before', () => {
    const old = markdownText(costCodeAnchors.render({}, page));
    const rows = ['file', 'header', 'row', 'server'].map((stage) =>
      markdownText(costValidation.render({ stage }, page)),
    );
    const idsOf = (text: string): string[] => (text.match(/id="COST_\w+"/g) ?? []).sort();
    expect(idsOf(old).length).toBeGreaterThan(30);
    expect(idsOf(old)).toEqual(idsOf(rows.join('\n')));
  });

  it('show a sample with its download, and what is wrong with it', () => {
    const sample = markdownText(csvSample.render({ file: 'costs.csv' }, page));
    expect(sample).toContain('/csv-samples/costs.csv');
    expect(sample).toContain('Validated on September 4, 2025. CSV files are delimited by commas.');
    const rows = markdownText(csvSampleFindings.render({ file: 'costs-with-errors.csv' }, page)).split('\n');
    expect(rows.filter((row) => row.includes('COST_'))).toHaveLength(5);
    expect(() => csvSample.render({ file: 'cost.csv' }, page)).toThrow(
      /No sample file "cost.csv".*costs\.csv/,
    );
  });

  it('say how each partner sends its price', () => {
    const text = markdownText(realTimeCostPartners.render({}, page));
    expect(text).toMatch(/Unity Ads\S* \| `cpi` \| `\{cpi\}` \| `USD`/);
    expect(text).toMatch(/Bidease\S* \| `cpi` \| `\{\{\.PayoutCPI\}\}` \| the connection's/);
  });
});
