/** Every page stays reachable, and what a reader loads first hardly grows with the number of pages. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { withFirstChunks } from './first-chunks';
import {
  parseRegistry,
  parseRoutes,
  withStableKeys,
  type FrameworkFiles,
  type RouteNode,
} from './framework-files';
import { clientModules } from './modules';
import { pageOf, shardOf } from './paths';
import { namesOfPages, withNames } from './script-names';
import { splitRoutes } from './split';

const areas = ['promote', 'monetize', 'analyze', 'resources'];
const versions = ['6.0.x', '5.1.x', '5.0.x', '4.8.x'];

/** Text without a pattern, as hashes are. As path or label, it costs as much as the words of a real page do. */
const hash = (text: string, length: number): string => {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  let out = '';
  while (out.length < length) {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    out += (state >>> 0).toString(16).padStart(8, '0');
  }
  return out.slice(0, length);
};

/** A site with pages in four areas and four versions, as the framework describes it. */
function siteOf(pages: number): FrameworkFiles {
  const files: FrameworkFiles = {
    routes: [],
    chunkNames: {},
    registry: { home: '@site/src/pages/index.tsx', item: '@theme/DocItem', root: '@theme/DocRoot' },
    globalData: { 'docusaurus-plugin-content-docs': {} },
    versions: {},
  };
  const add = (path: string, chunks: object, rest: Partial<RouteNode> = {}): RouteNode => {
    const node = { path, hash: hash(path + JSON.stringify(chunks), 3), ...rest };
    files.chunkNames[`${path}-${node.hash}`] = chunks as Record<string, unknown>;
    return node;
  };
  const instance = (id: string, root: string, list: { name: string; path: string; sidebars: string[] }[]) => {
    const known = [];
    const children = [];
    for (const version of list) {
      const request = `@generated/docusaurus-plugin-content-docs/${id}/p/${version.name}.json`;
      files.registry[`props-${id}-${version.name}`] = request;
      const docs = Array.from({ length: Math.round(pages / 8 / list.length) * 4 }, (_, number) => {
        const sidebar = version.sidebars[number % version.sidebars.length] ?? '';
        return {
          id: `${sidebar}/${hash(`${number}`, 12)}-guide`,
          path: `${version.path}/${sidebar}/${hash(`${number}`, 12)}-guide`,
          sidebar,
        };
      });
      const leaves = docs.map((doc) => {
        const content = hash(doc.path, 8);
        files.registry[content] = `@site/docs/${doc.path}.mdx`;
        return add(doc.path, { __comp: 'item', content }, { exact: true, sidebar: doc.sidebar });
      });
      files.versions[request] = {
        version: {
          docs: {},
          docsSidebars: Object.fromEntries(
            version.sidebars.map((name) => [
              name,
              docs
                .filter((doc) => doc.sidebar === name)
                .map((doc) => ({ type: 'link', label: hash(doc.id, 16), href: doc.path })),
            ]),
          ),
        },
      };
      known.push({ name: version.name, mainDocId: docs[0]?.id ?? '', docs });
      children.push(
        add(
          version.path,
          { __props: `props-${id}-${version.name}` },
          { routes: [add(version.path, { __comp: 'root' }, { routes: leaves })] },
        ),
      );
    }
    files.globalData['docusaurus-plugin-content-docs'][id] = { versions: known };
    return add(root, { __comp: 'root' }, { routes: children });
  };
  files.routes = [
    instance('default', '/docs', [{ name: 'current', path: '/docs', sidebars: areas }]),
    instance(
      'sdk',
      '/sdk',
      versions.map((name) => ({ name, path: `/sdk/${name}`, sidebars: ['sdk'] })),
    ),
    add('/', { __comp: 'home' }, { exact: true }),
    { path: '*' },
  ];
  return files;
}

const files = siteOf(700);
const split = splitRoutes(files);

describe('splitRoutes', () => {
  it('puts every docs page into one shard, where all forms of its address are looked up', () => {
    const starts = split.shards.map(({ start }) => start);
    const paths = split.shards.flatMap(({ routes }) => routes.map(([, { path }]) => path));
    expect(paths.length).toBeGreaterThan(600);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      for (const form of [path, `${path}/`, `${path}/index.html`]) {
        const shard = split.shards[shardOf(pageOf(form), starts)];
        expect(shard?.routes.some(([, route]) => route.path === path)).toBe(true);
      }
    }
    expect(split.roots).toEqual(['/docs', '/sdk']);
  });

  it('gives each page its sidebar only, and the same page of the other versions', () => {
    const shard = split.shards.at(-1);
    const [, page] = shard?.routes[0] ?? [0, { path: '', hash: '' }];
    const names = shard?.chunkNames[`${page.path}-${page.hash}`];
    const sidebar = split.sidebars.find(({ chunk }) => chunk === names?.sidebarItems);
    expect(JSON.stringify(sidebar?.items)).toContain(page.path);
    expect(JSON.stringify(sidebar?.items)).not.toContain('/docs/promote/');
    const id = page.path.split('/').slice(3).join('/');
    for (const version of versions)
      expect(shard?.docs.sdk?.[version]?.map((doc) => doc.path)).toContain(`/sdk/${version}/${id}`);
  });

  it('keeps in the main script the main page of each version and what the navbar names', () => {
    const kept = files.globalData['docusaurus-plugin-content-docs'].default?.versions[0]?.docs[7]?.id ?? '';
    const data = splitRoutes(files, new Set([kept])).globalData['docusaurus-plugin-content-docs'];
    const [version] = data.default?.versions ?? [];
    expect(version?.docs.map((doc) => doc.id).sort()).toEqual([version?.mainDocId, kept].sort());
  });

  it('grows what a first visit loads by at most 5 kB for 1,000 more pages', () => {
    const firstVisit = (pages: number): number => {
      const parts = splitRoutes(siteOf(pages));
      const modules = clientModules(parts, '/client');
      const [page = '', chunks = []] =
        [...parts.chunksOfPages].find(([path]) => path.startsWith('/docs/analyze')) ?? [];
      const own = chunks.map((chunk) => `${chunk}.js`).filter((file) => modules.has(file));
      expect(own, page + chunks.join()).toHaveLength(2);
      const main = ['routes.js', 'registry.js', 'chunk-names.js', 'global-data.js', 'shards.js'];
      return [...main, ...own].reduce(
        (sum, file) => sum + brotliCompressSync(modules.get(file) ?? '').length,
        0,
      );
    };
    const growth = firstVisit(1700) - firstVisit(700);
    console.log(`1,000 more pages: ${growth} bytes more on a first visit (brotli)`);
    expect(growth).toBeLessThanOrEqual(5000);
  });
});

