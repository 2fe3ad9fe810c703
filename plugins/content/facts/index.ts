/**
 * Remark plugin: `<Fact id="bids.upload.maxRows" />` becomes the number that data/limits.yaml keeps under that key, as
 * text in the page. A number that a page and a table both name thus cannot drift apart. An unknown key stops the build, and
 * so does one without a value in the SDK version, on the platform or in the dashboard that the page is about. With
 * `show="bound"` the number comes with its word, such as "at most"; a typed word that the fact's bound rules out stops the build.
 */
import type { Node, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { boundedText, wrongBound } from '../../../lib/facts/bounds';
import { loadLimits } from '../../../lib/facts/load';
import { factIn } from '../../../lib/facts/scope';
import { isJsx, readProps } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { pageContext } from '../data-views/context';

/** The text that a node shows next to a fact; empty if it is not plain text. */
const plainText = (node: Node | undefined): string => (node?.type === 'text' ? (node as Text).value : '');

export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node, index, parent) => {
      if (!isJsx(node, 'Fact') || index === undefined || !parent) return;
      const { id = '', show } = readProps(node, file, { required: ['id'], optional: ['show'] });
      let shown = '';
      try {
        const fact = factIn(id, loadLimits(), pageContext(file.path).scope);
        if (show !== undefined && show !== 'bound')
          throw new Error(`<Fact show="${show}" /> shows nothing. Write show="bound", or leave it out.`);
        shown = show === undefined ? fact.text : boundedText(fact);
        const wrong = wrongBound(
          fact.bound,
          plainText(parent.children[index - 1]),
          plainText(parent.children[index + 1]),
        );
        if (wrong !== undefined)
          throw new Error(
            `"${wrong}" next to the fact "${id}", which is ${boundedText(fact)}. Write show="bound" in place of the words, or correct them.`,
          );
      } catch (error) {
        file.fail(error as Error, node.position);
      }
      const text: RootContent = { type: 'text', value: shown };
      (parent.children as RootContent[])[index] =
        node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text;
    });
  };
}
