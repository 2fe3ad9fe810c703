/** Names in code font are declared somewhere. */
import { expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { CodeNames } from './code-names';
import { passagesOf } from './passages';

const names = new CodeNames();

const found = (text: string): string[] =>
  names
    .findings('a.mdx', passagesOf(parsePage('a.mdx', text).tree, {}))
    .map(({ line, message, cure }) => `${line}: ${message} — ${cure}`);

it.each([
  '`google_play`',
  '`WhenceSdk.trackEvent`',
  '`campaign_id`',
  '`X-Whence-Api-Key`',
  '`app_7k2m9qx4t0ab`',
])('knows %s', (text) => {
  expect(found(`Use ${text}.`)).toEqual([]);
});

it('finds one that is nowhere, with the nearest', () => {
  expect(found('Use\n`google_pays`.')).toEqual([
    expect.stringMatching(
      /^2: `google_pays`: nothing declares "google_pays" — The nearest name is google_play/,
    ),
  ]);
});
