/** The quick way finds what the router finds, on every address of the manifest, and another router is noticed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../config/manifest';
import quickRouting from './loader.cjs';
import { RouteIndex } from './route-index';

const require = createRequire(import.meta.url);
const file = require.resolve('react-router/esm/react-router.js');
const original = readFileSync(file, 'utf8');

/** The router's function out of the loader's module. */
function matcherOf(source: string): typeof matchPath {
  const from = source.indexOf('var cache$1');
  const to = source.indexOf('function isEmptyChildren');
  const helper = source.includes('const plainPaths') ? source.slice(source.indexOf('const plainPaths')) : '';
  const code = `${source.slice(from, to)}\n${helper}\nreturn matchPath;`;
  return new Function('pathToRegexp', code)(require('path-to-regexp')) as typeof matchPath;
}

const quick = matcherOf(quickRouting(original));
const routes = manifest().pages.map(({ path }, index) => ({
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
  ...[
    '/',
    '/docs',
    '/docs/',
    '/docs/promote',
    '/docs/promote/',
    '/DOCS/Promote',
    '/docs/promot',
    '/docs/none/x',
  ],
  ...[
    '/a',
    '/ab',
    '/strict',
    '/strict/',
    '/Case',
    '/case',
    '/one/',
    '/two',
    '/docs//',
    '',
    '/ü',
    '/docs/%20',
  ],
];

describe('the quick way', () => {
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
  expect(() => quickRouting(original.replace('[].concat(path)', '[path]'))).toThrow('in another way');
});