describe("the framework's files", () => {
  const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/docs', component: ComponentCreator('/docs', '3ca'), routes: [{ path: '/docs/a', component: ComponentCreator('/docs/a', '1f2'), exact: true, sidebar: "x" }] },
  { path: '*', component: ComponentCreator('*') },
];`;
  const registry = `export default {
  "a1": [() => import(/* webpackChunkName: "a1" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
};`;

  it('are understood', () => {
    expect(parseRoutes(routes)).toEqual([
      { path: '/docs', hash: '3ca', routes: [{ path: '/docs/a', hash: '1f2', exact: true, sidebar: 'x' }] },
      { path: '*' },
    ]);
    expect(parseRegistry(registry)).toEqual({ a1: '@site/a.mdx' });
  });

  it('are refused in another shape', () => {
    expect(() => parseRoutes(routes.replace('export default', 'const routes ='))).toThrow('routes.js');
    expect(() => parseRoutes(routes.replaceAll('component:', 'element:'))).toThrow(
      'without path or component',
    );
    expect(() => parseRegistry(registry.replace('require.resolveWeak', 'resolve'))).toThrow('0 of 1 entries');
  });

  it('have keys that an edit leaves as they are', () => {
    // The framework's hashes, before and after the edit of a page: those above it change, too.
    const site = (root: string, page: string) =>
      withStableKeys(
        [
          {
            path: '/docs',
            hash: root,
            routes: [
              { path: '/docs', hash: 'b', exact: true },
              { path: '/docs/x', hash: page, exact: true },
            ],
          },
          { path: '*' },
        ],
        {
          [`/docs-${root}`]: { __comp: 'root' },
          '/docs-b': { __comp: 'index' },
          [`/docs/x-${page}`]: { __comp: 'page' },
        },
      );
    const { routes, chunkNames } = site('a', 'c');
    expect(site('d', 'e')).toEqual({ routes, chunkNames });
    const [docs] = routes;
    const names = [docs, ...(docs?.routes ?? [])].map((route) => chunkNames[`${route?.path}-${route?.hash}`]);
    expect(names).toEqual([{ __comp: 'root' }, { __comp: 'index' }, { __comp: 'page' }]);
    expect(() => withStableKeys([{ path: '/docs', hash: 'a' }], {})).toThrow('no chunks for /docs-a');
  });
});

describe('withFirstChunks', () => {
  it.each([
    ['bare', '<meta name=late-scripts content=/main.js>'],
    ['quoted', '<meta name="late-scripts" content="/main.js">'],
  ])('puts scripts before the main script of a %s list, once, and names the app', (_, html) => {
    const once = withFirstChunks(html, ['/a.js', '/b.js'], '0a1b2c3d', 'x.html');
    expect(once).toBe('<meta name="late-scripts" content="/a.js /b.js /main.js" data-app="0a1b2c3d">');
    expect(withFirstChunks(once, ['/a.js', '/b.js'], '0a1b2c3d', 'x.html')).toBe(once);
  });

  it('refuses a document without a list', () => {
    expect(() => withFirstChunks('<html></html>', ['/a.js'], '0a1b2c3d', 'x.html')).toThrow(
      'x.html names no late scripts',
    );
  });
});

describe('withNames', () => {
  it.each(['"', "'", '`'])('puts names where a shard keeps a place, in %s', (quote) => {
    expect(withNames(`a(${quote}${namesOfPages}${quote})`, { 12: '0a1b2c3d' }, 'x.js')).toBe(
      'a({"12":"0a1b2c3d"})',
    );
  });

  it('refuses a script without a place', () => {
    expect(() => withNames('a()', {}, 'x.js')).toThrow('x.js has no place for names');
  });

  it('finds a place in each shard', () => {
    const modules = clientModules(split, '/client');
    const shards = [...modules.keys()].filter((file) => /^routes-\d+/.test(file));
    expect(shards).toHaveLength(split.shards.length);
    for (const file of shards)
      expect(withNames(modules.get(file) ?? '', { 12: 'x' }, file)).toContain('{"12":"x"}');
  });
});
