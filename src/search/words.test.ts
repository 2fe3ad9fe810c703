/** Words are the same in texts and queries, whatever their spelling. */
import { expect, it } from 'vitest';
import { stemOf, tokensOf, wordsOf } from './words';

it.each([
  ['bid_amount', ['bidamount', 'bid', 'amount']],
  ['bidAmount', ['bidamount', 'bid', 'amount']],
  ['X-Whence-Api-Key', ['xwhenceapikey', 'whence', 'api', 'key']],
  ['SKAdNetwork', ['skadnetwork', 'skad', 'network']],
  ['iOS tvOS IDs', ['ios', 'tvos', 'ids']],
  ['C# in Unity', ['csharp', 'in', 'unity']],
  ['6.0.x', ['60']],
  ['café Größe', ['cafe', 'große'.normalize('NFKD').replace(/\p{M}/gu, '')]],
  ['/events/v1/app-events', ['events', 'v1', 'appevents', 'app', 'events']],
  ['"quoted", (in brackets).', ['quoted', 'in', 'brackets']],
])('%s', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

it.each(['', '   ', '🙂', '<>', '\u0000\u0007', '.*+?^${}()|[]\\', '\u202e'])(
  'finds no word in %j',
  (text) => {
    expect(wordsOf(text)).toEqual([]);
  },
);

it('keeps right-to-left words and cuts endless ones', () => {
  expect(tokensOf('تتبع')).toEqual(['تتبع']);
  expect(wordsOf('x'.repeat(100_000))[0]?.whole).toHaveLength(40);
});

it('cuts endings of forms, and leaves short words', () => {
  expect(stemOf('attributed')).toBe(stemOf('attribution'));
  expect(stemOf('uses')).toBe('uses');
});
