/** Text of a specification must mean the same in MDX. */
// cspell:words mport xport
import { describe, expect, it } from 'vitest';
import { cell, code, fence, mdxMarkdown, mdxPlain, table } from './mdx-text';

describe('mdxMarkdown', () => {
  it.each([
    ['Ids look like {id}.', 'Ids look like \\{id\\}.'],
    ['less < more, <b>bold</b>', 'less &lt; more, &lt;b>bold&lt;/b>'],
    ['`{in} <code>` stays', '`{in} <code>` stays'],
    ['``a ` {b}`` {c}', '``a ` {b}`` \\{c\\}'],
    ['```json\n{"a": "<b>"}\n```\n{x}', '```json\n{"a": "<b>"}\n```\n\\{x\\}'],
    ['import duties', '&#105;mport duties'],
    ['a\n\nexport lists', 'a\n\n&#101;xport lists'],
    ['important', 'important'],
    ['**bold** [link](/docs)', '**bold** [link](/docs)'],
  ])('%j', (text, mdx) => {
    expect(mdxMarkdown(text)).toBe(mdx);
  });
});

it('takes all markup out of plain text', () => {
  expect(mdxPlain('a_b *c* <d> {e} :f')).not.toMatch(/[_*<>{}:]/);
});

it('finds a fence for text with backticks', () => {
  expect(code('a`b')).toBe('``a`b``');
  expect(code('`a`')).toBe('`` `a` ``');
  expect(fence('md', 'x\n````\ny')).toMatch(/^`````md\n/);
});

it('keeps a table cell in one line and its pipes inside', () => {
  expect(cell('a | `b|c`\n\n- one\n- two')).toBe('a \\| `b\\|c`<br />• one<br />• two');
});

it('leaves out columns without content', () => {
  expect(table(['A', 'B', 'C'], [['1', '', '3']])).toBe('| A | C |\n| --- | --- |\n| 1 | 3 |');
});
