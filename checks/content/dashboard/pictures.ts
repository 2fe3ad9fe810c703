/**
 * Guides of Promote and pages of the Classic dashboard show the screen that they are about (`<Screen>`): a reader who has lost
 * the way finds it by eye. A procedure without one says why in data/exceptions.yaml.
 */
import type { Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { loadClassicPages } from '../../../lib/facts/load';
import { attributeOf, isJsx } from '../../../lib/markdown/mdx-nodes';
import type { Exceptions } from '../../exceptions';
import { pathLabels, type Dashboard } from '../../../lib/dashboard/model';
import { textOf, type Page } from './page';

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

/** Fields with choices that a picture fills, in the section of steps that choose none of them: a step is missing. */
export function checkChosen(page: Page, tree: Root, dashboard: Dashboard): void {
  visit(tree, (node) => {
    if (!isJsx(node, 'Screen')) return;
    const line = node.position?.start.line ?? 1;
    const before = page.blocks.filter((block) => (block.node.position?.start.line ?? 0) < line);
    const heading = before.at(-1)?.heading;
    const section = page.blocks.filter((block) => block.heading === heading);
    if (!section.some((block) => page.walked.includes(block.node))) return;
    const place = dashboard.find(pathLabels(attributeOf(node, 'of') ?? ''));
    if (!place) return;
    const named = section
      .map(({ pieces }) => textOf(pieces))
      .join('\n')
      .toLowerCase();
    for (const part of (attributeOf(node, 'with') ?? '').split(';')) {
      const label = part.split(':')[0]?.trim() ?? '';
      const field = place.children.find((element) => dashboard.matches(element, label));
      if (field?.kind !== 'field' || field.children.length < 2 || named.includes(label.toLowerCase()))
        continue;
      page.add(
        line,
        `The picture has a choice for "${label}", and no step of its section names it`,
        'Add the step, or leave the value out of the picture.',
      );
    }
  });
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
