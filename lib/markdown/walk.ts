/**
 * Walks a Markdown or HTML tree. unist-util-visit makes, names and throws away a function for each node; with eight own
 * plugins on each page that is half a second of processor time in a build. This one keeps its types and its contract.
 */
import type { Node, Parent } from 'unist';
import { SKIP, type BuildVisitor } from 'unist-util-visit';

export { SKIP };

type AnyVisitor = (node: Node, index?: number, parent?: Parent) => unknown;

function walkNode(node: Node, visitor: AnyVisitor, index?: number, parent?: Parent): unknown {
  const result = visitor(node, index, parent);
  if (result === SKIP || !('children' in node)) return result;
  const inner = node as Parent;
  for (let at = 0; at < inner.children.length;) {
    const child = inner.children[at];
    const next = child && walkNode(child, visitor, at, inner);
    at = typeof next === 'number' ? next : at + 1;
  }
  return result;
}

/**
 * Calls the visitor for each node before its children.
 * @param visitor May change the children of `parent`. Returns the index to go on with, SKIP to leave the node's
 *   children out, or nothing.
 */
export function walk<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void {
  walkNode(tree, visitor as unknown as AnyVisitor);
}
