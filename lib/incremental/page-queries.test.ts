/** Results are asked for again if this text changes: with each query, and with nothing else on a page. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageQueriesText } from './page-queries';

const home = process.cwd();
beforeEach(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'page-queries-')));
  write('docs/a.results.yaml', '- id: one');
  write('docs/a.mdx', page);
  write('docs/b.mdx', 'Words.');
  write('src/home/index.results.yaml', '- id: home');
});
afterEach(() => process.chdir(home));

const page = 'Words.\n\n```sql title="A" query\nSELECT 1\n```\n\n```yaml\na: 1\n```\n';
function write(name: string, text: string): void {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
}

it.each([
  ['a side file', 'docs/a.results.yaml', '- id: two'],
  ['the side file of a component', 'src/home/index.results.yaml', '- id: two'],
  ['a new side file', 'docs/b.results.yaml', '- id: two'],
  ['SQL', 'docs/a.mdx', page.replace('SELECT 1', 'SELECT 2')],
  ['the title of SQL', 'docs/a.mdx', page.replace('"A"', '"B"')],
  ['SQL that no longer runs', 'docs/a.mdx', page.replace(' query', '')],
  ['a comment around SQL', 'docs/a.mdx', `{/*\n${page}*/}`],
  ['a listing around SQL', 'docs/a.mdx', `~~~~md\n${page}~~~~`],
  ['a page with SQL', 'docs/b.mdx', page],
])('changes with %s', (_, file, text) => {
  const before = pageQueriesText();
  write(file, text);
  expect(pageQueriesText()).not.toBe(before);
});

it.each([
  ['a sentence', 'docs/b.mdx', 'Other words.'],
  ['a sentence next to SQL', 'docs/a.mdx', page.replace('Words.', 'Other words.')],
  ['another listing', 'docs/a.mdx', page.replace('a: 1', 'a: 2')],
  ['a new page', 'docs/c.mdx', 'Words.'],
])('does not change with %s', (_, file, text) => {
  const before = pageQueriesText();
  write(file, text);
  expect(pageQueriesText()).toBe(before);
});
