/**
 * Docusaurus plugin: the home page, with what is new, the journey and the page's styles as data of its route. In the site's
 * global data and style sheet they would ship with every page; here only readers of the home page load them. The list of all
 * pages is a file, for readers of an unknown address alone; `npm start` has no such file, so its page for unknown addresses
 * suggests nothing.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { noInputs, recordInto } from '../../../lib/cache/inputs';
import { loadSdkReleases } from '../../../lib/facts/load';
import { canonicalPath } from '../../../lib/routes/links';
import { plannedPages } from '../../../lib/routes/planned-pages';
import { isLeftOut } from '../../../lib/routes/written-routes';
import { capitalized } from '../../../lib/text/words';
import type { HomeData, HomeNews } from '../../../src/home/data';
import { pageListFile, type PageList } from '../../../lib/shared/page-list';
import { builtVersions, sdkVersions } from '../../../config/versions';
import { platformNames } from '../../../config/platforms';
import { minifiedStyles } from '../../parts/page-styles';
import { journey } from './journey';
import { platformStarts } from './platforms';
import { homeScreen } from './screen';

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

/** How many news the page shows. */
const newsAtMost = 5;

/** The newest release of each version. */
function releases(): HomeNews[] {
  const { releases: all } = loadSdkReleases();
  return builtVersions(sdkVersions).flatMap(({ path: version, label }) => {
    const release = all.find((entry) => entry.release.startsWith(version.replace('x', '')));
    return release
      ? [
          {
            kind: 'Release' as const,
            title: `${label.replace(version, release.release)} for ${release.platforms.map((name) => platforms[name] ?? name).join(', ')}`,
            path: `/sdk/${version}/${release.platforms[0]}/overview/changelog`,
            date: release.date,
          },
        ]
      : [];
  });
}

interface Content {
  data: HomeData;
  pages: PageList;
}

function load(): Content {
  const pages = plannedPages().filter(({ path: route }) => !isLeftOut(route));
  const posts = pages
    .filter((page) => page.kind === 'blog-post')
    .map(({ title, path: route, date = '' }): HomeNews => ({ kind: 'Post', title, path: route, date }));
  return {
    data: {
      news: [...posts, ...releases()].sort((a, b) => b.date.localeCompare(a.date)).slice(0, newsAtMost),
      journey: journey(),
      screen: homeScreen(),
      platforms: platformStarts(),
      styles: minifiedStyles('src/home/home.css'),
    },
    pages: pages
      .filter(
        (page) => page.path !== '/' && !page.path.startsWith('/markdown-page') && page.kind !== 'blog-list',
      )
      .flatMap(({ title, path: route, anchors = [] }) => {
        const [to, place] = [canonicalPath(route), placeOf(route)];
        return [
          { title, path: to, place },
          ...anchors.map((anchor) => ({ title: anchor.title, path: `${to}#${anchor.id}`, place })),
        ];
      }),
  };
}

export default function home({ generatedFilesDir }: LoadContext): Plugin<Content> {
  const inputs = noInputs();
  return {
    name: 'home',
    loadContent: async () => recordInto(inputs, load),
    getPathsToWatch: () => [...inputs.files],
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('home.json', JSON.stringify(content.data));
      actions.addRoute({
        path: '/',
        exact: true,
        // The names of scripts are made from these, so they must not hold the folder that the site is built in.
        component: '@site/src/home/index.tsx',
        modules: { data: `@generated/${path.relative(generatedFilesDir, data).replaceAll(path.sep, '/')}` },
        metadata: { lastUpdatedAt: undefined },
      });
    },
    postBuild: ({ content, outDir }) =>
      writeFile(path.join(outDir, pageListFile), JSON.stringify(content.pages)),
  };
}
