/**
 * Rehype plugin: puts every table into a box of its own that scrolls sideways and can be focused, named after the
 * heading above it, so that a wide table never widens the page on a phone and keyboard users can scroll it. A column
 * without a name stops the build: a screen reader would read its cells without saying what they are.
 */
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { SKIP, walk } from '../../../lib/markdown/walk';

export default function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    let heading = 'this page';
    const used = new Map<string, number>();
    walk(tree, (node, index, parent) => {
      if (node.type !== 'element') return undefined;
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      walk(node, (cell) => {
        if (cell.type !== 'element' || cell.tagName !== 'th' || toString(cell).trim()) return;
        file.fail('A table column has no name. Write what its cells are into the first row.', cell.position);
      });
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const box: Element = {
        type: 'element',
        tagName: 'div',
        properties: {
          className: ['table-scroll'],
          role: 'region',
          tabIndex: 0,
          ariaLabel: count > 1 ? `Table ${count}: ${heading}` : `Table: ${heading}`,
        },
        children: [node],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}
