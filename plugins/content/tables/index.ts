/**
 * Rehype plugin: puts every table into a box that scrolls sideways, named after the heading above it, fixes the widths of
 * its columns, says what its cells are where a phone shows them one below the other, and gives the rows of look-up tables their ids. A column without a name stops the build: a screen reader would read its
 * cells without saying what they are.
 */
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { giveRowIds } from '../../../lib/markdown/row-ids';
import { formedTableBox } from '../../../lib/markdown/table-box';
import { SKIP, walk } from '../../../lib/markdown/walk';

export default function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    let heading = 'this page';
    const used = new Map<string, number>();
    const rowIds = new Set<string>();
    walk(tree, (node, index, parent) => {
      if (node.type !== 'element') return undefined;
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      walk(node, (cell) => {
        if (cell.type !== 'element' || cell.tagName !== 'th' || toString(cell).trim()) return;
        file.fail('A table column has no name. Write what its cells are into the first row.', cell.position);
      });
      giveRowIds(node, rowIds);
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      parent.children[index] = formedTableBox(
        node,
        count > 1 ? `Table ${count}: ${heading}` : `Table: ${heading}`,
      );
      return SKIP;
    });
  };
}
