/**
 * Remark plugin: links to planned pages that are not written yet are shown as their text, and become links when
 * the page lands; what only names such a page is left out (pointers.ts), and what would read as a broken link says that the
 * page is to come (to-come.ts). So every page can be written with its final
 * links, and no reader meets a dead one. `npm run check:content` counts what is held back; a link to a route that is not
 * in data/routes.json stops the build.
 */
import type { Link, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { canonicalPath, heldTitles, linkTarget } from '../../../lib/routes/links';
import { isWrittenSource } from '../../../lib/routes/written-routes';
import { walk } from '../../../lib/markdown/walk';
import { dropPointers } from './pointers';
import { leftOf } from './to-come';

export default function remarkHeldLinks() {
  return (tree: Root, file: VFile): void => {
    dropPointers(tree, (url) => linkTarget(url, file.path, isWrittenSource).kind === 'held');
    const left = new Map<Link, PhrasingContent[]>();
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
          left.set(node, leftOf(node, parent.children, index, heldTitles().get(target.route) ?? ''));
          return;
        case 'unknown':
          file.fail(
            `Link to "${node.url}" leads nowhere: no such page in data/routes.json. Correct the address.`,
            node.position,
          );
      }
    });
    // Once all are known: a link is an item among links, and the ones next to it may be held back, too.
    walk(tree, (node, index, parent) => {
      const nodes = node.type === 'link' && left.get(node);
      if (nodes && parent && index !== undefined)
        (parent.children as RootContent[]).splice(index, 1, ...(nodes as RootContent[]));
    });
  };
}
