/** The check of cost files judges each row by the rules that need no account, and rows of one day together. */
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../tests/lib/csv-file';
import { loadCostCsvColumns } from '../facts/load';
import { checkCostCsv } from './costs';
import { samplesDay } from './samples';

const columns = loadCostCsvColumns();
const right: Readonly<Record<string, string>> = {
  date: '2025-09-01',
  app_id: 'app_5t0y7p2v9hjk',
  partner_id: '117',
  partner_campaign_id: 'mp-2041',
  cost: '182.40',
  currency: 'USD',
};

const file = (...rows: readonly Readonly<Record<string, string>>[]): string => csvFile(columns, ...rows);

const codes = (text: string): string[] =>
  checkCostCsv(text, samplesDay).map(({ line, code }) => `${line} ${code}`);

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
