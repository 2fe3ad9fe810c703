/** Pages are found as router and framework find them, on every address of the manifest, and others are noticed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchPath, Router } from 'react-router';
import { matchRoutes } from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { plannedPages } from '../../../lib/routes/planned-pages';
import { bareAddress, isPlainPath } from './address';
import docLookup from './docs-loader.cjs';
import routeIndex from './router-loader.cjs';
import { candidatesOf, RouteIndex } from './route-index';
import scanLess from './scan-loader.cjs';

const require = createRequire(import.meta.url);
const file = require.resolve('react-router/esm/react-router.js');
const original = readFileSync(file, 'utf8');

/** The router's function out of the loader's module. */
function matcherOf(source: string): typeof matchPath {
  const from = source.indexOf('var cache$1');
  const to = source.indexOf('function isEmptyChildren');
  const helper = source.includes('let lastAddress') ? source.slice(source.indexOf('let lastAddress')) : '';
  const code = `${source.slice(from, to)}\n${helper}\nreturn matchPath;`;
  return new Function('pathToRegexp', 'bareAddress', 'isPlainPath', code)(
    require('path-to-regexp'),
    bareAddress,
    isPlainPath,
  ) as typeof matchPath;
}

const quick = matcherOf(routeIndex(original));
const routes = plannedPages().map(({ path }, index) => ({
  path: index % 2 === 0 ? path : `${path.replace(/\/$/, '')}/`,
  exact: true,
}));
const others = [
  { path: '/docs' },
  { path: '/docs/:id', exact: true },
  { path: '*' },
  { path: '/a(b)?', exact: true },
  { path: '/strict/', exact: true, strict: true },
  { path: '/Case', exact: true, sensitive: true },
  { path: ['/one', '/two'], exact: true },
];
const addresses = [
  ...routes.filter((_, index) => index % 23 === 0).map(({ path }) => path),
  ...'/ /docs /docs/ /docs/promote /docs/promote/ /DOCS/Promote /docs/promot /docs/none/x'.split(' '),
  ...'/a /ab /strict /strict/ /Case /case /one/ /two /docs// /ü /docs/%20'.split(' '),
  '',
];

describe('routes', () => {
  it('matches as the router does', () => {
    let matches = 0;
    for (const address of addresses) {
      for (const form of new Set([
        address,
        `${address}/`,
        address.replace(/\/$/, ''),
        address.toUpperCase(),
      ])) {
        for (const route of [...routes, ...others]) {
          const expected = matchPath(form, route);
          expect(quick(form, route), `${form} ${String(route.path)}`).toEqual(expected);
          if (expected) matches += 1;
        }
      }
    }
    expect(matches).toBeGreaterThan(addresses.length);
  });

  it('leaves out only routes that cannot match, and keeps their order', () => {
    const level = [...others.slice(0, 2), ...routes, ...others.slice(2)];
    const index = new RouteIndex(level);
    for (const address of addresses) {
      const candidates = index.candidates(address);
      const matching = level.filter((route) => matchPath(address, route));
      expect(candidates.filter((route) => matchPath(address, route))).toEqual(matching);
      expect(candidates.length).toBeLessThan(others.length + 3);
    }
  });
});

it('refuses a router that matches in another way', () => {
  expect(() => routeIndex(original.replace('[].concat(path)', '[path]'))).toThrow('in another way');
});

describe('modules that look through all routes', () => {
  const level = [...others, { path: '/docs', routes: [...routes] }, ...routes];
  const configSource = readFileSync(
    require.resolve('react-router-config/esm/react-router-config.js'),
    'utf8',
  );
  const utilsSource = readFileSync(
    require.resolve('@docusaurus/plugin-content-docs/lib/client/docsUtils.js'),
    'utf8',
  );

  it('find the branch of an address as the router does, and try few routes', () => {
    let tried = 0;
    const counting: typeof matchPath = (pathname, route) => {
      tried += 1;
      return matchPath(pathname, route);
    };
    const source = scanLess(configSource);
    const code = source.slice(
      source.indexOf('function matchRoutes'),
      source.indexOf('function renderRoutes'),
    );
    const found = new Function('matchPath', 'Router', 'candidatesOf', `${code}\nreturn matchRoutes;`)(
      counting,
      Router,
      candidatesOf,
    ) as typeof matchRoutes;
    for (const address of addresses)
      expect(found(level, address), address).toEqual(matchRoutes(level, address));
    expect(tried).toBeLessThan(addresses.length * (level.length - routes.length + 3) * 2);
  });

  it('find the sidebar of a document among its candidates', () => {
    expect(scanLess(utilsSource)).toContain('candidatesOf(docRoutes, location.pathname).find(');
  });

  it('are refused if they look in another way', () => {
    expect(() => scanLess(configSource.replace('routes.some(', 'routes.every('))).toThrow('in another way');
    expect(() => scanLess(utilsSource.replace('docRoutes.find(', 'docRoutes.filter('))).toThrow(
      'in another way',
    );
  });
});

