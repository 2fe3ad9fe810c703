/** The sample files together show each code that needs no account, and the right ones show none. */
import { describe, expect, it } from 'vitest';
import { loadBidCsvColumns, loadBidValidation, loadCostCsvColumns, loadCostValidation } from '../facts/load';
import { resultOf } from '../results/store';
import { csvRows } from './rows';
import { csvSampleNames, csvSampleText, findingsIn } from './samples';

const uploads = [
  { upload: 'bids', columns: loadBidCsvColumns(), codes: loadBidValidation() },
  { upload: 'costs', columns: loadCostCsvColumns(), codes: loadCostValidation() },
];

describe.each(uploads)('samples of $upload', ({ upload, columns, codes }) => {
  const findings = csvSampleNames()
    .filter((name) => name.startsWith(upload))
    .flatMap((name) => findingsIn(name, csvSampleText(name)));

  it('has a right file with all columns of the template in its order', () => {
    const text = csvSampleText(`${upload}.csv`);
    expect(csvRows(text).length).toBeGreaterThan(1);
    expect(findingsIn(`${upload}.csv`, text)).toEqual([]);
    expect(text.split('\n')[0]).toBe(columns.map(({ name }) => name).join(','));
  });

  it('shows every code of rows in one of the faulty files', () => {
    const documented = codes
      .filter(({ stage }) => ['row', 'partner'].includes(stage))
      .map(({ code }) => code);
    expect([...new Set(findings.map(({ code }) => code))].sort()).toEqual(documented.sort());
  });

  it('fills the placeholders of all messages', () => {
    expect(findings.filter(({ message }) => /\{\w+\}/.test(message))).toEqual([]);
  });
});

it('knows the upload of a file by the first word of its name', () => {
  expect(() => findingsIn('budgets.csv', 'a,b')).toThrow('"budgets.csv" is not a bid or cost file');
});

it('is in the picture of Validate as the check says it', () => {
  const { columns, rows } = resultOf(
    'docs/promote/bid-management/fix-a-rejected-bid-upload.mdx',
    'messages',
  ).result;
  const drawn = rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
  const found = findingsIn('bids-with-errors.csv', csvSampleText('bids-with-errors.csv'));
  expect(drawn).toEqual(found.map(({ code, message }) => ({ code, message })));
});
