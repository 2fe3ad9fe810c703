/** Long names break after the separators of their words, and nothing else breaks. */
import type { Element, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { breakNames, piecesOf } from './code-breaks';

it.each([
  ['BID_HEADER_MISSING_COLUMN', ['BID_HEADER_', 'MISSING_COLUMN']],
  ['AttributionResponse.creativeId', ['AttributionResponse.', 'creativeId']],
  ['consent_ad_personalization', ['consent_ad_', 'personalization']],
  ['__very_long_private_name', ['__very_long_private_name']],
  ['partner_id', ['partner_id']],
  ['NSUserTrackingUsageDescription', ['NSUserTracking', 'UsageDescription']],
  ['automaticInAppPurchaseTracking', ['automaticInApp', 'PurchaseTracking']],
  ['enableIntegration(Integration.APPLOVIN_MAX)', ['enableIntegration(', 'Integration.', 'APPLOVIN_MAX)']],
  ['WhenceConfiguration.Builder(whenceToken)', ['WhenceConfiguration.', 'Builder(', 'whenceToken)']],
  ['registerAttributionListen', ['registerAttributionListen']],
  ['{"app_id":"app_7k2m9qx4t0ab"}', ['{"app_id":"app_7k2m9qx4t0ab"}']],
])('%s', (code, pieces) => {
  expect(piecesOf(code)).toEqual(pieces);
});

it('breaks names in code alone, and keeps their text', () => {
  const cell = h('td', [h('code', ['BID_HEADER_MISSING_COLUMN']), ' BID_HEADER_MISSING_COLUMN']);
  const text = toString(cell);
  breakNames(cell);
  expect(toString(cell)).toBe(text);
  const [code, words] = cell.children as (Element | Text)[];
  expect(code).toMatchObject({
    type: 'mdxJsxTextElement',
    name: 'code',
    children: [{ value: 'BID_HEADER_' }, { tagName: 'wbr' }, { value: 'MISSING_COLUMN' }],
  });
  expect(words).toEqual({ type: 'text', value: ' BID_HEADER_MISSING_COLUMN' });
});
