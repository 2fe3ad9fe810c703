/**
 * The order of hits while the index arrives: each part ranks anew until the reader moves in the list, and the
 * page of results waits for all of them. That the settled list is one whichever part comes last is in src/search.
 */
import type { Page } from '@playwright/test';
import { packedManifest } from '../../src/search/manifest';
import { asShown, readShard } from '../../checks/search/relevance';
import { settledAnswers } from '../lib/settled-search';
import { violations } from './accessibility';
import { holdBack } from './circumstances';
import { expect, test } from './fixtures';
import {
  allResults,
  ask,
  hitAddresses as shown,
  input,
  manifest,
  openSearch as open,
  shardUrl,
} from './search-box';

/** The same parts, but posts weigh more than they do, so they come after the first result, however small the index is. */
const { blog, ...others } = manifest.parts;
const withLateBlog = { ...manifest, parts: { ...others, ...(blog && { blog: { ...blog, bytes: 13_500 } }) } };

const settled = settledAnswers(manifest, (use) => readShard(manifest, use));
const settledWithLateBlog = settledAnswers(withLateBlog, (use) => readShard(manifest, use));
const growing = (page: Page) => page.getByText('More results are loading…');
const news = (page: Page) => page.getByRole('button', { name: 'Show the new order' });

/** What the modal shows once all parts are there. */
const settledList = (query: string, from: string, answers = settled): string[] =>
  asShown(answers({ query, from }).hits).map(({ url }) => url);

async function blogComesLater(page: Page): Promise<void> {
  await page.route('**/search-data/manifest.json', (route) =>
    route.fulfill({ json: packedManifest(withLateBlog) }),
  );
}

test('until the reader moves, a part ranks anew; then it is told', async ({ page }) => {
  await blogComesLater(page);
  const releaseApi = await holdBack(page, shardUrl('api'));
  const releaseBlog = await holdBack(page, shardUrl('blog'));
  const last = settledList('rate limit', '/docs/promote/', settledWithLateBlog);
  const active = page.locator('.DocSearch-Hit[aria-selected="true"] .search-hit');
  await open(page, '/docs/promote/');
  await ask(page, 'rate limit');
  await expect(growing(page)).toBeVisible();
  await expect(allResults(page)).toHaveText('See all results');
  expect(await violations(page)).toEqual([]);
  const first = await shown(page);
  expect(first[0]).not.toBe(last[0]);

  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('href', first[1] ?? '');
  const top = await active.boundingBox();
  releaseApi();
  await expect(news(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await shown(page)).toEqual(first);
  await expect(active).toHaveAttribute('href', first[1] ?? '');
  expect(await active.boundingBox()).toEqual(top);

  await news(page).click();
  await expect(input(page)).toBeFocused();
  await expect(news(page)).toHaveCount(0);
  await expect(active).toHaveAttribute('href', last[0] ?? '');
  await expect(growing(page)).toBeVisible();
  releaseBlog();
  await expect(growing(page)).toHaveCount(0);
  expect(await shown(page)).toEqual(last);
});

test('a pointer in the list is a move; one that rests where the list appears is none', async ({ page }) => {
  const release = await holdBack(page, shardUrl('api'));
  await page.mouse.move(720, 300);
  await open(page, '/docs/promote/');
  await ask(page, 'rate limit');
  await page.mouse.move(720, 330, { steps: 5 });
  // Until the move, other parts may have ranked the list anew.
  const first = await shown(page);
  release();
  await expect(news(page)).toBeVisible();
  expect(await shown(page)).toEqual(first);
  // The next question is a new one.
  await ask(page, 'idempotency');
  await expect(news(page)).toHaveCount(0);
  await expect.poll(() => shown(page)).toEqual(settledList('idempotency', '/docs/promote/'));

  const releaseNext = await holdBack(page, shardUrl('api'));
  await page.mouse.move(720, 300);
  await open(page, '/docs/promote/');
  await ask(page, 'rate limit');
  releaseNext();
  await expect.poll(() => shown(page)).toEqual(settledList('rate limit', '/docs/promote/'));
});

test('the page of results says nothing until all parts are there, and pages through one order', async ({
  page,
}) => {
  const release = await holdBack(page, shardUrl('api'));
  await page.goto('/search?q=campaign');
  await expect(page.locator('.search-status')).toHaveText('Searching…');
  await expect(page.locator('.search-result')).toHaveCount(0);
  release();
  const results = page.locator('.search-result > a');
  await expect(results).toHaveCount(20);
  const { hits, nbHits, nbPages } = settled({ query: 'campaign', from: '/' });
  await expect(page.locator('.search-status')).toHaveText(
    `${nbHits} results for “campaign”, page 1 of ${nbPages}`,
  );
  expect(await results.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    hits.map(({ url }) => url),
  );
  await page.reload();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('.search-status')).toContainText('page 2 of');
  const next = await results.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(next.filter((url) => hits.some((hit) => hit.url === url))).toEqual([]);
});
