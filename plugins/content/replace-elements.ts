/** Puts what an element means in its place, for all plugins that replace elements. */
import type { Parents, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { isJsx, type JsxNode } from '../../lib/markdown/mdx-nodes';
import { walk } from '../../lib/markdown/walk';

const isInline = ({ type }: RootContent): boolean => type === 'text' || type === 'mdxJsxTextElement';

/**
 * Replaces each element of these names. An error stops the build at the element; words in place of an element on lines of
 * its own are a paragraph. Of what an element becomes, only what it held is looked at again.
 */
export function replaceElements(
  tree: Root,
  file: VFile,
  names: readonly string[],
  render: (node: JsxNode, index: number, parent: Parents) => RootContent | RootContent[],
): void {
  walk(tree, (node, index, parent) => {
    if (index === undefined || !parent || !names.some((name) => isJsx(node, name))) return undefined;
    const element = node as JsxNode;
    let made: RootContent | RootContent[] = [];
    try {
      made = render(element, index, parent);
    } catch (error) {
      file.fail(error as Error, element.position);
    }
    const nodes = [made].flat();
    const block: RootContent[] =
      element.type === 'mdxJsxFlowElement' && nodes.some(isInline)
        ? [{ type: 'paragraph', children: nodes as never }]
        : nodes;
    (parent.children as RootContent[]).splice(index, 1, ...block);
    return made === element.children ? index : index + block.length;
  });
}
