/** Counts what pages are made of. The corpus is made of as much. */
import type { Nodes } from 'mdast';
import { listSources, parsePage, parseSource } from '../../lib/markdown/sources';
import { isJsx } from '../../lib/markdown/mdx-nodes';
import { walk } from '../../lib/markdown/walk';

/** Names of what is counted a node; `tabs` are fences and items in tabs, `data` the components that the build fills. */
const nodes = {
  ...({
    text: 'words',
    heading: 'headings',
    code: 'fences',
    codeLine: 'codeLines',
    table: 'tables',
  } as const),
  ...({ tableRow: 'tableRows', listItem: 'items', tab: 'tabs', containerDirective: 'admonitions' } as const),
  ...({ data: 'data', link: 'links', inlineCode: 'inlineCode' } as const),
} as const;

export type Counts = Record<(typeof nodes)[keyof typeof nodes], number>;

const names = Object.values(nodes);

/** Components that only lay out what they enclose. */
const layout = /^(?:[a-z].*|Steps|Cards|Tabs)$/;

/** Counts in the order of `countTable`. */
export const countsFrom = (values: readonly number[]): Counts =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Counts;

/** Counts a page. Code and what comes from data has no words. */
export function countsOf(file: string, text?: string): Counts {
  const counts = countsFrom([]);
  walk(text === undefined ? parseSource(file).tree : parsePage(file, text).tree, (node: Nodes) => {
    if (node.type === 'text') counts.words += node.value.split(/\s+/).filter(Boolean).length;
    else if (Object.hasOwn(nodes, node.type)) counts[nodes[node.type as keyof typeof nodes]] += 1;
    // Its heads are a row, too.
    if (node.type === 'table') counts.tableRows -= 1;
    if (node.type === 'code') counts.codeLines += node.value.split('\n').length;
    if (isJsx(node, 'TabItem') || (node.type === 'code' && /\btab=/.test(node.meta ?? ''))) counts.tabs += 1;
    else if ('attributes' in node && 'name' in node && !layout.test(node.name ?? 'a')) counts.data += 1;
  });
  return counts;
}

/** The median of numbers; of an even count, the upper one of both. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of the site's written pages of today, in Markdown, by kind. */
export function countTable(): string {
  const rows = (['docs', 'sdk'] as const).map((kind) => {
    const pages = listSources().filter(({ file, generated }) => file.startsWith(`${kind}/`) && !generated);
    const counts = pages.map(({ file }) => countsOf(file));
    return [kind, pages.length, ...names.map((name) => medianOf(counts.map((one) => one[name])))];
  });
  const head = ['Kind', 'pages', ...names];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
