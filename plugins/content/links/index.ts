/**
 * Remark plugin: links get the address that the framework writes. One that leads nowhere is a warning of the build with file
 * and line, and `npm run check:content` fails for it. In a build of the current versions, a link to another version is its text.
 */
import path from 'node:path';
import type { Link, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { noteValue } from '../../../lib/cache/inputs';
import { canonicalPath, linkTarget } from '../../../lib/routes/links';
import { isWrittenSource } from '../../../lib/routes/written-routes';
import { walk } from '../../../lib/markdown/walk';

/** The framework warns of links to files itself. */
function warn({ url, position }: Link, file: VFile): void {
  // Or the next build would take the page from its cache and say nothing.
  noteValue('this-build');
  if (!url.startsWith('/')) return;
  console.warn(
    `[WARNING] ${path.relative(process.cwd(), file.path)}:${position?.start.line ?? 1} — Link to "${url}" leads nowhere — Name a route of data/routes.json, or a file that exists.`,
  );
}

export default function remarkLinks() {
  return (tree: Root, file: VFile): void =>
    walk(tree, (node, index, parent) => {
      if (node.type !== 'link' || index === undefined || !parent) return;
      const target = linkTarget(node.url, file.path, isWrittenSource);
      if (target.kind === 'unknown') warn(node, file);
      if (target.kind === 'left-out') (parent.children as RootContent[]).splice(index, 1, ...node.children);
      if (target.kind === 'page' && target.route !== undefined && node.url.startsWith('/'))
        node.url = `${canonicalPath(target.route)}${target.suffix}`;
    });
}
