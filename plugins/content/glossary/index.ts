/**
 * Remark plugin: `<Term id="postback">postbacks</Term>` becomes a link with the definition in a tooltip
 * (term-element.ts). On pages of the docs, the first use of a term of data/automatic-terms.yaml becomes one without
 * it (first-uses.ts).
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { loadGlossary } from '../../../lib/facts/load';
import { readProps } from '../../../lib/markdown/mdx-nodes';
import { didYouMean } from '../../../lib/text/closest';
import { pageContext } from '../data-views/context';
import { replaceElements } from '../replace-elements';
import { linkFirstUses } from './first-uses';
import { termElement } from './term-element';

export default function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    const { scope, route } = pageContext(file.path);
    // Before the terms that writers have marked become elements like any other.
    if (route !== undefined && /^\/docs(?:\/|$)/.test(route) && scope.dashboard === undefined)
      linkFirstUses(tree, file, route);
    let count = 0;
    replaceElements(tree, file, ['Term'], (node) => {
      const { id = '' } = readProps(node, file, { required: ['id'] });
      const terms = loadGlossary(scope);
      const term = terms.find((t) => t.id === id);
      if (!term) {
        const known = terms.map((t) => t.id);
        throw new Error(`No term "${id}" in data/glossary.yaml. ${didYouMean(id, known)}`);
      }
      count += 1;
      const children = node.children.length ? node.children : [{ type: 'text' as const, value: term.term }];
      return termElement(term, `term-${id}-${count}`, children, scope);
    });
  };
}
