/**
 * The order in which readers are led through the site: sidebars from top to bottom, posts from new to old. What the search box
 * suggests keeps to it, so each area begins with the page that its sidebar begins with. Read from what the content
 * plugins have loaded, because the order is in no built page.
 */
import type { AllContent } from '@docusaurus/types';
import { trimSlash } from '../../../lib/shared/trim-slash';

/** The parts of a sidebar item that say where its page is. */
interface SidebarItem {
  type: string;
  /** Of a doc. */
  id?: string;
  /** Of a category: its own page, and what is below it. */
  link?: { type: string; id?: string };
  items?: readonly SidebarItem[];
}

interface LoadedDocs {
  loadedVersions: readonly {
    docs: readonly { id: string; permalink: string }[];
    sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  }[];
}

interface LoadedPosts {
  blogPosts: readonly { metadata: { permalink: string } }[];
}

/** Ids of the docs in a sidebar; the page of a category comes before those below it. */
const docIds = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ type, id, link, items: below = [] }) => [
    ...(type === 'doc' && id !== undefined ? [id] : []),
    ...(link?.type === 'doc' && link.id !== undefined ? [link.id] : []),
    ...docIds(below),
  ]);

/** Routes without the slash at their end, in reading order. Pages that no sidebar and no blog lists are not among them. */
export function readingOrder(content: AllContent): string[] {
  const docs = Object.values(content['docusaurus-plugin-content-docs'] ?? {}) as LoadedDocs[];
  const blogs = Object.values(content['docusaurus-plugin-content-blog'] ?? {}) as LoadedPosts[];
  const ordered = docs.flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap(({ docs: pages, sidebars }) => {
      const permalinks = new Map(pages.map(({ id, permalink }) => [id, permalink]));
      return Object.values(sidebars).flatMap((items) =>
        docIds(items).flatMap((id) => permalinks.get(id) ?? []),
      );
    }),
  );
  const posts = blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata.permalink));
  return [...ordered, ...posts].map(trimSlash);
}
