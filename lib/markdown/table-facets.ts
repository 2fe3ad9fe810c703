/** Which columns of a table sort its rows into a few kinds, such as a unit or a privacy class. Readers can filter by them. */
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { elementsOf } from './row-ids';

/** Kinds by the name of their column. */
export type Facets = Readonly<Record<string, readonly string[]>>;

const mostFacets = 2;
const mostKinds = 8;
const longestKind = 24;

/** Rows that a kind has on average, at least; a column with other values in nearly every row does not sort them. */
const rowsOfKind = 3;

/** Rows of the body of a table. */
export const bodyRows = (table: Element): Element[] => elementsOf(table, 'tr').slice(1);

const textOf = (cell: Element | undefined): string => (cell ? toString(cell).trim() : '');

/** The facets of a table; the first column names its rows and is not one. Kinds are in the order of the rows. */
export function facetsOf(table: Element): Facets {
  const names = elementsOf(table, 'th').map(textOf);
  const rows = bodyRows(table).map((row) => elementsOf(row, 'td').map(textOf));
  const found = names.flatMap((name, at) => {
    const kinds = [...new Set(rows.map((cells) => cells[at] ?? ''))];
    const isFacet =
      at > 0 &&
      kinds.length >= 2 &&
      kinds.length <= Math.min(mostKinds, rows.length / rowsOfKind) &&
      kinds.every((kind) => kind !== '' && kind.length <= longestKind);
    return isFacet ? [[name, kinds] as const] : [];
  });
  return Object.fromEntries(found.slice(0, mostFacets));
}
