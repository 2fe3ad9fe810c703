/** Front matter is the text between the first two rules, if the file begins with one. */
import { expect, it } from 'vitest';
import { frontMatterOf } from './front-matter';

it.each([
  ['---\ntitle: A\ntags: [b]\n---\n\nText', { title: 'A', tags: ['b'] }],
  ['---\n# nothing\n---\n', {}],
  ['Text\n---\ntitle: A\n---\n', {}],
])('%j', (text, values) => {
  expect(frontMatterOf(text)).toEqual(values);
});
