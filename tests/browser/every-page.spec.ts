/**
 * Every built page: no console error (a failed hydration is one), no outside request, no axe violation in either color
 * mode, no broken word in a table, from laptops on no cut table, and nothing in an article that scrolls down apart from
 * the page. A page costs one load, in a tab that all pages of a worker share: most of what a load costs is the same code.
 * Pages of symbols are made by one generator, and guides of older versions are siblings of today's, so some of them are
 * drawn, others with each commit.
 */
import { createHash } from 'node:crypto';
import { readBuild } from '../../lib/built-site/site';
import { currentSdkVersion } from '../../config/versions';
import { git } from '../../lib/files/git';
import { modeInTurn, violationsInBothModes } from './accessibility';
import { expect, test, testInSharedTab } from './fixtures';
import { brokenWords } from './table-words';
import { cutAt, resize, scrolledDown } from './tables-cut';
import { templates } from './templates';

const all = [...readBuild().pages.keys()].filter((route) => route !== '/404.html').sort();
const commit = git(process.cwd(), 'rev-parse', 'HEAD') ?? '';
const lot = (route: string): string => createHash('sha256').update(`${commit}${route}`).digest('hex');
/** Pages of the kind that this commit leaves out; the job `weekly` sets EVERY_PAGE, and leaves out none. */
const leftOf = (isOfKind: (route: string) => boolean, drawn: number): string[] =>
  process.env.EVERY_PAGE
    ? []
    : all
        .filter(isOfKind)
        .toSorted((a, b) => lot(a).localeCompare(lot(b)))
        .slice(drawn);
const isSymbol = (route: string): boolean => /^\/sdk\/[^/]+\/[^/]+\/reference\/./.test(route);
const named: readonly string[] = Object.values(templates);
const isOlderGuide = (route: string): boolean =>
  /^\/sdk\/[^/]+\/[^/]+/.test(route) &&
  !route.startsWith(`/sdk/${currentSdkVersion}/`) &&
  !isSymbol(route) &&
  !named.some((template) => template.replace(/\/$/, '') === route.replace(/\/$/, ''));
const left = new Set([...leftOf(isSymbol, 20), ...leftOf(isOlderGuide, 60)]);
const routes = all.filter((route) => !left.has(route));

for (const [index, route] of routes.entries()) {
  testInSharedTab(`${route} (${modeInTurn(index)} first)`, async ({ page }) => {
    expect(await violationsInBothModes(page, route, modeInTurn(index))).toEqual([]);
    expect(await brokenWords(page)).toEqual([]);
    // Both ends of a laptop's widths with and without a contents list next to the text, and the narrowest phone.
    for (const width of [1440, 1280, 1024, 320]) {
      if (width < 1440) await resize(page, width);
      if (width >= 1024) expect(await cutAt(page, width)).toEqual([]);
      if ([1280, 320].includes(width)) expect(await scrolledDown(page, width)).toEqual([]);
    }
  });
}

test('all templates are among the pages', () => {
  const { notFound: _, ...pages } = templates;
  const bare = (route: string): string => route.replace(/(?<=.)\/$/, '');
  expect(
    Object.values(pages)
      .map(bare)
      .filter((route) => !routes.includes(route)),
  ).toEqual([]);
});
