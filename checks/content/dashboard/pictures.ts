/**
 * Guides of Promote and pages of the Classic dashboard show the screen that they are about (`<Screen>`): a reader who has lost
 * the way finds it by eye. A procedure without one says why in data/exceptions.yaml.
 */
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadClassicPages } from '../../../lib/facts/load';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import type { Exceptions } from '../../exceptions';
import type { Page } from './page';

interface Where {
  file: string;
  route?: string | undefined;
  classic: boolean;
}

/** What a page shows: pictures, the form of a partner among them, and the numbered lists in `<Steps>`. */
function shownOn(tree: Root): { pictures: number; steps: Set<Node> } {
  const steps = new Set<Node>();
  let pictures = 0;
  visit(tree, (node) => {
    const isForm = isJsx(node, 'Data') && attributeOf(node, 'view') === 'partner-attributes';
    if (isJsx(node, 'Screen') || isForm) pictures += 1;
    if (isJsx(node, 'Steps')) visit(node, 'list', (list) => void steps.add(list));
  });
  return { pictures, steps };
}

/** Finds the first procedure of a page that has no picture, and a Classic page without one. */
export function checkPictures(
  page: Page,
  tree: Root,
  { file, route, classic }: Where,
  exceptions: Exceptions,
): void {
  if (!classic && !file.startsWith('docs/promote/')) return;
  const { pictures, steps } = shownOn(tree);
  if (pictures > 0) return;
  const procedure = page.walked.find((list) => steps.has(list));
  const isOfScreen = classic && loadClassicPages().some((entry) => entry.route === route);
  if (!procedure && !isOfScreen) return;
  const heading = page.blocks.find(({ node }) => node === procedure)?.heading ?? 'the page';
  if (exceptions.find('screen', file, heading)) return;
  page.add(
    procedure?.position?.start.line ?? 1,
    `No picture shows the screen of "${heading}"`,
    'Add a <Screen of="…" caption="…" /> after the steps, or give the reason in data/exceptions.yaml, as a `screen`.',
  );
}
