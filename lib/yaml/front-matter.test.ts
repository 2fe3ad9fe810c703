/** Front matter is the text between the first two rules, if the file begins with one. */
import { expect, it } from 'vitest';
import { parsePage } from '../markdown/sources';
import { resolveSpec } from '../openapi/spec';
import { frontMatterOf } from './front-matter';

it.each([
  ['---\ntitle: A\ntags: [b]\n---\n\nText', { title: 'A', tags: ['b'] }],
  ['---\n# nothing\n---\n', {}],
  ['Text\n---\ntitle: A\n---\n', {}],
])('%j', (text, values) => {
  expect(frontMatterOf('page.mdx', text)).toEqual(values);
});

const twice = '---\ntitle: A\ntitle: B\n---\n\nText\n';

it.each([
  ['front matter', () => frontMatterOf('page.mdx', twice), 'page.mdx:3'],
  ['a page', () => parsePage('page.mdx', twice), 'page.mdx:3'],
  ['a specification', () => resolveSpec('info:\n  title: A\n  title: B\n'), 'the specification:3'],
])('names the line of a key that %s has twice', (_, read, place) => {
  expect(read).toThrow(`${place}: Map keys must be unique — Correct the YAML.`);
});
