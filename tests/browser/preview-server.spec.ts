/**
 * `npm start` shows pages to their writer. Each is compiled when it is opened (plugins/performance/lazy-dev-compile),
 * unless the cache of a former start has it: a clean clone tests the first, a writer's machine the second.
 */
import { startDevServer, patience, type DevServer } from './dev-server';
import { expect, test, visit } from './fixtures';

let server: DevServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await startDevServer();
});

test.afterAll(() => {
  server.stop();
});

test('shows a page, and the next when it is followed', async ({ page, watch }) => {
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
