/**
 * The home page says so if the site is served below a path that it was not built for, and says nothing to a reader whose
 * scripts are late, blocked or failing.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startLocal, type LocalServer } from '../lib/local-server';
import { holdBack } from './circumstances';
import { expect, hydrated, test } from './fixtures';

const prefix = '/wrong';
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** What a host answers for files that it does not have. */
type Missing = (response: ServerResponse) => void;

const hosts: Record<'answers 404' | 'answers every address with the home page', Missing> = {
  'answers 404': (response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
  },
  'answers every address with the home page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync('build/index.html'));
  },
};

/** Serves build/ below the prefix, and nothing elsewhere. */
const serveBelow = (missing: Missing): Promise<LocalServer> =>
  startLocal((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const below = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
    const file = below && path.join('build', below.endsWith('/') ? `${below}index.html` : below);
    if (!file || !existsSync(file) || !statSync(file).isFile()) missing(response);
    else {
      response
        .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
    }
  });

/**
 * Notes in the page when it has read a document that it asked for, and when a script has failed. Call before the page is
 * opened. What the page makes of it follows in the same task, so whoever sees the mark sees that, too.
 */
const noteFaults = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const read = Response.prototype.text;
    Response.prototype.text = async function () {
      const text = await read.call(this);
      Object.assign(window, { documentRead: true });
      return text;
    };
    addEventListener('error', () => Object.assign(window, { scriptFailed: true }), true);
  });

const words = 'The styles and scripts of this site were not found.';

for (const [host, missing] of Object.entries(hosts)) {
  test(`says that the path is wrong on a host that ${host}`, async ({ page, watch }) => {
    const server = await serveBelow(missing);
    const origin = server.url;
    watch.expectedOrigins.push(origin);
    watch.expectedErrors.push(/404|MIME type|Unexpected token/);
    try {
      await noteFaults(page);
      await page.goto(`${origin}${prefix}/`);
      const banner = page.getByRole('alert').filter({ hasText: words });
      await expect(banner).toBeVisible();
      await expect(banner.locator('code').first()).toHaveText('/');
      await expect(banner.locator('samp')).toHaveText(`${prefix}/`);
      // Scripts that cannot be had do not bring it twice.
      await page.locator('h1').hover();
      await page.waitForFunction(() => 'scriptFailed' in window);
      await expect(banner).toHaveCount(1);
    } finally {
      server.stop();
    }
  });
}

test('says nothing while scripts are late, nor when they have come', async ({ page }) => {
  const release = await holdBack(page, '**/assets/js/**');
  await page.goto('/');
  await page.locator('h1').hover();
  await expect(page.locator('script[src*="/assets/js/main."]')).toHaveCount(1);
  await expect(page.getByText(words)).toHaveCount(0);
  release();
  await hydrated(page);
  await expect(page.getByText(words)).toHaveCount(0);
});

test('says nothing when only scripts are missing', async ({ page, watch }) => {
  watch.expectedErrors.push(/404/);
  await page.route('**/assets/js/**', (route) => route.fulfill({ status: 404, body: '' }));
  await noteFaults(page);
  await page.goto('/');
  await page.locator('h1').hover();
  // The page is asked for once more, to see if it has other scripts by now.
  await page.waitForFunction(() => 'documentRead' in window);
  await expect(page.getByText(words)).toHaveCount(0);
});

test('says nothing when the server fails, and not the path', async ({ page, watch }) => {
  watch.expectedErrors.push(/503/);
  let asked = 0;
  await page.route('**/assets/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  await noteFaults(page);
  await page.goto('/');
  await page.waitForFunction(() => 'documentRead' in window);
  expect(asked).toBeGreaterThan(1);
  await expect(page.getByText(words)).toHaveCount(0);
});
