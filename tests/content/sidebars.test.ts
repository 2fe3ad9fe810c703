/** Every page is in its sidebar, and the check would find one that is not. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sidebarProblems } from '../lib/sidebar-findings';
import { sdkVersions } from '../../config/versions';
import { sdkSidebar } from '../../lib/routes/sdk-sidebar';
import { sidebarBuilder } from '../../lib/routes/sidebars';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedPages, type PlannedPage } from '../../lib/routes/planned-pages';
import { sourceOfRoute } from '../../lib/routes/written-routes';
import sidebars from '../../sidebars';
import sidebarsApi from '../../sidebarsApi';
import sidebarsSdk from '../../sidebarsSdk';
import sidebarsClassic from '../../versioned_sidebars/version-classic-sidebars.json';

const page = (path: string, sidebar: string | null = 'promoteSidebar'): PlannedPage => ({
  path,
  title: 'A page',
  area: 'docs',
  section: 'promote',
  sidebar,
  source: 'own',
  kind: 'guide',
});

const pages = [
  page('/docs/promote'),
  page('/docs/promote/a'),
  page('/docs/promote/b'),
  page('/docs/alone', null),
  page('/api/c'),
  { ...page('/docs/promote/internal'), kind: 'internal' },
];

const sources = new Map([
  ['/docs/promote', 'docs/promote/index.mdx'],
  ['/docs/promote/a', 'docs/promote/a.mdx'],
  ['/docs/promote/b', 'docs/promote/b.mdx'],
  ['/docs/alone', 'docs/alone.mdx'],
  ['/api/c', 'api/c.mdx'],
  ['/docs/promote/internal', 'docs/promote/internal.mdx'],
]);

const text = JSON.stringify({ pages }).replaceAll('{"path":', '\n{"path": ');

const problems = (ids: readonly string[], name = 'promoteSidebar') =>
  sidebarProblems(
    pages,
    [
      {
        file: 'sidebars.ts',
        folder: 'docs',
        sidebars: {
          [name]: [
            {
              type: 'category',
              label: 'Promote',
              link: { type: 'doc', id: 'promote/index' },
              items: ids.map((id) => ({ type: 'doc' as const, id, label: id })),
            },
          ],
        } as SidebarsConfig,
      },
    ],
    (route) => sources.get(route),
    text,
  );

describe('sidebars', () => {
  it('tell their items apart where platforms have the same labels', () => {
    type Item = Readonly<{ id?: string; label?: string; key?: string; items?: Item[] }>;
    const keysOf = (items: readonly Item[]): string[] =>
      items.flatMap(({ key, label = '', items: below = [] }) => [key ?? label, ...keysOf(below)]);
    for (const items of [...Object.values(sidebars), ...Object.values(sidebarsSdk)]) {
      const keys = keysOf(items as Item[]);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
    expect(
      keysOf(sidebarsSdk.sdkSidebar as Item[]).filter((key) => /advertiser-and-test-group-id$/.test(key))
        .length,
    ).toBeGreaterThan(1);
  });

  it('name pages that are listed and have a file', () => {
    const { page: item } = sidebarBuilder('', 'docs');
    expect(() => item('docs/nowhere')).toThrow('/docs/nowhere, which data/routes.json does not have');
    expect(() => item('')).toThrow('Sidebar names /, which has no file. Write the page');
  });

  it('may leave out pages without a sidebar and pages of other folders', () => {
    expect(problems(['promote/a', 'promote/b'])).toEqual([]);
  });

  it('show every page that belongs to them', () => {
    expect(problems(['promote/a'])).toEqual([
      {
        file: 'data/routes.json',
        line: 4,
        message: '/docs/promote/b is missing from promoteSidebar, so readers find it only by search',
        cure: 'Add it to sidebars.ts where readers expect it, or correct its sidebar here.',
      },
    ]);
  });

  it('show it in the sidebar that the manifest names', () => {
    expect(problems(['promote/a', 'promote/b'], 'analyzeSidebar')).toHaveLength(3);
  });

  it.each(sdkVersions.slice(1))('of the SDK are what the rule makes: $path', ({ path }) => {
    const file: unknown = JSON.parse(
      readFileSync(`sdk_versioned_sidebars/version-${path}-sidebars.json`, 'utf8'),
    );
    expect(file, 'Run npm run sidebars.').toEqual(sdkSidebar(path, `sdk_versioned_docs/version-${path}`));
  });

  it('of the site show every page', () => {
    const files = [
      { file: 'sidebars.ts', folder: 'docs', sidebars },
      { file: 'sidebarsSdk.ts', folder: 'sdk', sidebars: sidebarsSdk },
      { file: 'sidebarsApi.ts', folder: 'api', sidebars: sidebarsApi },
      {
        file: 'versioned_sidebars/version-classic-sidebars.json',
        folder: 'versioned_docs/version-classic',
        sidebars: sidebarsClassic as SidebarsConfig,
      },
    ];
    const found = sidebarProblems(
      plannedPages(),
      files,
      (route) => sourceOfRoute(route),
      readFileSync('data/routes.json', 'utf8'),
    );
    expect(found.map(({ line, message, cure }) => `data/routes.json:${line} — ${message} — ${cure}`)).toEqual(
      [],
    );
  });
});
