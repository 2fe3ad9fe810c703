/** The style page shows each part that pages share, after a sentence that says when to use it. */
import { readFileSync } from 'node:fs';
import type { RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import { parsePage } from '../../lib/markdown/sources';
import { walk } from '../../lib/markdown/walk';
import { markdownText } from '../lib/markdown-text';

const file = 'src/pages/markdown-page.mdx';
const page = parsePage(file, readFileSync(file, 'utf8')).tree.children;

/** The table of plugins/content/README.md that lists the parts. */
const [, section = ''] = readFileSync('plugins/content/README.md', 'utf8').split(
  '## Parts that pages share\n',
);
const parts = [
  ...(section.split('\n## ')[0] ?? '').matchAll(/`<(\w+)(?:[^`]* view="([\w-]+)")?[^`]*>`/g),
].map(([, name = '', view = '']) => ({ name, view }));

/** Views that are a page each; the style page leads to them. */
const indexPages: Readonly<Record<string, string>> = {
  'error-codes': '/docs/resources/error-codes',
  'raw-data-columns': '/api/raw-data-export/columns',
};

const isPart =
  ({ name, view }: { name: string; view: string }) =>
  (node: RootContent): boolean =>
    isJsx(node, name) && (view === '' || attributeOf(node, 'view') === view);

it('reads the parts', () => {
  expect(parts).toContainEqual({ name: 'Data', view: 'quiz' });
  expect(parts).toContainEqual({ name: 'TableFilter', view: '' });
});

it.each(parts.filter(({ view }) => !(view in indexPages)))('shows $name $view after its sentence', (part) => {
  const at = page.findIndex(isPart(part));
  expect(at).toBeGreaterThan(0);
  expect(page[at - 1]?.type, markdownText(page[at - 1] as RootContent)).toBe('paragraph');
});

it('leads to the pages that are a part each', () => {
  const urls = new Set<string>();
  for (const node of page)
    walk(node, (child) => {
      if (child.type === 'link') urls.add(child.url);
    });
  for (const { view } of parts) if (indexPages[view]) expect(urls).toContain(indexPages[view]);
});

it.each([
  ['code', (node: RootContent) => node.type === 'code'],
  ['a comparison', (node: RootContent) => node.type === 'table'],
  ['folded text', (node: RootContent) => isJsx(node, 'details')],
  ['a figure', (node: RootContent) => isJsx(node, 'Figure')],
  ['tabs', (node: RootContent) => isJsx(node, 'Tabs')],
])('shows %s after its sentence', (_, isShown) => {
  const at = page.findIndex(isShown);
  expect(at).toBeGreaterThan(0);
  expect(page[at - 1]?.type).toBe('paragraph');
});
