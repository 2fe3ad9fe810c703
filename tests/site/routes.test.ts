/** The manifest and the built site agree: nothing missing of what is finished, nothing built that is not in it. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { plannedPages } from '../../lib/routes/planned-pages';
import { finished } from './finished';
import { readBuild } from '../../lib/built-site/site';
import { missingRoutes, unknownRoutes } from './lib/routes';

const site = readBuild();
const routes = plannedPages().map((page) => page.path);

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

describe('routes', () => {
  it('builds every page of the finished parts', () => {
    const built = routes.filter((route) => site.pages.has(route)).length;
    console.log(`${built} of ${routes.length} pages of the manifest are built.`);
    expect(missingRoutes(site, routes, finished)).toEqual([]);
  });

  it('builds no page outside the manifest', () => {
    expect(unknownRoutes(site, routes)).toEqual([]);
  });

  it('names finished parts that exist in the manifest', () => {
    for (const part of finished)
      expect(
        routes.some((route) => part.test(route)),
        String(part),
      ).toBe(true);
  });
});
