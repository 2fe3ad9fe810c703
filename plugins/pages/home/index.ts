/**
 * Docusaurus plugin: the home page, with the list of written pages and the latest posts as data of its route. In
 * the site's global data the list would ship with every page; here only readers of the home page load it.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { noInputs, recordInto } from '../../../lib/cache/inputs';
import { canonicalPath } from '../../../lib/routes/links';
import { manifest } from '../../../lib/routes/manifest';
import { writtenRoutes } from '../../../lib/routes/written-routes';
import { capitalized } from '../../../lib/text/words';
import type { HomeData } from '../../../lib/shared/home-data';
import { sdkVersions } from '../../../config/versions';
import { platformNames } from '../../../config/platforms';

const platforms: Readonly<Record<string, string>> = platformNames;

/** Names the part of the site that a route belongs to. */
export function placeOf(route: string): string {
  const [, area = '', first = '', second = ''] = route.split('/');
  if (area === 'sdk') {
    const label = sdkVersions.find((v) => v.path === first)?.label ?? `SDK ${first}`;
    return platforms[second] ? `${label}, ${platforms[second]}` : label;
  }
  if (area === 'docs') return first === 'classic' ? 'Classic dashboard' : capitalized(first);
  if (area === 'api') return 'API';
  return area === 'blog' ? 'Blog' : 'Site';
}

export function homeData(): HomeData {
  const written = writtenRoutes();
  const pages = manifest().pages.filter((page) => written.has(page.path));
  return {
    pages: pages
      .filter(
        (page) => page.path !== '/' && !page.path.startsWith('/markdown-page') && page.kind !== 'blog-list',
      )
      .map((page) => ({ title: page.title, path: canonicalPath(page.path), place: placeOf(page.path) })),
    posts: pages
      .filter((page) => page.kind === 'blog-post')
      .map((page) => ({ title: page.title, path: page.path, date: page.date ?? '' }))
      .sort((a, b) => b.date.localeCompare(a.date)),
  };
}

export default function home({ siteDir }: LoadContext): Plugin<HomeData> {
  const inputs = noInputs();
  return {
    name: 'home',
    loadContent: async () => recordInto(inputs, homeData),
    getPathsToWatch: () => [...inputs.files],
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('home.json', JSON.stringify(content));
      actions.addRoute({
        path: '/',
        exact: true,
        component: path.join(siteDir, 'src/home/index.tsx'),
        modules: { data },
        metadata: { lastUpdatedAt: undefined },
      });
    },
  };
}
