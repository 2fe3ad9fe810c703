/**
 * Remark plugin: `<Claim id="sdk.queue-full" />` becomes the sentence of data/claims.yaml, so pages that say the same cannot
 * come to differ. It has the numbers of the page's version.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { filledText, fillLimits, keysIn } from '../../../lib/facts/in-text';
import { limitsFor, loadClaims } from '../../../lib/facts/load';
import { markdown } from '../../../lib/markdown/inline';
import { readProps } from '../../../lib/markdown/mdx-nodes';
import { pageContext } from '../data-views/context';
import { named } from '../data-views/props';
import { replaceElements } from '../replace-elements';

export default function remarkClaims() {
  return (tree: Root, file: VFile): void =>
    replaceElements(tree, file, ['Claim'], (node) => {
      const { id = '' } = readProps(node, file, { required: ['id'] });
      const { scope } = pageContext(file.path);
      const { text } = named(loadClaims(), (claim) => claim.id, id, 'data/claims.yaml has no claim');
      const inScope = fillLimits(text, limitsFor(...keysIn(text)), scope) as string;
      return markdown(filledText(inScope, limitsFor, scope));
    });
}
