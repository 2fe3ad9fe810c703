/**
 * Example queries of pages: a fence of SQL with the flag `query`, and the table with its result that follows it. What
 * the page prints must be what an embedded warehouse answers on the sample rows.
 */
import type { Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFenceMeta } from '../markdown/fence-meta';
import { pipeTable } from '../markdown/mdx-text';

export interface PageQuery {
  file: string;
  /** Of the fence, 1-based. */
  line: number;
  sql: string;
  /** The result as printed; undefined if no table follows. */
  printed: { columns: string[]; rows: string[][] } | undefined;
}

function readTable(node: Table): { columns: string[]; rows: string[][] } {
  const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => toString(cell).trim()));
  return { columns: head, rows };
}

/** All queries of a page, in order; words may come between a query and its result, but no fence and no heading. */
export function queriesOf(file: string, tree: Root): PageQuery[] {
  return tree.children.flatMap((node, index): PageQuery[] => {
    if (node.type !== 'code' || node.lang !== 'sql' || !parseFenceMeta(node.meta).flags.has('query'))
      return [];
    const after = tree.children.slice(index + 1);
    const end = after.findIndex((next: RootContent) => next.type === 'code' || next.type === 'heading');
    const result = (end < 0 ? after : after.slice(0, end)).find((next) => next.type === 'table');
    return [
      {
        file,
        line: node.position?.start.line ?? 1,
        sql: node.value,
        printed: result?.type === 'table' ? readTable(result) : undefined,
      },
    ];
  });
}

/** A result as a Markdown table, to be pasted into the page. */
const markdownResult = ({ columns, rows }: { columns: string[]; rows: string[][] }): string =>
  pipeTable(columns, rows);

/**
 * What is wrong with a page's query; undefined if the page tells the truth.
 * @param answer Runs SQL on the sample rows.
 */
export async function queryProblem(
  { file, line, sql, printed }: PageQuery,
  answer: (sql: string) => Promise<{ columns: string[]; rows: string[][] }>,
): Promise<string | undefined> {
  const place = `${file}:${line}`;
  if (!printed) return `${place}: no result follows the query — Print it as a table below.`;
  let result;
  try {
    result = await answer(sql);
  } catch (error) {
    return `${place}: ${(error as Error).message.split('\n')[0]} — Correct the query.`;
  }
  return markdownResult(result) === markdownResult(printed)
    ? undefined
    : `${place}: the page prints another result — Print this one, or correct the query or the sample rows:\n${markdownResult(result)}`;
}
