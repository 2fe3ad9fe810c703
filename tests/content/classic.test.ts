/** The snapshot of the Classic dashboard: nobody reads one of its pages without knowing that the dashboard is off. */
import type { Node, Paragraph, Parent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { loadClassicPages } from '../../lib/facts/load';
import { attributeOf, isJsx } from '../../lib/markdown/mdx-nodes';
import { listSources, parseSource } from '../../lib/markdown/sources';
import { plannedPages } from '../../lib/routes/planned-pages';

const first = '/docs/classic';
const pages = listSources().filter(({ route }) => route === first || route?.startsWith(`${first}/`) === true);

/** The first block after the front matter. */
const opening = (file: string): (Node & Partial<Parent>) | undefined =>
  parseSource(file).tree.children.find(({ type }) => type !== 'yaml');

describe('pages of the Classic dashboard', () => {
  it('are all written', () => {
    const planned = plannedPages().map(({ path }) => path);
    expect(pages.map(({ route }) => route).sort()).toEqual(
      planned.filter((path) => path === first || path.startsWith(`${first}/`)).sort(),
    );
  });

  it('have a place there and one of today', () => {
    expect(
      loadClassicPages()
        .map(({ route }) => route)
        .sort(),
    ).toEqual(pages.flatMap(({ route }) => (route === undefined || route === first ? [] : [route])).sort());
  });

  it.each(pages.map(({ file }) => file))(
    '%s opens with what became of it and a way to the current docs',
    (file) => {
      const sentence = opening(file);
      // The banner of the version is above it: no further box before the first sentence.
      expect(sentence).toMatchObject({ type: 'paragraph' });
      const [first] = (sentence as Paragraph).children;
      expect(first && isJsx(first, 'Claim') && attributeOf(first, 'id')).toBe('classic.off');
      expect(JSON.stringify(sentence)).toMatch(/"url":"\/docs\/(?!classic)/);
    },
  );
});
