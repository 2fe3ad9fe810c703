/**
 * Remark plugin: in the list of posts, each post begins with its own first drawing, a chart or a figure, so a card shows
 * what the post is about. The list gets the part of a post above its truncate marker; the drawing comes from the whole
 * file, and the plugins after this one draw it as they draw it in the post.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { readText } from '../../../lib/cache/inputs';
import { isJsx } from '../../../lib/markdown/mdx-nodes';
import { parsePage } from '../../../lib/markdown/sources';
import { pageFile } from '../../../lib/results/store';

const isPost = (file: string): boolean => file.startsWith('blog/');

const isDrawing = (node: RootContent): boolean => isJsx(node, 'Chart') || isJsx(node, 'Figure');

/** The comment that ends what a list shows. */
const isMarker = (node: RootContent): boolean =>
  node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim());

/**
 * @param read Gives the text of a post, from the root of the repository.
 */
export default function remarkBlogCards({ read = readText }: { read?: (file: string) => string } = {}) {
  return (tree: Root, file: VFile): void => {
    const post = pageFile(file.path);
    if (!isPost(post) || tree.children.some(isMarker)) return;
    const { children } = parsePage(post, read(post)).tree;
    // A post that is short enough to be shown whole keeps its order.
    if (!children.some(isMarker)) return;
    const drawing = children.find(isDrawing);
    if (drawing) tree.children.unshift(drawing);
  };
}
