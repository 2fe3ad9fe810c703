/**
 * What the pages of the Classic dashboard are about, with the page that readers of today need: the bar below a title and
 * the table of all functions show the same.
 */
import { plannedPages } from './planned-pages';
import { loadClassicPages } from '../facts/load';
import type { PageLink } from './subjects';

export interface ClassicFunction {
  route: string;
  /** Markdown: place in the Classic dashboard. */
  path: string;
  /** Markdown: place in today's dashboard, or why there is none. */
  today: string;
  guide: PageLink;
}

/** All functions that pages of Classic are about, in the order of the sidebar. */
export function classicFunctions(): ClassicFunction[] {
  const titles = new Map(plannedPages().map(({ path, title }) => [path, title]));
  return loadClassicPages().map(({ guide, ...page }) => ({
    ...page,
    guide: { route: guide, title: titles.get(guide) ?? guide },
  }));
}
