/**
 * Writers see their pages in `npm start`, and what an edit of a query or of a metric makes of them. The server
 * runs in a copy of the site, so the edits leave the working tree alone.
 */
import { SiteCopy } from '../lib/site-copy';
import { startDevServer, patience, type DevServer } from './dev-server';
import { expect, test, visit } from './fixtures';

// One copy, one server.
test.describe.configure({ mode: 'serial' });

let site: SiteCopy;
let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = new SiteCopy('preview');
  await site.node(['node_modules/tsx/dist/cli.mjs', 'scripts/generate-results.ts']);
  server = await startDevServer(site.folder);
});

test.afterAll(() => {
  server.stop();
});

// Each is compiled when it is opened (plugins/performance/lazy-dev-compile), unless the cache of a former start has it.
test('shows a page, and the next when it is followed', async ({ page, watch }) => {
  test.setTimeout(900_000);
  watch.expectedOrigins.push(server.origin);
  await visit(page, `${server.origin}/docs/promote/bid-management/overview/bidding-hierarchy`);
  await expect(page.locator('h1')).toHaveText('Bidding hierarchy', patience);
  await page
    .locator('article')
    .getByRole('link', { name: /partner support/i })
    .first()
    .click();
  await expect(page).toHaveURL(/partner-support-for-bidding$/, patience);
  await expect(page.locator('h1')).toHaveText('Partner support for bidding', patience);
  await expect(page.locator('article table')).not.toHaveCount(0);
});

const edits = [
  {
    route: '/docs/promote/bid-management/overview/bidding-hierarchy',
    file: 'docs/promote/bid-management/overview/bidding-hierarchy.results.yaml',
    from: "country = 'US'",
    to: "country = 'GB'",
    before: 'the United States at 2.50 USD',
    after: 'the United States at 1.40 USD',
  },
  {
    route: '/docs/promote',
    file: 'data/metrics.yaml',
    from: '"sum(cost) / nullif(sum(installs) FILTER',
    to: '"2 * sum(cost) / nullif(sum(installs) FILTER',
    before: '0.80 USD each',
    after: '1.60 USD each',
  },
] as const;

test('shows edits of a query and of a metric', async ({ page, watch }) => {
  test.setTimeout(900_000);
  watch.expectedOrigins.push(server.origin);
  for (const { route, before } of edits) {
    await visit(page, `${server.origin}${route}`);
    await expect(page.locator('article')).toContainText(before, patience);
  }
  // One computation of results for both. The last page is open, the other is opened anew.
  for (const { file, from, to } of edits) site.replace(file, from, to);
  await expect(page.locator('article')).toContainText(edits[1].after, patience);
  for (const { route, after } of edits) {
    await visit(page, `${server.origin}${route}`);
    await expect(page.locator('article')).toContainText(after, patience);
  }
});
