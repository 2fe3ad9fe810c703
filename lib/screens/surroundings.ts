/** What is around a picture on its page: the steps that it belongs to, and the text that it must agree with. */
import type { List, Node, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Dashboard, Element } from '../dashboard/model';
import { openedObjects, Walk } from '../dashboard/walk';
import { isJsx } from '../markdown/mdx-nodes';

/** What the steps above a line in its section name, with the number of the first step that does; undefined without steps. */
export function marksOf(tree: Root, line: number, dashboard: Dashboard): Map<Element, string> | undefined {
  let steps: Node | undefined;
  visit(tree, (node) => {
    // What other plugins have put in has no place, and may be further down.
    if ((node.position?.start.line ?? line) >= line) return;
    if (node.type === 'heading') steps = undefined;
    if (isJsx(node, 'Steps')) steps = node;
  });
  const marks = new Map<Element, string>();
  const walk = new Walk(dashboard, undefined);
  let count = 0;
  if (!steps) return undefined;
  visit(steps, 'list', (list: List) => {
    if (list.ordered !== true) return;
    for (const item of list.children) {
      count += 1;
      walk.nextStep();
      visit(item, (node) => {
        if (node.type === 'text')
          for (const noun of openedObjects(node.value)) {
            const row = walk.openObject(noun);
            if (row && !marks.has(row)) marks.set(row, String(count));
          }
        if (node.type !== 'strong') return;
        const followed = walk.follow(toString(node).replace(/[.:?!]$/, ''));
        if ('element' in followed && !marks.has(followed.element)) marks.set(followed.element, String(count));
      });
    }
  });
  return marks;
}

/** What a page says: its text, and the names of its files. */
export function textOf(tree: Root): string {
  const titles: string[] = [];
  visit(tree, 'code', ({ meta }) => void titles.push(meta ?? ''));
  return [toString(tree), ...titles].join('\n');
}

/** The text from the heading above a line to the next one. */
export function sectionAt({ children }: Root, line: number): string {
  const isBefore = ({ position }: RootContent): boolean => (position?.start.line ?? 0) <= line;
  const start = children.findLastIndex((node) => node.type === 'heading' && isBefore(node));
  const end = children.findIndex((node) => node.type === 'heading' && !isBefore(node));
  return children
    .slice(Math.max(0, start), end < 0 ? undefined : end)
    .map((node) => toString(node))
    .join('\n');
}
