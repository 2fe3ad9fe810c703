/** Numbers of results that pages show, each with the cell that it is; what tracing draws from. */
import type { Root } from 'mdast';
import type { Node } from 'unist';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import { claimsIn } from '../../../lib/results/citations';
import { isQueryFence } from '../../../lib/results/fences';
import { formatCell } from '../../../lib/results/format';
import { resultOf, resultOfSql } from '../../../lib/results/store';
import type { Result } from '../../../lib/results/types';

export interface ShownNumber {
  page: string;
  line: number;
  /** Element that shows it. */
  by: string;
  /** As the page shows it. */
  text: string;
  /** The query: its id in the side file, or the SQL of the fence. */
  query: { id: string } | { sql: string };
  /** Place in the result; undefined for a typed number, which may be any cell. */
  cell: { column: string; row: number } | undefined;
}

const isNumber = (text: string): boolean => /^[−-]?\d/.test(text);

/** Cells with numbers of a result. */
function cellsOf(
  result: Result,
  columns: readonly string[],
  textOf: (value: Result['rows'][number][number], column: Result['columns'][number]) => string,
): { text: string; cell: { column: string; row: number } }[] {
  return result.rows.flatMap((row, index) =>
    result.columns.flatMap((column, at) => {
      const value = row[at] ?? null;
      const unit = column.unit;
      if (unit === 'text' || unit === 'date' || unit === 'time' || value === null) return [];
      if (columns.length > 0 && !columns.includes(column.name)) return [];
      const text = textOf(value, column);
      return isNumber(text) ? [{ text, cell: { column: column.name, row: index } }] : [];
    }),
  );
}

const words = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

const asCell = (value: Parameters<typeof formatCell>[0], { unit }: Result['columns'][number]): string =>
  formatCell(value, unit);

type Query = ShownNumber['query'];

const resultFor = (page: string, query: Query): Result =>
  'sql' in query ? resultOfSql(page, query.sql) : resultOf(page, query.id).result;

/** True if a part of a response has a row: a number at its end is the row, and its page and totals have none. */
const isInPart = (part: string, row: number): boolean => part === '' || part === `data/${row}`;

/**
 * What an element shows.
 * @param lastSql Query of the fence above, which elements without a name mean.
 */
function shownBy(node: JsxNode, page: string, lastSql: string): Omit<ShownNumber, 'page' | 'line' | 'by'>[] {
  const id = attributeOf(node, 'of') || attributeOf(node, 'result');
  const query: Query = id === '' ? { sql: lastSql } : { id };
  switch (node.name) {
    case 'QueryResult':
    case 'Response':
    case 'Result':
    case 'Chart': {
      const isPlain = node.name === 'QueryResult' || node.name === 'Response';
      return cellsOf(resultFor(page, query), words(attributeOf(node, 'columns')), isPlain ? String : asCell)
        .filter(({ cell }) => isInPart(attributeOf(node, 'part'), cell.row))
        .map((cell) => ({ ...cell, query }));
    }
    case 'Value': {
      const [column = '', key] = attributeOf(node, 'cell').split('@');
      const result = resultFor(page, query);
      const row = key === undefined ? 0 : result.rows.findIndex(([first]) => String(first) === key);
      const at = result.columns.findIndex(({ name }) => name === column);
      const value = result.rows[row]?.[at] ?? null;
      const unit = result.columns[at]?.unit ?? 'text';
      return [{ text: formatCell(value, unit), cell: { column, row }, query }];
    }
    case 'Cite':
      return claimsIn(toString(node)).map((text) => ({
        text,
        cell: undefined,
        query: id === '' ? query : { id: citedBy(text, words(id), page) },
      }));
    default:
      return [];
  }
}

/** Which of the results that a sentence cites has a number: the first whose cells show it. */
const citedBy = (text: string, ids: readonly string[], page: string): string =>
  ids.find((id) => cellsOf(resultOf(page, id).result, [], asCell).some((cell) => cell.text === text)) ??
  (ids[0] as string);

/**
 * Numbers of results on a page.
 * @throws Error if the page's queries have not run.
 */
export function shownNumbers(page: string, tree: Root): ShownNumber[] {
  const found: ShownNumber[] = [];
  let lastSql = '';
  visit(tree, (node: Node) => {
    if (isQueryFence(node)) lastSql = node.value;
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node as JsxNode;
    const line = node.position?.start.line ?? 1;
    for (const number of shownBy(element, page, lastSql))
      found.push({ ...number, page, line, by: element.name ?? '' });
  });
  return found;
}
