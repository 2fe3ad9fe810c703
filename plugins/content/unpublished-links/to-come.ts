/**
 * What a link to a page that is not written yet leaves behind. Most are words of a sentence and stay words. The title of a
 * page, an item among links, and what a reader is told to see, read as a link that is broken: they say that the page is to
 * come.
 */
import type { Link, Nodes, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { textElement } from '../../../lib/markdown/mdx-nodes';

/** What is between two items of a list in a sentence. */
const separator = /^(?:, |,? (?:and|or) )$/;

const pointer = /\b(?:see|read) $/i;

const isText = (node: Nodes | undefined, pattern: RegExp): boolean =>
  node?.type === 'text' && pattern.test(node.value);

/**
 * The nodes in the place of a link.
 * @param siblings The nodes among which it is, at the index `at`, each link as it was written.
 * @param title Title of the page that it leads to.
 */
export function leftOf(link: Link, siblings: readonly Nodes[], at: number, title: string): PhrasingContent[] {
  const isItem = [-1, 1].some(
    (step) => isText(siblings[at + step], separator) && siblings[at + 2 * step]?.type === 'link',
  );
  if (toString(link) !== title && !isItem && !isText(siblings[at - 1], pointer)) return link.children;
  const note = textElement('small', { className: 'to-come' }, [{ type: 'text', value: '(page to come)' }]);
  return [...link.children, { type: 'text', value: ' ' }, note];
}
