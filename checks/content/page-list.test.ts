/** A row without a page and a page without a row are named with their place. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageListProblems } from './page-list';

it('finds rows without a page, and pages without a row', () => {
  expect(pageListProblems(readFileSync('data/routes.json', 'utf8'))).toEqual([]);
  const found = pageListProblems('[\n{"path": "/a"},\n{"path": "/b"}]', new Set(['/a', '/docs/promote']));
  expect(found.map(({ file, line, message }) => `${file}:${line} — ${message}`)).toEqual([
    'data/routes.json:3 — /b has no page',
    'docs/promote/index.mdx:1 — /docs/promote is not in data/routes.json',
  ]);
});
