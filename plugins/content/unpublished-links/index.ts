/**
 * Remark plugin: links to planned pages that are not written yet are shown as their text, and become links when
 * the page lands; what only names such a page is left out (pointers.ts). So every page can be written with its final
 * links, and no reader meets a dead one or a promise. A link to a route that is not in data/routes.json is a warning of the
 * build; `npm run check:content` fails for it, and counts what is held back.
 */
import path from 'node:path';
import type { Link, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { noteValue } from '../../../lib/cache/inputs';
import { canonicalPath, linkTarget } from '../../../lib/routes/links';
import { isWrittenSource } from '../../../lib/routes/written-routes';
import { walk } from '../../../lib/markdown/walk';
import { dropPointers } from './pointers';

/** The framework warns of links to files itself. */
function warn({ url, position }: Link, file: VFile): void {
  // Or the next build would take the page from its cache and say nothing.
  noteValue('this-build');
  if (!url.startsWith('/')) return;
  console.warn(
    `[WARNING] ${path.relative(process.cwd(), file.path)}:${position?.start.line ?? 1} — Link to "${url}" leads nowhere — Name a route of data/routes.json, or a file that exists.`,
  );
}

export default function remarkHeldLinks() {
  return (tree: Root, file: VFile): void => {
    dropPointers(tree, (url) => linkTarget(url, file.path, isWrittenSource).kind === 'held');
    walk(tree, (node, index, parent) => {
      if (node.type !== 'link' || index === undefined || !parent) return;
      const target = linkTarget(node.url, file.path, isWrittenSource);
      if (target.kind === 'unknown') warn(node, file);
      if (target.kind === 'held') (parent.children as RootContent[]).splice(index, 1, ...node.children);
      if (target.kind === 'written' && target.route !== undefined && node.url.startsWith('/'))
        node.url = `${canonicalPath(target.route)}${target.suffix}`;
    });
  };
}
