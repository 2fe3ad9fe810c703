/**
 * Search on a real server under the real policy: worker, records and late styles are allowed; a deployment replaces the
 * records; a damaged index is told and recovers.
 */
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderOfEachTest } from '../lib/folders';
import { browserOfTests, visit, watchedPage } from './lib/browser';
import { copySite, inputsOf, readManifest } from './lib/bundle';
import { startNginx, type Server } from './lib/servers';

const manifest = readManifest();
const inputs = inputsOf(manifest);
const isShard = (file: string): boolean => /^\/search-data\/.+\.[0-9a-f]{8}\.json$/.test(file);
const shards = inputs.files.filter(isShard);

describe('search', () => {
  const browser = browserOfTests();
  const root = folderOfEachTest();
  let server: Server | undefined;
  beforeEach(() => copySite(root()));
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  /** Starts the host, on the same port as before if there was one. */
  const serve = async (): Promise<string> => {
    const before = server;
    await before?.stop();
    server = await startNginx(inputs, root(), { brotli: false, ...(before ? { port: before.port } : {}) });
    return server.url;
  };
  const ask = async (page: Page, url: string, query: string): Promise<void> => {
    await visit(page, `${url}/`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill(query);
    await page.locator('.DocSearch-HitsFooter, .DocSearch-Title').first().waitFor();
  };
  const hit = (page: Page) => page.locator('.DocSearch-Hit').first();

  it('runs under the policy, and its records are immutable', async () => {
    const { page, problems } = await watchedPage(browser());
    await ask(page, await serve(), 'bid');
    await hit(page).waitFor();
    expect(problems).toEqual([]);
    expect(shards.length).toBeGreaterThan(0);
    for (const shard of shards) expect(manifest.files[shard]?.immutable).toBe(true);
    await page.context().close();
  });
});
