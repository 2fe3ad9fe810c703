/** The list of posts shows a post's drawing, and nothing else changes. */
import { expect, it } from 'vitest';
import { VFile } from 'vfile';
import { parsePage } from '../../../lib/markdown/sources';
import remarkBlogCards from '.';

const post = `First words.

{/* truncate */}

More words.

<Figure name="postback-way" caption="C." />

<Chart type="bars" result="r" title="T" says="S" />
`;
const excerpt = post.slice(0, post.indexOf('{'));

/** Names or types of the blocks of a page, once the plugin has seen it. */
function blocks(shown: string, path: string, whole = post): string[] {
  const { tree } = parsePage(path, shown);
  remarkBlogCards({ read: () => whole })(tree, new VFile({ path: `${process.cwd()}/${path}` }));
  return tree.children.map((node) => ('name' in node && node.name) || node.type);
}

it('puts the first drawing of a post above its excerpt', () => {
  expect(blocks(excerpt, 'blog/2025-01-01-x.mdx')).toEqual(['Figure', 'paragraph']);
});

it('leaves the post as it is, and other pages', () => {
  expect(blocks(post, 'blog/2025-01-01-x.mdx')[0]).toBe('paragraph');
  expect(blocks(excerpt, 'docs/x.mdx')).toEqual(['paragraph']);
});

it('adds nothing to a post without a drawing, or without more than its excerpt', () => {
  expect(blocks(excerpt, 'blog/x.mdx', post.replace(/<.*/gs, ''))).toEqual(['paragraph']);
  expect(blocks('Words.\n\n<Figure name="a" caption="b" />', 'blog/x.mdx', 'Words.')).toEqual([
    'paragraph',
    'Figure',
  ]);
});
