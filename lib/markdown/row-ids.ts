/**
 * Gives the rows of look-up tables an id so that search and links can open a page at one error code, column, macro or
 * limit. The name of the row has it, and is a link to it, from which readers copy the address. Views that write ids
 * themselves keep them.
 */
import type { Element, ElementContent, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { lookupTables } from '../../config/markdown';
import { textElement, type JsxNode } from './mdx-nodes';

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : []);

const isJsxNode = (node: Nodes): boolean =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const nameOf = (node: Nodes): string | null =>
  node.type === 'element' ? node.tagName : isJsxNode(node) ? (node as unknown as JsxNode).name : null;

const hasId = (node: Nodes): boolean =>
  node.type === 'element'
    ? node.properties.id !== undefined
    : isJsxNode(node) &&
      (node as unknown as JsxNode).attributes.some((attr) => 'name' in attr && attr.name === 'id');

const some = (node: Nodes, test: (node: Nodes) => boolean): boolean =>
  test(node) || childrenOf(node).some((child) => some(child, test));

/** All elements of a name below a node, in reading order. */
export function elementsOf(node: Nodes, name: string): Element[] {
  return childrenOf(node).flatMap((child) => [
    ...(child.type === 'element' && child.tagName === name ? [child] : []),
    ...elementsOf(child, name),
  ]);
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** What the row is called: its first code, or its first cell in tables whose rows are called by words. */
function rowName(cell: Element, column: string): ElementContent[] {
  const first = cell.children.find(
    (child: ElementContent) => child.type !== 'text' || child.value.trim() !== '',
  );
  if (!first || some(cell, hasId)) return [];
  if (nameOf(first) === 'code') return [first];
  const isName = lookupTables.text.has(column) && !some(cell, (node) => nameOf(node) === 'a');
  return isName ? cell.children : [];
}

/** Makes the name of a row the link that leads to it. */
function linkName(cell: Element, name: readonly ElementContent[], id: string): void {
  const link = textElement('a', { id, href: `#${id}` }, name as never) as unknown as ElementContent;
  cell.children.splice(
    cell.children.findIndex((child) => child === name[0]),
    name.length,
    link,
  );
}

/**
 * Puts ids such as `row-bid_pending` on the names of a look-up table's rows; leaves other tables as they are.
 * @param used Ids that rows of the page have already; grows.
 */
export function giveRowIds(table: Element, used: Set<string>): void {
  const [head, ...rows] = elementsOf(table, 'tr');
  const column = head ? toString(elementsOf(head, 'th')[0] ?? head).trim() : '';
  if (!lookupTables.code.has(column) && !lookupTables.text.has(column)) return;
  for (const row of rows) {
    const [cell] = elementsOf(row, 'td');
    const name = cell && !hasId(row) ? rowName(cell, column) : [];
    const slug = slugOf(name.map((part) => toString(part)).join(''));
    if (!cell || !slug) continue;
    let id = `row-${slug}`;
    for (let count = 2; used.has(id); count += 1) id = `row-${slug}-${count}`;
    used.add(id);
    linkName(cell, [...name], id);
  }
}
