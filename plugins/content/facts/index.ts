/**
 * Remark plugin: `<Fact id="bids.upload.maxRows" />` becomes the number that data/limits.yaml keeps under that key, as
 * text in the page. A number that a page and a table both name thus cannot drift apart. An unknown key stops the build, and
 * so does one without a value in the SDK version, on the platform or in the dashboard that the page is about.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { loadLimits } from '../../../lib/facts/load';
import { factIn } from '../../../lib/facts/scope';
import { isJsx, readProps } from '../../../lib/markdown/mdx-nodes';
import { walk } from '../../../lib/markdown/walk';
import { pageContext } from '../data-views/context';

export default function remarkFacts() {
  return (tree: Root, file: VFile): void => {
    walk(tree, (node, index, parent) => {
      if (!isJsx(node, 'Fact') || index === undefined || !parent) return;
      const { id = '' } = readProps(node, file, { required: ['id'] });
      let shown = '';
      try {
        shown = factIn(id, loadLimits(), pageContext(file.path).scope).text;
      } catch (error) {
        file.fail(error as Error, node.position);
      }
      const text: RootContent = { type: 'text', value: shown };
      (parent.children as RootContent[])[index] =
        node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [text] } : text;
    });
  };
}
