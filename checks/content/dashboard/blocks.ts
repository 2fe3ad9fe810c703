/** A page as a sequence of blocks, each with the heading that it is below; components are looked through. */
import type { Heading, Node, Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

export interface Block {
  node: Node;
  /** Text of the nearest heading above; empty above the first one. */
  heading: string;
  /** Number of the section that it is in, from 0. */
  section: number;
}

const whole = new Set(['paragraph', 'list', 'table', 'blockquote', 'heading']);

/** Blocks of a page in reading order. */
export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let section = 0;
  const read = (node: Node): void => {
    if (node.type === 'heading') {
      heading = toString(node as Heading);
      section += 1;
    }
    if (whole.has(node.type)) blocks.push({ node, heading, section });
    else if ('children' in node) (node as Parent).children.forEach(read);
  };
  read(tree);
  return blocks;
}
