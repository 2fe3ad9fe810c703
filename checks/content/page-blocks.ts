/** Pieces of a page that readers take in one by one: paragraphs, headings, cells, captions. */
import { toString } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { isJsx } from '../../lib/markdown/mdx-nodes';

const blockTypes = new Set(['paragraph', 'heading', 'tableCell']);

export interface Block {
  line: number;
  /** In one line. */
  text: string;
}

const captionOf = (node: Node): string | undefined => {
  if (!isJsx(node, 'Figure')) return undefined;
  const value = node.attributes.find((entry) => 'name' in entry && entry.name === 'caption')?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Paragraphs, headings, cells and captions of a tree, in their order. */
export function blocksOf(tree: Node): Block[] {
  const text = captionOf(tree) ?? (blockTypes.has(tree.type) ? toString(tree) : undefined);
  if (text !== undefined) return [{ line: tree.position?.start.line ?? 1, text: text.replace(/\s+/g, ' ') }];
  return ((tree as Parent).children ?? []).flatMap(blocksOf);
}
