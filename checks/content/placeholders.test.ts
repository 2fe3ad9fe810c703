/** Leftovers of templates are found, and brackets that belong to a page are not. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../lib/files/below';
import { views } from '../../plugins/content/data-views/views';
import { placeholderProblems, placeholdersIn } from './placeholders';

const templates = filesBelow('templates', '*.mdx').map((name) => `templates/${name}`);

describe('placeholders', () => {
  const known = new Set(placeholdersIn('# [Do the thing]\n\n[Cause], [name], [a link](/docs)'));

  it('are the brackets of a template, without links and names of values', () => {
    expect([...known]).toEqual(['[Do the thing]', '[Cause]']);
  });

  it('are found in a page, with their line', () => {
    const found = placeholderProblems('docs/a.mdx', 'Text\n\n[Do the thing] and [Cause].', known);
    expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '3 [Do the thing] is still what npm run new wrote',
      '3 [Cause] is still what npm run new wrote',
    ]);
  });

  it('are not what a page has for itself', () => {
    expect(placeholderProblems('docs/a.mdx', 'An array [1, 2] and [Cause](/docs) [name].', known)).toEqual(
      [],
    );
  });

  it.each(templates)('of %s are found if nobody replaces them', (file) => {
    const text = readFileSync(file, 'utf8');
    const all = new Set(placeholdersIn(text));
    expect(placeholderProblems('docs/a.mdx', text, all).length).toBeGreaterThanOrEqual(all.size);
    expect(all.size).toBeGreaterThan(0);
  });
});

describe('templates', () => {
  it.each(templates)('%s names no view that does not exist', (file) => {
    const named = [...readFileSync(file, 'utf8').matchAll(/<Data view="([^"[]+)"/g)].map(([, view]) => view);
    expect(named.filter((view) => !Object.hasOwn(views, view ?? ''))).toEqual([]);
  });
});
