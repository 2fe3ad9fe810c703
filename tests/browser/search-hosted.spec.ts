/**
 * Hosted search against local servers that speak the service's protocol: what is asked, retries over hosts, timeouts,
 * the error screen, recovery, and events. The manifest says which engine is in use, so the same build serves; its
 * records are those that `npm run search:push` writes.
 */
import type { Page } from '@playwright/test';
import { packedManifest } from '../../src/search/manifest';
import { readPushEnv } from '../../config/env';
import { search } from '../../config/search';
import { indexContent, push } from '../../plugins/pages/search-index/hosted-push';
import { SearchService, type SearchIndex } from '../lib/search-service';
import { violations } from './accessibility';
import { stopClock } from './circumstances';
import { expect, test as base } from './fixtures';
import { allResults, find, hitAddresses, hits, input, manifest, openSearch, title } from './search-box';

const appId = 'TESTAPP01';
const apiKey = 'a-search-only-key';
const indexName = 'docs';

interface Hosted {
  first: SearchService;
  second: SearchService;
  /** Lets the site use both, the first one first. */
  use(page: Page, settings?: { insights?: boolean }): Promise<void>;
}

const test = base.extend<{ hosted: Hosted }, { pushed: SearchIndex }>({
  pushed: [
    async ({}, use) => {
      const service = await new SearchService().start();
      await push(
        indexContent(),
        readPushEnv({
          WHENCE_SEARCH_APP_ID: appId,
          WHENCE_SEARCH_ADMIN_KEY: 'an-admin-key-for-tests',
          WHENCE_SEARCH_INDEX: indexName,
          WHENCE_SEARCH_HOSTS: `http://${service.host}`,
        }),
      );
      await service.stop();
      await use(service.index(indexName));
    },
    { scope: 'worker' },
  ],
  hosted: async ({ watch, pushed }, use) => {
    const services = await Promise.all([new SearchService().start(), new SearchService().start()]);
    const [first, second] = services as [SearchService, SearchService];
    for (const service of services) {
      // Tests change records.
      service.indexes.set(indexName, { ...pushed, records: new Map(pushed.records) });
      watch.expectedOrigins.push(`http://${service.host}`);
    }
    watch.expectedErrors.push(/Failed to load resource|ERR_/);
    await use({
      first,
      second,
      use: async (page, { insights = false } = {}) => {
        await page.route('**/search-data/manifest.json', (route) =>
          route.fulfill({
            json: packedManifest({
              ...manifest,
              hosted: {
                appId,
                apiKey,
                indexName,
                insights,
                hosts: services.map(({ host }) => ({ url: host, protocol: 'http' })),
              },
            }),
          }),
        );
      },
    });
    await Promise.all(services.map((service) => service.stop()));
  },
});

const open = (page: Page, path = '/docs/promote/') => openSearch(page, path);

test('suggests trending pages in the empty box and after no result, by the recommendations path', async ({
  page,
  hosted,
}) => {
  hosted.first.trending = [
    '/docs/promote/bid-management/overview/bid-upload-validation#BID_PENDING',
    '/api/overview',
    '/api/overview#scopes',
    '/sdk/5.1.x/overview/',
  ];
  await hosted.use(page);
  await open(page);
  const links = page.locator('.search-extra nav a');
  await expect(page.locator('.search-extra-title')).toHaveText('Often read');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const trending = ['/docs/promote/bid-management/overview/bid-upload-validation', '/api/overview'];
  // One link a page, and none to versions that the reader is not on.
  await expect.poll(addresses).toEqual(trending);
  await expect(links.last()).toHaveText('API overview');
  const asked = hosted.first.asked.find(({ path }) => path === '/1/indexes/*/recommendations');
  expect(asked).toMatchObject({
    method: 'POST',
    credentials: { appId, apiKey },
    body: {
      requests: [
        {
          indexName,
          model: 'trending-items',
          queryParameters: {
            facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-current'])],
          },
        },
      ],
    },
  });
  await input(page).fill('qqzzxxjj');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await expect.poll(addresses).toEqual(trending);
  expect(await violations(page)).toEqual([]);
  await page.goto('/search');
  const onPage = page.getByRole('navigation', { name: 'Often read' }).getByRole('link');
  await expect(onPage).toHaveText(['Bid upload validation', 'API overview']);
});

test('asks as the specification says, and shows what comes back', async ({ page, hosted }) => {
  const records: string[] = [];
  page.on('request', (request) => {
    if (/search-data\/en\./.test(request.url())) records.push(request.url());
  });
  await hosted.use(page);
  await open(page, '/sdk/5.1.x/overview/');
  await find(page, 'overview');
  const asked = hosted.first.asked.find(({ path }) => path === '/1/indexes/*/queries');
  expect(asked).toMatchObject({ method: 'POST', credentials: { appId, apiKey } });
  expect(hosted.first.queries.at(-1)).toMatchObject({
    indexName,
    query: 'overview',
    page: 0,
    hitsPerPage: 20,
    clickAnalytics: false,
  });
  expect(hosted.first.queries.at(-1)?.facetFilters[1]).toContain('docusaurus_tag:docs-sdk-5.1.x');
  expect(hosted.first.queries.at(-1)?.attributesToSnippet).toContain('content:10');
  expect(await hits(page).count()).toBeLessThanOrEqual(20);
  await expect(page.locator('.DocSearch-Dropdown mark').first()).toHaveText(/overview/i);
  await expect(allResults(page)).toHaveText(/^See all \d+ results$/);
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The service searches; the records of the embedded engine stay where they are.
  expect(records).toEqual([]);
  await page.setViewportSize({ width: 768, height: 800 });
  await open(page);
  await find(page, 'bid');
  expect(hosted.first.queries.at(-1)?.attributesToSnippet).toContain('content:5');
});

