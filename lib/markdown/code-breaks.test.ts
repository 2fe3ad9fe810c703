/** Long names break after the separators of their words, and nothing else breaks. */
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { breakLongNames, piecesOf } from './code-breaks';

it.each([
  ['BID_HEADER_MISSING_COLUMN', ['BID_HEADER_', 'MISSING_COLUMN']],
  ['AttributionResponse.creativeId', ['AttributionResponse.', 'creativeId']],
  ['consent_ad_personalization', ['consent_ad_', 'personalization']],
  ['__very_long_private_name', ['__very_long_private_name']],
  ['partner_id', ['partner_id']],
  ['{"app_id":"app_7k2m9qx4t0ab"}', ['{"app_id":"app_7k2m9qx4t0ab"}']],
])('%s', (code, pieces) => {
  expect(piecesOf(code)).toEqual(pieces);
});

it('keeps the text as it is', () => {
  const cell = h('td', [h('code', ['BID_HEADER_MISSING_COLUMN']), ' BID_HEADER_MISSING_COLUMN']);
  breakLongNames(cell);
  expect(toHtml(cell)).toBe('<td><code>BID_HEADER_<wbr>MISSING_COLUMN</code> BID_HEADER_MISSING_COLUMN</td>');
});
