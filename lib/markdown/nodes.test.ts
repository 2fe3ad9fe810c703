/** Nodes from values, and inline Markdown of facts. */
import { expect, it } from 'vitest';
import { markdown } from './inline';
import { bulletList, code, heading, inline, joined, link, listed, strong, table } from './nodes';

it('makes one text node of text next to text', () => {
  expect(inline('a', ['b', code('c')], '', 'd')).toEqual([
    { type: 'text', value: 'ab' },
    { type: 'inlineCode', value: 'c' },
    { type: 'text', value: 'd' },
  ]);
  expect(inline('', [])).toEqual([]);
});

it('joins what is there', () => {
  expect(inline(joined(['a', '', [], code('b')], '; '))).toEqual(inline('a; ', code('b')));
});

it('takes any character of a value as it is', () => {
  const value = '<b> | {x} `y` *z*';
  expect(table(['A'], [[value]]).children[1]?.children[0]?.children).toEqual([{ type: 'text', value }]);
});

it('refuses a row that does not fit the head', () => {
  expect(() => table(['A', 'B'], [['1', '2'], ['1']])).toThrow(
    'A table row has 1 cells, the head has 2: ["1"]',
  );
});

it('gives a heading its id', () => {
  expect(heading(3, 'A b', 'x').data).toEqual({ hProperties: { id: 'x' } });
  expect(heading(3, 'A b').data).toBeUndefined();
});

it('makes a list without paragraphs between its items', () => {
  expect(bulletList(['a', 'b'])).toMatchObject({
    spread: false,
    children: [{ spread: false }, { spread: false }],
  });
});

it('makes a list in a sentence', () => {
  expect(inline(listed([]))).toEqual([]);
  expect(inline(listed([code('a')]))).toEqual([code('a')]);
  expect(inline(listed([code('a'), 'b'], 'or'))).toEqual([code('a'), { type: 'text', value: ' or b' }]);
  expect(inline(listed([code('a'), 'b', link('/c', 'c')]))).toEqual([
    code('a'),
    { type: 'text', value: ', b, and ' },
    link('/c', 'c'),
  ]);
});

it('reads inline Markdown', () => {
  expect(markdown('see [`a`](/b) and **c**')).toEqual(
    inline('see ', link('/b', code('a')), ' and ', strong('c')),
  );
  expect(markdown('two\nlines ')).toEqual(inline('two lines'));
  expect(markdown('\\*')).toEqual(inline('*'));
  expect(markdown('')).toEqual([]);
});

it.each(['1. one', '# a', '- a', '> a', 'a < b', '<b>c</b> \\_', '{x} `'])('takes %j as text', (text) => {
  expect(markdown(text)).toEqual(inline(text.replace('\\_', '_')));
});
