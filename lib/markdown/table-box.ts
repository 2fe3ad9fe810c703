/**
 * The box around every table of a page. It scrolls sideways and can be focused, so a wide table never widens the page
 * on a phone, and keyboard users can scroll it. src/css/tables.css has its forms.
 */
import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { breakNames, wordsOfName } from './code-breaks';
import { flowElement } from './mdx-nodes';
import { elementsOf } from './row-ids';
import { readCells } from './table-cells';
import { pageRooms, tableForm, type TableForm } from './table-shape';

/** @param label Name of the box for screen readers; no two boxes of a page share one. */
const tableBox = (table: Element, label: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-scroll'], role: 'region', tabIndex: 0, ariaLabel: label },
  children: [table],
});

const columnGroup = ({ shares, fixed }: TableForm): Element => ({
  type: 'element',
  tagName: 'colgroup',
  properties: {},
  children: shares.map((share, at) => {
    const width = fixed ? fixed[at] : share;
    const properties = width === undefined ? {} : { className: [`${fixed ? 'e' : 'w'}${width}`] };
    return { type: 'element', tagName: 'col', properties, children: [] };
  }),
});

/** Roles of a table's elements, which browsers drop where the elements are not laid out as a table. */
const roles: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Says in each cell of a table what it is; a phone shows it apart from its column. */
function labelCells(table: Element): void {
  table.properties.role = 'table';
  const [head, ...rows] = elementsOf(table, 'tr');
  const names = head ? elementsOf(head, 'th').map((name) => toString(name).trim()) : [];
  for (const [name, role] of Object.entries(roles))
    for (const element of elementsOf(table, name)) element.properties.role = role;
  for (const row of rows)
    for (const [at, cell] of elementsOf(row, 'td').entries())
      if (at > 0) cell.properties.dataLabel = names[at] ?? '';
}

/** The least room of a page in which a table is whole, or the widest. */
const roomFor = (leastWidth: number | null): number =>
  pageRooms.find((room) => room >= (leastWidth ?? 0)) ?? pageRooms[2];

/** Of records with more rows than this, a phone shows the first ones. */
const mostRecords = 20;
const firstRecords = 10;

/** An element that the theme does not replace. */
const plainElement = (
  name: string,
  props: Record<string, string>,
  children: ElementContent[],
): ElementContent =>
  ({
    ...flowElement(name, props, children as never),
    data: { _mdxExplicitJsx: true },
  }) as unknown as ElementContent;

/** Puts the rows that a phone folds into a separate body, and gives the button for them. */
function foldRows(table: Element): ElementContent[] {
  const [body] = elementsOf(table, 'tbody');
  const rows = body ? elementsOf(body, 'tr') : [];
  if (!body || rows.length <= mostRecords) return [];
  const rest = rows.slice(firstRecords);
  body.children = rows.slice(0, firstRecords);
  table.children.push({ ...body, properties: { ...body.properties, className: ['rest'] }, children: rest });
  const text: ElementContent = { type: 'text', value: `Show all ${rows.length}` };
  return [plainElement('details', { className: 'show-all' }, [plainElement('summary', {}, [text])])];
}

/** A table in its box, and the room that it asks of its page. */
interface FormedTable {
  box: Element;
  room: number;
}

/**
 * The box of a table of Markdown: its columns have their widths from the build, and the box is named by what the table is
 * like.
 * @param isInPage True if it is as wide as the page's content, and not in a list or a fold.
 * @throws RangeError if the table has more columns than there are widths.
 */
export function formedTableBox(table: Element, label: string, isInPage: boolean): FormedTable {
  const numbers = readCells(table);
  const form = tableForm(table);
  const { shape, leastWidth, isWide, fitsPhone } = form;
  const room = roomFor(leastWidth);
  if (shape === 'records') labelCells(table);
  (table.children as ElementContent[]).unshift(columnGroup(form));
  const box = tableBox(table, label);
  if (shape === 'records') box.children.push(...foldRows(table));
  box.properties.className = [
    'table-scroll',
    `table-${shape}`,
    ...(isWide ? ['table-wide'] : []),
    ...(shape === 'matrix' ? numbers : []),
    ...(leastWidth === null ? [] : [`least${leastWidth}`]),
    ...(isInPage && (leastWidth ?? 0) <= room ? ['table-fits'] : []),
    ...(fitsPhone ? ['fits-phone'] : []),
  ];
  if (fitsPhone) for (const name of elementsOf(table, 'th')) breakNames(name, wordsOfName);
  breakNames(table);
  return { box, room };
}
