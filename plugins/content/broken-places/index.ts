/**
 * Docusaurus plugin: says where links to anchors that are not there are written, and which files share a route, with the cure.
 * The framework warns of both, and names neither file nor line. A build goes on; `npm run check` fails for them.
 */
import { readFileSync } from 'node:fs';
import type { Plugin, RouteConfig } from '@docusaurus/types';
import { builtFile } from '../../../lib/built-site/built-file';
import { linkTarget } from '../../../lib/routes/links';
import { isWrittenSource } from '../../../lib/routes/written-routes';
import { trimSlash } from '../../../lib/shared/trim-slash';

/** A page that is written in a file. */
interface Page {
  route: string;
  file: string;
}

/** Ids of the page at a route, as built; undefined if there is no such page. */
type IdsOf = (route: string) => ReadonlySet<string> | undefined;

const link = /\]\(([^()\s#]*)#([^()\s]+)\)/g;

/** What is to say of the links of a page to anchors. */
export function anchorWarnings({ route, file }: Page, text: string, idsOf: IdsOf): string[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    if (isCode) return [];
    return [...line.matchAll(link)].flatMap(([, url = '', anchor = '']) => {
      const target = url === '' ? { kind: 'page', route } : linkTarget(url, file, isWrittenSource);
      const ids = 'route' in target && target.route && idsOf(target.route);
      return !ids || ids.has(decodeURIComponent(anchor))
        ? []
        : [
            `${file}:${index + 1} — Link to "${url}#${anchor}": the page has no anchor "${anchor}" — Name an anchor of the page, or none.`,
          ];
    });
  });
}

/** What is to say of pages that have the route of another one. */
export function routeWarnings(pages: readonly Page[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ route, file }) => {
    const other = first.get(route);
    if (other === undefined) first.set(route, file);
    return other === undefined || other === file
      ? []
      : [`${file}:1 — ${route} is the route of ${other} as well — Rename one of the files, or delete it.`];
  });
}

const pagesOf = (routes: readonly RouteConfig[]): Page[] =>
  routes.flatMap(({ path, metadata, routes: below = [] }) => [
    ...(metadata?.sourceFilePath ? [{ route: trimSlash(path), file: metadata.sourceFilePath }] : []),
    ...pagesOf(below),
  ]);

function readIds(outDir: string): IdsOf {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (route) => {
    if (!known.has(route)) {
      const file = builtFile(outDir, route);
      const html = file && readFileSync(file, 'utf8');
      known.set(
        route,
        html ? new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id)) : undefined,
      );
    }
    return known.get(route);
  };
}

export default function brokenPlaces(): Plugin {
  return {
    name: 'broken-places',
    postBuild({ outDir, routes }) {
      const pages = pagesOf(routes);
      const idsOf = readIds(outDir);
      const warnings = [
        ...routeWarnings(pages),
        ...pages.flatMap((page) => anchorWarnings(page, readFileSync(page.file, 'utf8'), idsOf)),
      ];
      for (const warning of warnings) console.warn(`[WARNING] ${warning}`);
    },
  };
}
