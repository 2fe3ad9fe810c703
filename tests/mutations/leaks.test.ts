/**
 * What a page that starts as a copy of another version's easily keeps: leaks in guides of older versions, planted in each
 * kind before the checks were asked. The checks find at least as many as are written here, and the rest is listed. That no page has
 * findings without a leak is what `npm run check` holds, so what is said of a page with a leak is said of the leak.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseFacts } from '../../lib/yaml/read';
import { pageWith, writtenPages, writtenSources } from '../../checks/page-checks';
import { checks } from './kit';

const leakSchema = z.strictObject({ page: z.string(), find: z.string().min(1), replace: z.string() });
const kindsSchema = z.record(z.string(), z.array(leakSchema));

/** Checks in the order in which they are asked: samples take longest, and only a fence has any. */
const asked = (isSample: boolean): string[] => [
  'other versions',
  'links',
  ...(isSample ? ['samples'] : ['typed numbers', 'names in code']),
];

/** Leaks of a list that no check says anything of, by kind; each kind is there. */
async function missedIn(of: string): Promise<Map<string, string[]>> {
  const list = `tests/mutations/leaks/${of}.yaml`;
  const version = of.replace(/-samples$/, '');
  const kinds = Object.entries(parseFacts(list, readFileSync(list, 'utf8'), kindsSchema));
  const folder = `sdk_versioned_docs/version-${version}`;
  const files = new Set(kinds.flatMap(([, leaks]) => leaks.map(({ page }) => `${folder}/${page}.mdx`)));
  const pages = writtenPages(writtenSources().filter(({ file }) => files.has(file)));
  const missed = new Map<string, string[]>();
  for (const [kind, leaks] of kinds) {
    const through: string[] = [];
    for (const { page: name, find, replace } of leaks) {
      const page = pages.find(({ source }) => source.file === `${folder}/${name}.mdx`);
      if (!page?.text.includes(find))
        throw new Error(`${folder}/${name}.mdx has no "${find}": choose another place in ${list}.`);
      const wrong = pageWith(
        page,
        page.text.replace(find, () => replace),
      );
      const fences = page.text.slice(0, page.text.indexOf(find)).match(/^ *```/gm) ?? [];
      let isFound = false;
      for (const one of asked(fences.length % 2 === 1)) {
        const check = checks().find(({ name: called }) => called === one);
        if (!isFound) isFound = ((await check?.findings(wrong)) ?? []).length > 0;
      }
      if (!isFound) through.push(`${kind}, ${name}: ${find} → ${replace}`);
    }
    missed.set(kind, through);
  }
  return missed;
}

it.each([
  // Not found are true of the version in another place, or are words that it has for something else.
  ['5.1.x', 5, 2],
  ['5.0.x', 3, 1],
  ['4.8.x', 3, 1],
  // Mistakes in samples, by language.
  ['4.8.x-samples', 2, 1],
])('finds all but a few of the leaks in %s', async (version, most, mostOfKind) => {
  const missed = await missedIn(version);
  const all = [...missed.values()].flat();
  console.log(`Leaks in ${version} that no check finds, ${all.length}:\n${all.join('\n')}`);
  expect(all.length).toBeLessThanOrEqual(most);
  for (const [kind, through] of missed) expect([kind, through.length <= mostOfKind]).toEqual([kind, true]);
});
