/** The quick way finds what the framework's finds, on every address of the manifest, and another framework is noticed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../config/manifest';
import docLookup from './loader.cjs';

interface Doc {
  id: string;
  path: string;
}
type Context = (data: unknown, pathname: string) => { activeDoc?: Doc };

const file = createRequire(import.meta.url).resolve(
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
);
const original = readFileSync(file, 'utf8');

/** The module's function, with the router that it imports. */
function contextOf(source: string): Context {
  const body = source.replace(/^import .*$/m, '').replace(/^export /gm, '');
  return new Function('matchPath', `${body}\nreturn getActiveDocContext;`)(matchPath) as Context;
}

const docs = manifest()
  .pages.filter((page) => page.area === 'docs')
  .map((page, index): Doc => ({ id: page.path, path: index % 2 === 0 ? page.path : `${page.path}/` }));
const data = { path: '/docs', versions: [{ name: 'current', path: '/docs', isLast: true, docs }] };
const slow = contextOf(original);
const quick = contextOf(docLookup(original));

describe('the quick way', () => {
  it.each([0, 1, 2, 3, docs.length - 1])('finds document %i as the framework does', (index) => {
    const path = docs[index]?.path.replace(/\/$/, '') ?? '';
    for (const address of [path, `${path}/`, path.toUpperCase()]) {
      expect(quick(data, address).activeDoc, address).toBe(docs[index]);
      expect(slow(data, address).activeDoc, address).toBe(docs[index]);
    }
  });

  it.each(['/docs/none', '/docs/promot', '/docs/promote/x', '/blog', '/'])('finds none for %s', (address) => {
    expect(quick(data, address).activeDoc).toBeUndefined();
    expect(slow(data, address).activeDoc).toBeUndefined();
  });
});

it('refuses a framework that looks in another way', () => {
  expect(() => docLookup(original.replace('exact: true', 'exact: false'))).toThrow('in another way');
});
