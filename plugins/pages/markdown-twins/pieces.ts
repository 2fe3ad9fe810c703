/**
 * Divides the Markdown of a long page: programs cut off what they fetch after some length, and don't say so. Each file is
 * within it; a table that is too long goes on in the next file below its head.
 */
import type { RootContent, Table, TableRow } from 'mdast';
import { written } from './markdown';

/** Most characters of a file, as the scorer of docs for agents has it. */
export const mostCharacters = 50_000;

const lengthOf = (node: RootContent): number => written({ type: 'root', children: [node] }).length + 1;

/** A table as tables of at most so many characters, each with the head. */
function tablesOf(table: Table, room: number): Table[] {
  const [head, ...rows] = table.children;
  if (!head) return [table];
  const lengthOfRows = (children: TableRow[]): number =>
    lengthOf({ ...table, children: [head, ...children] });
  const tables: TableRow[][] = [[]];
  let length = lengthOfRows([]);
  for (const row of rows) {
    const more = lengthOfRows([row]) - lengthOfRows([]);
    if (length + more > room && tables.at(-1)?.length !== 0) {
      tables.push([]);
      length = lengthOfRows([]);
    }
    tables.at(-1)?.push(row);
    length += more;
  }
  return tables.map((children) => ({ ...table, children: [head, ...children] }));
}

/**
 * Divides nodes into files.
 * @param room Characters of each.
 */
export function piecesOf(nodes: readonly RootContent[], room: number): RootContent[][] {
  const pieces: RootContent[][] = [[]];
  let length = 0;
  for (const node of nodes.flatMap((one): RootContent[] =>
    one.type === 'table' ? tablesOf(one, room / 2) : [one],
  )) {
    const more = lengthOf(node);
    if (length + more > room && length > 0) {
      pieces.push([]);
      length = 0;
    }
    pieces.at(-1)?.push(node);
    length += more;
  }
  return pieces;
}
