/** The filter of long tables finds words as readers type them. */
import { expect, it } from 'vitest';
import { rowMatches } from './match';

const row = 'partner_id int64 no partner; 1 = Organic, 2 = Restricted 101 P0';

it.each([
  ['', true],
  ['   ', true],
  ['partner', true],
  ['PARTNER int', true],
  ['p0 restricted', true],
  ['PartnerId', true],
  ['partner-id()', true],
  ['10.1', false],
  ['campaign', false],
  ['partner campaign', false],
  ['.*', false],
  ['<b>', false],
  ['x'.repeat(5000), false],
])('%j', (query, expected) => {
  expect(rowMatches(row, query)).toBe(expected);
});
