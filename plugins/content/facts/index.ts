/**
 * Remark plugin: `<Fact id="bids.upload.maxRows" />` becomes the number that data/limits.yaml keeps under that key, as
 * text in the page. A number that a page and a table both name thus cannot drift apart; an unknown key stops the build.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { loadLimits } from '../../../lib/facts/load';
import { isJsx, readProps } from '../../../lib/markdown/mdx-nodes';
import { didYouMean } from '../../../lib/text/closest';
import { walk } from '../../../lib/markdown/walk';

export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node, index, parent) => {
      if (!isJsx(node, 'Fact') || index === undefined || !parent) return;
      const { id = '' } = readProps(node, file, { required: ['id'] });
      const limits = loadLimits();
      const fact = limits.find((limit) => limit.key === id);
      if (!fact) {
        file.fail(
          `No fact "${id}" in data/limits.yaml. ${didYouMean(
            id,
            limits.map((l) => l.key),
          )}`,
          node.position,
        );
      }
      const text: RootContent = { type: 'text', value: fact?.text ?? '' };
      (parent.children as RootContent[])[index] =
        node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text;
    });
  };
}
