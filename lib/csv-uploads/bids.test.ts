/** The check of bid files judges each row by the rules that need no account, in the order that the page says. */
import { describe, expect, it } from 'vitest';
import { csvFile } from '../../tests/lib/csv-file';
import { loadBidCsvColumns } from '../facts/load';
import { checkBidCsv } from './bids';

const columns = loadBidCsvColumns();
const right: Readonly<Record<string, string>> = {
  partner_id: '104',
  campaign_id: '482390',
  country: 'DE',
  bid_amount: '0.55',
  currency: 'USD',
  operation: 'set',
};

const file = (...rows: readonly Readonly<Record<string, string>>[]): string => csvFile(columns, ...rows);
const codes = (text: string): string[] => checkBidCsv(text).map(({ line, code }) => `${line} ${code}`);

describe('rows', () => {
  it.each([
    [{}, []],
    [{ operation: '' }, []],
    [{ operation: '', bid_amount: '' }, ['2 BID_VALUE_REQUIRED']],
    [{ operation: 'delete', bid_amount: '', currency: '' }, []],
    [{ operation: 'SET', bid_amount: '' }, ['2 BID_OPERATION_UNKNOWN']],
    [{ country: 'XX' }, ['2 BID_COUNTRY_UNKNOWN']],
    [{ bid_amount: '0.01' }, []],
    [{ bid_amount: '0.009' }, ['2 BID_AMOUNT_RANGE']],
    [{ bid_amount: '1000.00' }, []],
    [{ bid_amount: '1000.01' }, ['2 BID_AMOUNT_RANGE']],
    [{ bid_amount: '0.55555' }, ['2 BID_AMOUNT_FORMAT']],
    [{ bid_amount: '0.555' }, []],
    [{ bid_amount: '0.5555' }, ['2 BID_AMOUNT_DECIMALS']],
    [{ partner_id: '101', bid_amount: '0.555' }, ['2 BID_AMOUNT_DECIMALS']],
    [{ currency: 'ABC' }, ['2 BID_CURRENCY_FORMAT']],
    [{ source_bundle_id: 'com.acme.wordgame' }, []],
    [{ ad_set_id: '311' }, ['2 BID_LEVEL_CONFLICT']],
    [{ ad_set_id: '311', country: '' }, ['2 BID_LEVEL_UNSUPPORTED']],
    [{ partner_id: '101', ad_set_id: '311', country: '' }, []],
    [{ partner_id: '990' }, []],
  ])('judges %o', (cells, expected) => {
    expect(codes(file({ ...right, ...cells }))).toEqual(expected);
  });

  it('looks for duplicates among the rows that are right so far', () => {
    expect(codes(file({ ...right, bid_amount: '0,55' }, right, right))).toEqual([
      '2 BID_ROW_COLUMN_COUNT',
      '4 BID_DUPLICATE',
    ]);
  });

  it('goes on after a warning', () => {
    const deleted = { ...right, operation: 'delete' };
    expect(codes(file(deleted, right))).toEqual(['2 BID_AMOUNT_NOT_ALLOWED', '3 BID_DUPLICATE']);
  });
});

it('holds cells to the patterns that the table of columns shows', () => {
  const shown = columns.flatMap(({ pattern, values }) =>
    [...values.matchAll(/`(\^[^`]*)`/g)].map(([, written]) => [written, pattern]),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const [written, pattern] of shown) {
    const sample = ['104', '0', '1'.repeat(17), '0.55', '1.23456', '12345', 'com.a_b-c', 'com/a'];
    for (const text of sample)
      expect([text, new RegExp(pattern ?? '', 'u').test(text)]).toEqual([
        text,
        new RegExp(written ?? '', 'u').test(text),
      ]);
  }
});