test('leads to this site only', async ({ page, hosted }) => {
  const { records } = hosted.first.index(indexName);
  records.clear();
  for (const url of [
    'https://elsewhere.example/page',
    'javascript:alert(1)',
    'https://docs.whence.example/docs/analyze/',
  ])
    records.set(url, {
      objectID: url,
      url,
      type: 'lvl1',
      hierarchy: { lvl0: 'zebra', lvl1: 'zebra' },
      content: null,
      language: 'en',
      docusaurus_tag: 'default',
    });
  await hosted.use(page);
  await open(page);
  await input(page).fill('zebra');
  await expect(hits(page)).toHaveCount(3);
  expect((await hitAddresses(page)).sort()).toEqual(['/', '/', '/docs/analyze/']);
});

test('a host that fails is left alone for two minutes; the next one answers', async ({ page, hosted }) => {
  expect(search.hostDownMs).toBe(120_000);
  hosted.first.mood = 503;
  await hosted.use(page);
  // The client looks at the clock; its timers run as ever.
  const start = Date.now();
  await page.clock.setFixedTime(start);
  await open(page);
  await find(page, 'postback');
  expect(hosted.first.queries).toHaveLength(1);
  expect(hosted.second.queries).toHaveLength(1);
  hosted.first.mood = 'works';
  await page.clock.setFixedTime(start + search.hostDownMs - 5_000);
  await input(page).fill('postbacks');
  await expect.poll(() => hosted.second.queries.length).toBe(2);
  expect(hosted.first.queries).toHaveLength(1);
  await page.clock.setFixedTime(start + search.hostDownMs + 5_000);
  await input(page).fill('postback macro');
  await expect.poll(() => hosted.first.queries.length).toBe(2);
  expect(hosted.second.queries).toHaveLength(2);
});

test('if all hosts are down the error screen shows, and search recovers', async ({ page, hosted }) => {
  hosted.first.mood = 500;
  hosted.second.mood = 500;
  await hosted.use(page);
  await open(page);
  await input(page).fill('postback');
  await expect(title(page)).toHaveText('Unable to fetch results');
  await expect(page.locator('.DocSearch-Help')).toHaveText(
    'You might want to check your network connection.',
  );
  expect(await violations(page)).toEqual([]);
  hosted.first.mood = 'works';
  hosted.second.mood = 'works';
  await input(page).pressSequentially('s');
  await expect(hits(page).first()).toBeVisible();
});

test('the page of results asks the same service, page by page', async ({ page, hosted }) => {
  await hosted.use(page);
  await page.goto('/search?q=attribution&sdk=5.1.x');
  await expect(page.locator('.search-result')).toHaveCount(20);
  expect(hosted.first.queries.at(-1)?.facetFilters[1]).toContain('docusaurus_tag:docs-sdk-5.1.x');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.locator('.search-status')).toContainText('page 2 of');
  expect(hosted.first.queries.at(-1)).toMatchObject({ page: 1, hitsPerPage: 20 });
});

test.describe('events', () => {
  test('of views come in batches of at most 20, once typing rests for 400 ms; of choices at once', async ({
    page,
    hosted,
  }) => {
    await hosted.use(page, { insights: true });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/1/events') sent.push(request.url());
    });
    await open(page);
    await stopClock(page);
    await find(page, 'attribution');
    await page.clock.runFor(search.insightsDebounceMs - 1);
    await page.evaluate(() => undefined);
    expect(sent).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => hosted.first.events.length).toBeGreaterThan(0);
    await page.clock.resume();
    expect(hosted.first.queries.at(-1)?.clickAnalytics).toBe(true);
    const views = hosted.first.events.filter(({ eventType }) => eventType === 'view');
    expect(views.length).toBeGreaterThan(0);
    for (const view of views) {
      expect(view).toMatchObject({ eventName: 'Items Viewed', index: indexName });
      expect((view.objectIDs as string[]).length).toBeLessThanOrEqual(search.insightsBatch);
    }
    await page.keyboard.press('Enter');
    await expect
      .poll(() => hosted.first.events.find(({ eventType }) => eventType === 'click'))
      .toMatchObject({
        eventName: 'Item Selected',
        index: indexName,
        positions: [1],
        queryID: 'a'.repeat(32),
      });
    expect(await page.context().cookies()).toEqual([]);
  });

  test('are none unless they are switched on', async ({ page, hosted }) => {
    await hosted.use(page);
    await open(page);
    await stopClock(page);
    await find(page, 'postback');
    await page.clock.runFor(10 * search.insightsDebounceMs);
    await page.clock.resume();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL('/docs/promote/');
    expect(hosted.first.events).toEqual([]);
  });
});
