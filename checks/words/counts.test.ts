/** Counts by pattern and folder, and the table of them. */
import { expect, it } from 'vitest';
import { countTable, countVoice, wordsOf } from './counts';
import type { Block } from './text-blocks';
import { voiceRules } from './voice';

const block = (text: string): Block => ({ kind: 'text', text, lineAt: () => 1 });
const texts = [
  {
    file: 'docs/a.mdx',
    group: 'docs',
    blocks: [block('It stands here.'), block('It stands and carries `c`.')],
  },
  { file: 'api/a.mdx', group: 'api', blocks: [block('It is right — "qqq".')] },
];
const rules = voiceRules().filter(({ id }) => id === 'stand' || id === 'carry');

it('adds up matches by pattern and folder', () => {
  expect([...countVoice(texts, rules)].map(([id, row]) => [id, Object.fromEntries(row)])).toEqual([
    ['stand', { api: 0, docs: 2 }],
    ['carry', { api: 0, docs: 1 }],
  ]);
});

it('shows sums in the last row', () => {
  expect(countTable(countVoice(texts, rules)).split('\n')).toEqual([
    '| Pattern | api | docs |',
    '| --- | ---: | ---: |',
    '| stand | 0 | 2 |',
    '| carry | 0 | 1 |',
    '| all | 0 | 3 |',
  ]);
});

it('counts words as a reader does', () => {
  expect(wordsOf(texts)).toBe(12);
});
