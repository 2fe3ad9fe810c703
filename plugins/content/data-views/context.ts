/** What a view may know of its page. */
import path from 'node:path';
import type { Root } from 'mdast';
import type { PlatformPath } from '../../../config/platforms';
import { routeOfSource } from '../../../lib/routes/written-routes';
import { walk } from '../../../lib/markdown/walk';
import { scopeOfRoute, type FactScope } from '../../../lib/facts/scope';

export interface PageContext {
  /** Source file, relative to the site. */
  file: string;
  /** Route without a trailing slash; undefined for files that are not pages. */
  route: string | undefined;
  /** SDK version path such as `6.0.x`, on SDK pages. */
  version: string | undefined;
  /** SDK platform folder such as `android`, on platform pages. */
  platform: PlatformPath | undefined;
  /** Which facts hold on the page. */
  scope: FactScope;
  /** The code of its samples, without comments, texts, and imports. */
  code: () => string;
}

function codeOf(tree: Root): string {
  const fences: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'code') fences.push(node.value);
  });
  return fences.join('\n').replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*|^(?:import|using) .*|(["'])[^"'\n]*\1/gm, '');
}

/** Reads the context off the file's place, and the samples off its tree. */
export function pageContext(file: string, tree: Root = { type: 'root', children: [] }): PageContext {
  const relative = path.relative(process.cwd(), path.resolve(file));
  const route = routeOfSource(relative);
  const scope = scopeOfRoute(route);
  return {
    file: relative,
    route,
    version: scope.version,
    platform: scope.platform,
    scope,
    code: () => codeOf(tree),
  };
}
