/**
 * What readers get of a term: a link to its page, or to its row of the glossary, with the definition in a tooltip next to
 * it. Both are in the HTML: without scripts it is a link. The tooltip shows on hover and focus by CSS; src/client/terms.ts
 * opens it by the first tap, and src/client/escape.ts lets Escape close it.
 */
import type { PhrasingContent, RootContent } from 'mdast';
import { filledText } from '../../../lib/facts/in-text';
import { limitsFor, type loadGlossary } from '../../../lib/facts/load';
import type { FactScope } from '../../../lib/facts/scope';
import { textElement } from '../../../lib/markdown/mdx-nodes';
import { canonicalPath } from '../../../lib/routes/links';

export type GlossaryTerm = ReturnType<typeof loadGlossary>[number];

/** The page that lists all terms. */
export const glossaryRoute = '/docs/resources/glossary-and-definitions';

/** Where readers go on from a term: its page, or the row that every term without one has. */
export const termAddress = ({ id, route }: GlossaryTerm): string =>
  route === null ? `${canonicalPath(glossaryRoute)}#${id}` : canonicalPath(route);

/**
 * The element.
 * @param tipId Id of the tooltip, unique on the page.
 * @throws Error if the definition names a fact that has no value in the scope.
 */
export function termElement(
  term: GlossaryTerm,
  tipId: string,
  children: readonly (PhrasingContent | RootContent)[],
  scope: FactScope,
): PhrasingContent {
  const link = { className: 'term', href: termAddress(term), 'aria-describedby': tipId };
  const tip = { role: 'tooltip', id: tipId, className: 'term-tip' };
  return textElement('span', { className: 'term-box' }, [
    textElement('a', link, children as RootContent[]),
    textElement('span', tip, [{ type: 'text', value: filledText(term.definition, limitsFor, scope) }]),
  ]);
}
