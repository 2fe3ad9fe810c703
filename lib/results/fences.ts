/** SQL examples of pages: fences with the flag `query`, whose result `<QueryResult />` shows. */
import type { Code, Root, RootContent } from 'mdast';
import { parseFenceMeta } from '../markdown/fence-meta';
import { isJsx } from '../markdown/mdx-nodes';
import { parsePage } from '../markdown/sources';
import { walk } from '../markdown/walk';

export interface SqlFence {
  sql: string;
  /** What names it on its page. */
  title: string;
  /** 1-based. */
  line: number;
  /** True if the page shows the result before its next listing or heading. */
  shown: boolean;
}

/** True for a fence of SQL that is to run. */
export const isQueryFence = (node: { type: string }): node is Code =>
  node.type === 'code' &&
  (node as Code).lang === 'sql' &&
  parseFenceMeta((node as Code).meta).flags.has('query');

function showsResult(after: readonly RootContent[]): boolean {
  const next = after.find(
    (node) => node.type === 'code' || node.type === 'heading' || isJsx(node, 'QueryResult'),
  );
  return next !== undefined && isJsx(next, 'QueryResult');
}

/** What each page has, and the text that it was found in: those that run queries ask twice. */
const last = new Map<string, { text: string; found: SqlFence[] }>();

/** The SQL examples of a page, in order. */
export function sqlFences(page: string, text: string): SqlFence[] {
  if (!/^```sql .*\bquery\b/m.test(text)) return [];
  const known = last.get(page);
  if (known?.text === text) return known.found;
  const found: SqlFence[] = [];
  walk(parsePage(page, text).tree as Root, (node, index, parent) => {
    if (!isQueryFence(node)) return;
    found.push({
      sql: node.value,
      title: parseFenceMeta(node.meta).values.title ?? '',
      line: node.position?.start.line ?? 1,
      shown: showsResult((parent?.children ?? []).slice((index ?? 0) + 1) as RootContent[]),
    });
  });
  last.set(page, { text, found });
  return found;
}
