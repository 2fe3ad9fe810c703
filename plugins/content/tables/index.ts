/**
 * Rehype plugin: makes of every table what readers need of it (lib/markdown/table-box.ts): a box that is named after the
 * heading above it, columns that keep their widths, cells that say what they are, rows that links lead to, and fields that
 * filter a long one. The page learns how much room its widest table asks for. A column without a name stops the build: a screen reader would read its cells without saying what they
 * are.
 */
import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { giveRowIds } from '../../../lib/markdown/row-ids';
import { formedTableBox } from '../../../lib/markdown/table-box';
import { pageRooms } from '../../../lib/markdown/table-shape';
import { attributeOf, flowElement, isJsx, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { bodyRows, facetsOf } from '../../../lib/markdown/table-facets';
import { SKIP, walk } from '../../../lib/markdown/walk';

/** Tables with fewer rows are read at a glance. */
const fewestFiltered = 35;

const filterOf = 'TableFilter';

/** Attributes of the filter of a table. */
function filterProps(table: Element): Readonly<Record<string, string>> {
  const facets = facetsOf(table);
  return Object.keys(facets).length > 0 ? { facets: JSON.stringify(facets) } : {};
}

/** The box in fields that filter its rows, if the table is long; a writer's own filter gets its facets, unless it names some. */
function filtered(table: Element, box: Element, parent: Nodes): Element {
  if (isJsx(parent, filterOf)) {
    const { attributes } = parent as unknown as JsxNode;
    if (attributeOf(parent as unknown as JsxNode, 'facets')) return box;
    for (const [name, value] of Object.entries(filterProps(table)))
      attributes.push({ type: 'mdxJsxAttribute', name, value });
    return box;
  }
  if (bodyRows(table).length < fewestFiltered) return box;
  return flowElement(filterOf, { of: 'rows', ...filterProps(table) }, [box as never]) as unknown as Element;
}

export default function rehypeTables() {
  return (tree: Root, file: VFile): void => {
    let heading = 'this page';
    let widest = 0;
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
      const { box, room } = formedTableBox(
        node,
        count > 1 ? `Table ${count}: ${heading}` : `Table: ${heading}`,
        parent.type === 'root' || isJsx(parent, filterOf),
      );
      widest = Math.max(widest, room);
      parent.children[index] = filtered(node, box, parent);
      return SKIP;
    });
    // The page says it before its first word, so nothing moves when the table arrives (src/theme/DocItem/Content).
    if (widest === pageRooms[2]) Object.assign(file.data.frontMatter ?? {}, { wide_table: true });
  };
}
