/** Pictures whose words claim other users than their rows have: paid ones, when the query counts all, or the other way round. */
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeOf, type JsxNode } from '../../../lib/markdown/mdx-nodes';
import type { PageQuery } from '../../../lib/results/side-files';
import type { Finding } from '../../finding';

/** "paid" as a kind of users or installs; players pay, too. */
const paid = /\bpaid (?!for\b|by\b|partners?\b)|\bpaid and organic\b|\btraffic type is paid\b/i;
const words = ['title', 'caption', 'says', 'with'] as const;

/** What is wrong with the pictures of a page. */
export function populationFindings(file: string, tree: Root, queries: readonly PageQuery[]): Finding[] {
  const found: Finding[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const element = node as unknown as JsxNode;
    const id = attributeOf(element, 'result') || attributeOf(element, 'rows');
    const query = queries.find((entry) => entry.id === id);
    if (!['Chart', 'Screen'].includes(element.name ?? '') || query?.about === undefined) return;
    const claimsPaid = words.some((name) => paid.test(attributeOf(element, name)));
    if (claimsPaid === paid.test(query.about)) return;
    found.push({
      file,
      line: element.position?.start.line ?? 1,
      message: `The picture of "${id}" is ${claimsPaid ? '' : 'not '}said to be of paid users, and its query is about "${query.about}"`,
      cure: 'Say in its title or caption whose numbers they are.',
    });
  });
  return found;
}
