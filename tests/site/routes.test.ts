/** The manifest and the built site agree. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { plannedPages } from '../../lib/routes/planned-pages';
import { readBuild } from '../../lib/built-site/site';
import { routeProblems } from './lib/routes';

const site = readBuild();

it('makes the AppEvent API the main page of the API docs, which begin with their overview', () => {
  const { api } = (
    JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as {
      'docusaurus-plugin-content-docs': Record<
        string,
        { versions: { mainDocId: string; docs: { id: string; sidebar?: string }[] }[] }
      >;
    }
  )['docusaurus-plugin-content-docs'];
  const [version] = api?.versions ?? [];
  expect(version?.mainDocId).toBe('app-events/appevent-api');
  expect(new Set(version?.docs.map(({ sidebar }) => sidebar))).toEqual(new Set(['apiSidebar']));
  const overview = load(site.pages.get('/api/overview')?.html ?? '');
  expect(overview('a.menu__link--active[href="/api/overview"]')).toHaveLength(1);
});

it('builds every page of the manifest, and no other', () => {
  const routes = plannedPages().map((page) => page.path);
  console.log(`${routes.length} pages are built.`);
  expect(routeProblems(site, routes)).toEqual([]);
});
