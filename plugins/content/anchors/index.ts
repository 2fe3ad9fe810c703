/**
 * Rehype plugin: elements that are written as JSX with an id become `<Anchor>`, which makes the id known to the
 * framework. The framework knows the ids of Markdown headings and list items only, and its build would report every
 * link to a column, parameter or error code as broken. Runs last, so it sees what the other plugins have put in.
 */
import type { Root } from 'hast';
import type { JsxNode } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';

const isElement = (node: { type: string }): node is JsxNode & { name: string } =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  /^[a-z]/.test((node as JsxNode).name ?? '');

const hasId = ({ attributes }: JsxNode): boolean =>
  attributes.some(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string',
  );

export default function rehypeAnchors() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (!isElement(node) || !hasId(node)) return;
      node.attributes.unshift({ type: 'mdxJsxAttribute', name: 'as', value: node.name });
      node.name = 'Anchor';
    });
  };
}
