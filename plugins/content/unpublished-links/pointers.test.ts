/** Pointers to pages that are not written are left out, and nothing that says more. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../lib/markdown/sources';
import { markdownText } from '../../../tests/lib/markdown-text';
import { dropPointers } from './pointers';

function left(markdown: string): string {
  const { tree } = parsePage('docs/promote/x.mdx', markdown);
  dropPointers(tree, (url) => url.startsWith('/held'));
  return tree.children.map((node) => markdownText(node)).join('\n\n');
}

describe('dropPointers', () => {
  it('leaves out list items that only name a page, and keeps the others', () => {
    const text = left('- [A](/held/a): what it is.\n- [B](/there): what it is.\n- Plain.');
    expect(text).not.toContain('held');
    expect(text).toContain('/there');
    expect(text).toContain('Plain.');
  });

  it.each([
    ['an item that leads to a written page too', '- [A](/held/a), or [B](/there).'],
    ['an item that says more before the link', '- Rotate the token. See [A](/held/a).'],
    ['a step', '1. [A](/held/a).'],
    ['a row with facts', '| Page | Limit |\n| --- | --- |\n| [A](/held/a) | 500 |'],
  ])('keeps %s', (_, markdown) => {
    expect(left(markdown)).toContain('/held/a');
  });

  it('leaves out a row of links alone', () => {
    const text = left('| Guide | API |\n| --- | --- |\n| [A](/held/a) | [B](/held/b) |\n| [C](/there) | x |');
    expect(text).not.toContain('/held');
    expect(text).toContain('/there');
  });

  it('leaves out a heading, its list and its cards with nothing left below', () => {
    const text = left(
      '## One\n\nText.\n\n## Two\n\n<Cards>\n\n- [A](/held/a)\n\n</Cards>\n\n## Three\n\n- [B](/held/b)\n',
    );
    expect(text).toContain('One');
    expect(text).not.toMatch(/Two|Three|Cards|held/);
  });

  it('keeps a heading that was empty before', () => {
    expect(left('# Page\n\n## Empty\n\n## Two\n\n- [A](/held/a)')).toContain('Empty');
  });
});
