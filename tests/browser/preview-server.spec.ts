/**
 * `npm start` shows pages to their writer. Each is compiled when it is opened (plugins/performance/lazy-dev-compile), unless the cache of
 * a former start has it: a clean clone tests the first, a writer's machine the second.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { expect, hydrated, test } from './fixtures';

let server: ChildProcess;
let origin: string;

/** Compiling a page from nothing takes long on a busy machine. */
const patience = { timeout: 240_000 };

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const { NODE_ENV: _test, ...env } = process.env;
  server = spawn(
    process.execPath,
    ['scripts/docusaurus.mjs', 'start', '--no-open', '--host', '127.0.0.1', '--port', '4400'],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // It takes the next port if that one is taken, and says which.
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = (): string | undefined => /running at.*?(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
  await expect.poll(address, patience).toBeDefined();
  origin = address() ?? '';
  // It says so before it listens, and answers when the first compilation is over.
  const status = (): Promise<number> =>
    fetch(origin).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, patience).toBe(200);
});

test.afterAll(() => {
  server.kill();
});

test('shows a page, and the next when it is followed', async ({ page, watch }) => {
  watch.expectedOrigins.push(origin);
  await page.goto(`${origin}/docs/promote/bid-management/overview/bidding-hierarchy`);
  await hydrated(page);
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
