/**
 * Remark plugin: links to pages of the manifest that are not written yet are shown as their text, and become links when
 * the page lands; what only names such a page is left out (pointers.ts). So every page can be written with its final
 * links, and no reader meets a dead one. `npm run check:content` counts what is held back; a link to a route that is not
 * in the manifest stops the build.
 */
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { canonicalPath, linkTarget } from '../../../lib/routes/links';
import { isWrittenSource } from '../../../lib/routes/written-routes';
import { walk } from '../../../lib/markdown/walk';
import { dropPointers } from './pointers';

export default function remarkHeldLinks() {
  return (tree: Root, file: VFile): void => {
    dropPointers(tree, (url) => linkTarget(url, file.path, isWrittenSource).kind === 'held');
    walk(tree, (node, index, parent) => {
      if (node.type !== 'link' || index === undefined || !parent) return;
      const target = linkTarget(node.url, file.path, isWrittenSource);
      switch (target.kind) {
        case 'other':
          return;
        case 'written':
          if (target.route !== undefined && node.url.startsWith('/')) {
            node.url = `${canonicalPath(target.route)}${target.suffix}`;
          }
          return;
        case 'held':
          (parent.children as RootContent[]).splice(index, 1, ...(node.children as RootContent[]));
          return;
        case 'unknown':
          file.fail(
            `Link to "${node.url}" leads nowhere: no such page in data/routes.json. Correct the address.`,
            node.position,
          );
      }
    });
  };
}
