/**
 * How a page finds scripts that its document does not name: from the shard that has its pages without a request,
 * otherwise from a file that is requested once. Whatever is wrong with that file, a click on a link leads to its page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { currentNames, namesOfApp, type CurrentNames } from '../../plugins/performance/route-shards/names';
import { expect, hydrated, test, visit } from './fixtures';
import { input, searchButton } from './search-box';
import { templates } from './templates';

/** A page whose next page, and the one above it, are in its shard. */
const { guide } = templates;
const names = JSON.parse(readFileSync(path.join('build', currentNames), 'utf8')) as CurrentNames;

const oldNames = Object.fromEntries(
  Object.entries(names.names).map(([id, hash]) => [id, `${hash.slice(1)}f`]),
);

interface Asked {
  /** Documents, files of names and scripts, by path, in their order. */
  documents: string[];
  names: string[];
  scripts: string[];
}

/** Opens the guide and waits until it reacts; returns what is asked for from then on. */
async function openGuide(page: Page, quiet: () => Promise<void>): Promise<Asked> {
  await visit(page, guide);
  await quiet();
  const asked: Asked = { documents: [], names: [], scripts: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) asked.documents.push(pathname);
    else if (pathname.endsWith('.json')) asked.names.push(pathname);
    else if (pathname.endsWith('.js')) asked.scripts.push(pathname);
  });
  return asked;
}

const toHome = (page: Page) => page.locator('.navbar__brand');
const isHome = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Search docs' })).toBeVisible();
};

test('pages of the same shard need no names', async ({ page, quiet }) => {
  const asked = await openGuide(page, quiet);
  await page.locator('.theme-doc-breadcrumbs a[href^="/docs/promote/"]').last().click();
  await expect(page).not.toHaveURL(new RegExp(guide));
  await quiet();
  console.log(
    `a page of the same shard: ${asked.scripts.length} scripts, ${asked.names.length} files of names`,
  );
  expect([asked.documents, asked.names]).toEqual([[], []]);
});

test('names are asked for once, with the first page outside of the shard', async ({ page, quiet }) => {
  const asked = await openGuide(page, quiet);
  await toHome(page).click();
  await isHome(page);
  await quiet();
  console.log(`the home page: ${asked.scripts.length} scripts, ${asked.names.length} files of names`);
  expect([asked.documents, asked.names]).toEqual([[], [`/${currentNames}`]]);
  await page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await quiet();
  expect([asked.documents, asked.names]).toEqual([[], [`/${currentNames}`]]);
});

test('names are asked for again after they could not be had', async ({ page, watch, quiet }) => {
  watch.expectedErrors.push(/ERR_FAILED/);
  const asked = await openGuide(page, quiet);
  await page.route(`**/${currentNames}`, (route) => route.abort());
  await toHome(page).hover();
  await expect.poll(() => asked.names.length).toBeGreaterThan(0);
  await page.unroute(`**/${currentNames}`);
  await toHome(page).click();
  await isHome(page);
  expect(asked.scripts.filter((file) => /\.[0-9a-f]{8}\.js$/.test(file))).toEqual(asked.scripts);
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is a page', { body: '<!doctype html>', contentType: 'text/html' }],
  ['is old, and its scripts are gone', { json: { ...names, names: oldNames } }],
  ['lacks a name', { json: { ...names, names: {} } }],
] as const) {
  test(`a file of names that ${what} costs a load of the next page, once`, async ({ page, watch, quiet }) => {
    watch.expectedErrors.push(/Failed to load resource/);
    const asked = await openGuide(page, quiet);
    await page.route(`**/${currentNames}`, (route) => route.fulfill(answer));
    await toHome(page).click();
    await isHome(page);
    await hydrated(page);
    await quiet();
    expect(asked.documents).toEqual(['/']);
  });
}

test('after a release of another app, this app finds its own code', async ({ page, quiet }) => {
  const asked = await openGuide(page, quiet);
  await page.route(`**/${currentNames}`, (route) => route.fulfill({ json: { ...names, app: '0a1b2c3d' } }));
  await searchButton(page).click();
  await expect(input(page)).toBeFocused();
  expect(asked.names.slice(0, 2)).toEqual([`/${currentNames}`, `/${namesOfApp(names.app)}`]);
  expect(asked.documents).toEqual([]);
  await page.keyboard.press('Escape');
  await toHome(page).click();
  await isHome(page);
  expect(asked.documents).toEqual(['/']);
});
