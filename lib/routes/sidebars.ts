/**
 * Typed builders for sidebars. A sidebar names all pages of its area in reading order. Labels come from data/routes.json,
 * so each title is written once.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedPages } from './planned-pages';
import { sourceOfRoute } from './written-routes';

export type SidebarItemConfig = Extract<SidebarsConfig[string], readonly unknown[]>[number];

export interface SidebarBuilder {
  /** One page. */
  page(path: string, label?: string): SidebarItemConfig[];
  /** A category whose own page is the folder's index. */
  section(path: string, items: SidebarItemConfig[][], label?: string): SidebarItemConfig[];
  /** A category without a page; nothing if it has no items. */
  group(label: string, items: SidebarItemConfig[][]): SidebarItemConfig[];
}

/**
 * @param base Route of the doc set, such as `/docs`.
 * @param folder Source folder of the doc set, such as `docs`; doc ids are paths below it.
 */
export function sidebarBuilder(base: string, folder: string): SidebarBuilder {
  const titles = new Map(plannedPages().map((page) => [page.path, page.title]));

  const titleOf = (route: string): string => {
    const title = titles.get(route);
    if (title === undefined) {
      throw new Error(
        `Sidebar names ${route}, which data/routes.json does not have. Correct the path in the sidebar.`,
      );
    }
    return title;
  };

  const idOf = (route: string): string => {
    const source = sourceOfRoute(route);
    if (source === undefined) {
      throw new Error(
        `Sidebar names ${route}, which has no file. Write the page (generated ones: npm run generate), or take it out of the sidebar.`,
      );
    }
    return source.slice(folder.length + 1).replace(/\.mdx?$/, '');
  };

  const group: SidebarBuilder['group'] = (label, items) => {
    const children = items.flat();
    return children.length === 0 ? [] : [{ type: 'category', label, items: children, collapsed: true }];
  };

  const section: SidebarBuilder['section'] = (path, items, own) => {
    const route = `${base}/${path}`;
    const title = titleOf(route);
    const label = own ?? title;
    const id = idOf(route);
    const children = items.flat();
    // Platforms have the same labels, by which the framework tells the items of a sidebar apart for translators.
    const key = folder.startsWith('sdk') ? { key: id } : {};
    if (children.length === 0) return [{ type: 'doc', id, label, ...key }];
    return [{ type: 'category', label, ...key, link: { type: 'doc', id }, items: children }];
  };

  return {
    page: (path, label) => section(path, [], label),
    section,
    group,
  };
}
