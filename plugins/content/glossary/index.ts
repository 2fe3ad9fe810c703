/**
 * Remark plugin: `<Term id="postback">postbacks</Term>` becomes a link to the glossary page with the definition in a
 * tooltip, both in the HTML. The tooltip shows on hover and focus by CSS; src/client/escape.ts lets Escape
 * close it. A term without a written page gets the tooltip on a focusable word instead of a link.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { writtenRoutes } from '../../../lib/routes/written-routes';
import { filledText } from '../../../lib/facts/in-text';
import { loadGlossary, loadLimits } from '../../../lib/facts/load';
import { didYouMean } from '../../../lib/text/closest';
import { readProps, textElement } from '../../../lib/markdown/mdx-nodes';
import { pageContext } from '../data-views/context';
import { replaceElements } from '../replace-elements';

export default function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    replaceElements(tree, file, ['Term'], (node) => {
      const { id = '' } = readProps(node, file, { required: ['id'] });
      const { scope } = pageContext(file.path);
      const terms = loadGlossary(scope);
      const term = terms.find((t) => t.id === id);
      if (!term) {
        const known = terms.map((t) => t.id);
        throw new Error(`No term "${id}" in data/glossary.yaml. ${didYouMean(id, known)}`);
      }
      const definition = filledText(term.definition, loadLimits, scope);
      count += 1;
      const tipId = `term-${id}-${count}`;
      const children = (
        node.children.length ? node.children : [{ type: 'text', value: term.term }]
      ) as RootContent[];
      const linked = term.route !== null && writtenRoutes().has(term.route);
      const word = linked
        ? textElement('a', { className: 'term', href: term.route ?? '', 'aria-describedby': tipId }, children)
        : textElement('span', { className: 'term', tabIndex: '0', 'aria-describedby': tipId }, children);
      const tip = textElement('span', { role: 'tooltip', id: tipId, className: 'term-tip' }, [
        { type: 'text', value: definition },
      ]);
      return textElement('span', { className: 'term-box' }, [word, tip]);
    });
  };
}
