/**
 * List items and table rows that only name pages which are not written yet. As plain text they would promise something that
 * no click can reach, so they are left out until the page lands, and with them a heading that has nothing else below it.
 */
import type { Link, ListItem, Root, RootContent, TableRow } from 'mdast';
import { walk } from '../../../lib/markdown/walk';

/** True if a link leads to a page that is not written. */
export type IsHeld = (url: string) => boolean;

function linksIn(node: RootContent): Link[] {
  const links: Link[] = [];
  walk(node, (child) => {
    if (child.type === 'link') links.push(child);
  });
  return links;
}

const allHeld = (links: readonly Link[], isHeld: IsHeld): boolean =>
  links.length > 0 && links.every(({ url }) => isHeld(url));

/** `- [Segments](/docs/analyze/segments): groups of users.` A step that begins with a link is not in a bullet list. */
function isPointer(item: ListItem, isHeld: IsHeld): boolean {
  const [first] = item.children;
  return first?.type === 'paragraph' && first.children[0]?.type === 'link' && allHeld(linksIn(item), isHeld);
}

/** A row with links and nothing else; one with facts about the page stays. */
const isPointerRow = (row: TableRow, isHeld: IsHeld): boolean =>
  row.children.every(({ children }) => children.every(({ type }) => type === 'link')) &&
  allHeld(linksIn(row), isHeld);

/** Headings with nothing below them before the next one of their level. */
function emptyHeadings({ children }: Root): Set<RootContent> {
  return new Set(
    children.filter((node, index) => {
      if (node.type !== 'heading') return false;
      const next = children[index + 1];
      return next === undefined || (next.type === 'heading' && next.depth <= node.depth);
    }),
  );
}

/**
 * Leaves out pointers to pages that are not written.
 * @returns How many were left out.
 */
export function dropPointers(tree: Root, isHeld: IsHeld): number {
  const emptyBefore = emptyHeadings(tree);
  let dropped = 0;
  const keep = <T>(nodes: T[], isDropped: (node: T, index: number) => boolean): void => {
    const kept = nodes.filter((node, index) => !isDropped(node, index));
    dropped += nodes.length - kept.length;
    nodes.splice(0, nodes.length, ...kept);
  };
  walk(tree, (node) => {
    if (node.type === 'list' && !node.ordered) keep(node.children, (item) => isPointer(item, isHeld));
    if (node.type === 'table') keep(node.children, (row, index) => index > 0 && isPointerRow(row, isHeld));
  });
  if (dropped === 0) return 0;
  const isEmpty = (node: RootContent): boolean =>
    (node.type === 'list' && node.children.length === 0) ||
    (node.type === 'table' && node.children.length === 1) ||
    (node.type === 'mdxJsxFlowElement' &&
      node.name === 'Cards' &&
      node.children.every((child) => isEmpty(child)));
  tree.children = tree.children.filter((node) => !isEmpty(node));
  const emptied = [...emptyHeadings(tree)].filter((heading) => !emptyBefore.has(heading));
  tree.children = tree.children.filter((node) => !emptied.includes(node));
  return dropped;
}