interface Doc {
  id: string;
  path: string;
}
type Context = (data: unknown, pathname: string) => { activeDoc?: Doc };

const docsFile = require.resolve('@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js');
const docsOriginal = readFileSync(docsFile, 'utf8');

type ActivePlugin = (
  instances: Record<string, { path: string }>,
  pathname: string,
) => { pluginId: string } | undefined;

/** The module's functions, with the router that it imports. */
function functionsOf(source: string): { getActiveDocContext: Context; getActivePlugin: ActivePlugin } {
  const body = source.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  return new Function(
    'matchPath',
    'bareAddress',
    `${body}\nreturn { getActiveDocContext, getActivePlugin };`,
  )(matchPath, bareAddress) as ReturnType<typeof functionsOf>;
}

describe('documents', () => {
  const docs = plannedPages()
    .filter((page) => page.area === 'docs')
    .map((page, index): Doc => ({ id: page.path, path: index % 2 === 0 ? page.path : `${page.path}/` }));
  const dataOf = (list: Doc[]) => ({
    path: '/docs',
    versions: [{ name: 'current', path: '/docs', isLast: true, docs: list }],
  });
  const slow = functionsOf(docsOriginal).getActiveDocContext;
  const quickContext = functionsOf(docLookup(docsOriginal)).getActiveDocContext;

  it('are found as the framework finds them, and none elsewhere', () => {
    for (const doc of [...docs.slice(0, 4), ...docs.slice(-1)]) {
      const path = doc.path.replace(/\/$/, '');
      for (const address of [path, `${path}/`, path.toUpperCase()])
        for (const find of [quickContext, slow])
          expect(find(dataOf(docs), address).activeDoc, address).toBe(doc);
    }
    for (const address of ['/docs/none', '/docs/promot', '/docs/promote/x', '/blog', '/'])
      for (const find of [quickContext, slow])
        expect(find(dataOf(docs), address).activeDoc, address).toBeUndefined();
  });

  it('finds documents that are added later', () => {
    const [first, second] = docs.map((doc) => ({ ...doc }));
    if (!first || !second) throw new Error('The manifest has no documents.');
    const list = [first];
    expect(quickContext(dataOf(list), second.path).activeDoc).toBeUndefined();
    list.push(second);
    expect(quickContext(dataOf(list), second.path).activeDoc).toBe(second);
  });

  it('finds the docs instance as the framework does', () => {
    const paths = ['/docs', '/', '/sdk', '/sdk/6.0.x', '/api', '/sdk-tools'];
    const instances = Object.fromEntries(paths.map((path, index) => [`instance ${index}`, { path }]));
    const without = { docs: { path: '/docs' }, sdk: { path: '/sdk' } };
    for (const source of [docsOriginal, docLookup(docsOriginal)]) {
      const { getActivePlugin } = functionsOf(source);
      const idOf = (address: string) => getActivePlugin(instances, address)?.pluginId;
      expect(
        ['/docs/a', '/sdk/6.0.x/b', '/sdk/5.0.x', '/api', '/sdk-tools/c', '/blog'].map(idOf),
        source.includes('longestFirst') ? 'here' : 'framework',
      ).toEqual(['instance 0', 'instance 3', 'instance 2', 'instance 4', 'instance 5', 'instance 1']);
      expect(getActivePlugin(without, '/blog')).toBeUndefined();
    }
  });

  it.each([
    ['exact: true', 'exact: false'],
    ['localeCompare(a', 'localeCompare(null ?? a'],
  ])('refuses a framework that looks in another way (%s)', (from, to) => {
    expect(() => docLookup(docsOriginal.replace(from, to))).toThrow('in another way');
  });
});
