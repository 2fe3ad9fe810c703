/** The check of cost files finds each documented row code, and nothing in the sample that pages call right. */
import { describe, expect, it } from 'vitest';
import { loadCostCsvColumns, loadCostValidation, loadCountries } from '../facts/load';
import { checkCostCsv } from './check';
import { csvRows } from './rows';
import { csvSampleNames, csvSampleText, samplesDay } from './samples';

const header = loadCostCsvColumns().map(({ name }) => name);
const right: Readonly<Record<string, string>> = {
  date: '2025-09-01',
  app_id: 'app_5t0y7p2v9hjk',
  partner_id: '117',
  partner_campaign_id: 'mp-2041',
  cost: '182.40',
  currency: 'USD',
};

const file = (...rows: readonly Readonly<Record<string, string>>[]): string =>
  [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');

const codes = (text: string): string[] =>
  checkCostCsv(text, samplesDay).map(({ line, code }) => `${line} ${code}`);

describe('sample files', () => {
  it('finds nothing in costs.csv, which has all columns of the template in its order', () => {
    const text = csvSampleText('costs.csv');
    expect(checkCostCsv(text, samplesDay)).toEqual([]);
    expect(text.split('\n')[0]).toBe(header.join(','));
    expect(csvRows(text)).toHaveLength(5);
  });

  it('shows every code of a row in one of the faulty files', () => {
    const found = new Set(
      csvSampleNames().flatMap((name) =>
        checkCostCsv(csvSampleText(name), samplesDay).map(({ code }) => code),
      ),
    );
    const documented = loadCostValidation()
      .filter(({ stage }) => stage === 'row')
      .map(({ code }) => code);
    expect([...found].sort()).toEqual(documented.sort());
  });

  it('fills the placeholders of all messages', () => {
    const messages = csvSampleNames().flatMap((name) =>
      checkCostCsv(csvSampleText(name), samplesDay).map(({ message }) => message),
    );
    expect(messages.filter((message) => /\{\w+\}/.test(message))).toEqual([]);
  });
});

describe('rows', () => {
  it.each([
    [{ date: '2025-06-06' }, []],
    [{ date: '2025-06-05' }, ['2 COST_DATE_RANGE']],
    [{ date: '2025-09-05' }, ['2 COST_DATE_RANGE']],
    [{ date: '2025-02-30' }, ['2 COST_DATE_FORMAT']],
    [{ country: 'XX' }, []],
    [{ country: 'UK' }, ['2 COST_COUNTRY_UNKNOWN']],
    [{ cost: '1000000000' }, []],
    [{ cost: '1000000000.01' }, ['2 COST_AMOUNT_RANGE']],
    [{ cost: '1.0000001' }, ['2 COST_AMOUNT_FORMAT']],
    [{ currency: 'EURO' }, ['2 COST_CURRENCY_FORMAT']],
    [{ currency: 'ABC' }, ['2 COST_CURRENCY_FORMAT']],
    [{ partner_campaign_id: '' }, ['2 COST_VALUE_REQUIRED']],
    [{ campaign_id: '484377' }, ['2 COST_CAMPAIGN_CONFLICT']],
  ])('judges %o', (cells, expected) => {
    expect(codes(file({ ...right, ...cells }))).toEqual(expected);
  });

  it('reports everything that is wrong with the forms of a row, and then no more', () => {
    expect(codes(file({ ...right, cost: '1,5', country: 'de' }, right, right))).toEqual([
      '2 COST_ROW_COLUMN_COUNT',
      '4 COST_DUPLICATE',
    ]);
    expect(codes(file({ ...right, cost: '1.5 USD', country: 'de', campaign_id: '7' }))).toEqual([
      '2 COST_COUNTRY_FORMAT',
      '2 COST_AMOUNT_FORMAT',
    ]);
  });

  it('refuses to read a file whose header it does not know', () => {
    expect(() => checkCostCsv('date,costs\n', samplesDay)).toThrow('"costs" is not a column');
  });
});

describe('csvRows', () => {
  it('keeps commas and line breaks of quoted cells, counts lines, and skips blank ones', () => {
    expect(csvRows('\uFEFFa, b\r\n\r\n"x, ""y""\nz",1\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['x, "y"\nz', '1'] },
    ]);
  });

  it('refuses a quoted cell that is not closed', () => {
    expect(() => csvRows('a\n"b')).toThrow('line 2: a quoted cell is not closed');
  });
});

it('has the assigned country codes', () => {
  expect(new Set(loadCountries()).size).toBe(249);
});
