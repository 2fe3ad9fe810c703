/**
 * Finds pages that no sidebar shows. A route in the manifest says which sidebar its page belongs to, but the reading
 * order is written by people, and a page without a line there can only be found by search.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { PlannedPage } from '../../lib/routes/planned-pages';
import { routeOfSource } from '../../lib/routes/written-routes';
import type { Finding } from '../../checks/report';

/** A sidebar file of the root, with the folder whose pages it orders. */
export interface SidebarFile {
  file: string;
  folder: string;
  sidebars: SidebarsConfig;
}

/** Ids of the documents that a sidebar names, in items and as the page of a category. */
function idsIn(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(idsIn);
  if (typeof items !== 'object' || items === null) return [];
  const { type, id, link, items: children } = items as Record<string, unknown>;
  return [...(type === 'doc' && typeof id === 'string' ? [id] : []), ...idsIn(link), ...idsIn(children)];
}

/**
 * Pages that are missing from the sidebar that the manifest gives them.
 * @param sourceOf Source file of a page; undefined for one that is made from data.
 * @param manifestText Text of data/routes.json, for line numbers.
 */
export function sidebarProblems(
  pages: readonly PlannedPage[],
  files: readonly SidebarFile[],
  sourceOf: (route: string) => string | undefined,
  manifestText: string,
): Finding[] {
  const lines = manifestText.split('\n');
  return files.flatMap(({ file, folder, sidebars }) => {
    const shown = new Set(
      Object.entries(sidebars).flatMap(([name, items]) =>
        idsIn(items).map((id) => `${name} ${routeOfSource(`${folder}/${id}.mdx`) ?? ''}`),
      ),
    );
    return pages
      .filter(
        ({ path, sidebar, kind }) =>
          // An internal page is reached by its address alone.
          kind !== 'internal' &&
          sidebar !== null &&
          sourceOf(path)?.startsWith(`${folder}/`) === true &&
          !shown.has(`${sidebar} ${path}`),
      )
      .map(({ path, sidebar }) => ({
        file: 'data/routes.json',
        line: lines.findIndex((line) => line.includes(`"path": "${path}"`)) + 1 || 1,
        message: `${path} is missing from ${String(sidebar)}, so readers find it only by search`,
        cure: `Add it to ${file} where readers expect it, or correct its sidebar here.`,
      }));
  });
}
