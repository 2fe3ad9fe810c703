/**
 * Scripts start late, and nothing a reader does before is lost: the main script is held back until the reader has acted.
 */
import { currentSdkVersion } from '../../config/versions';
import type { Page } from '@playwright/test';
import { holdBack } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';
import { hits, input, searchButton } from './search-box';

const guide = `/sdk/${currentSdkVersion}/android/track-events`;

/** Lets the main script wait until the function that is returned is called. */
const holdMain = (page: Page): Promise<() => void> => holdBack(page, '**/assets/js/main.*.js');

/** Opens a page whose main script waits until `release` is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdMain(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

test('only the document, the stylesheet and the typeface load before the first paint', async ({ page }) => {
  const asked: string[] = [];
  const scripts = page.locator('script[src*="/assets/js/"]');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  // Scripts would start after the first paint.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        Object.assign(window, { painted: true });
    }).observe({ type: 'paint', buffered: true });
  });
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.clock.install();
  await page.goto(guide);
  await page.waitForFunction(() => 'painted' in window);
  await page.clock.runFor(60_000);
  await expect(scripts).toHaveCount(0);
  expect(asked.filter((type) => type === 'script')).toEqual([]);
  expect(asked.filter((type) => type === 'stylesheet')).toHaveLength(2);
  expect(asked.filter((type) => type === 'font' || type === 'fetch')).toEqual([]);
  await page.locator('h1').hover();
  await expect(scripts).not.toHaveCount(0);
  await hydrated(page);
});

test('a hash link jumps and a page link navigates', async ({ page }) => {
  const release = await openHeld(page, guide);
  const entry = page.locator('.table-of-contents a').nth(2);
  const hash = await entry.getAttribute('href');
  await entry.click();
  await expect(page).toHaveURL(`${guide}${hash}`);
  await page.locator('a.pagination-nav__link--next').click();
  release();
  await expect(page).not.toHaveURL(new RegExp(guide));
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('search', () => {
  test('opens by click, with what was typed since', async ({ page }) => {
    const release = await openHeld(page, guide);
    await searchButton(page).click();
    await page.keyboard.type('set up');
    release();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('set up');
    await expect(hits(page).first()).toBeVisible();
  });

  test("opens from the home page's field", async ({ page }) => {
    const release = await openHeld(page, '/');
    await page.getByRole('main').getByRole('button', { name: 'Search docs' }).click();
    release();
    await expect(input(page)).toBeFocused();
  });

  test('is not a button without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await expect(searchButton(page)).toHaveCount(1);
    await expect(searchButton(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('button', { name: 'Search docs' })).toBeHidden();
    await context.close();
  });
});

test.describe('on a slow connection and processor', () => {
  /**
   * 400 kbit/s with a delay of 400 ms, and a processor at a sixth of this one's speed. The main script comes when `release`
   * is called: on a machine that is slow itself, it would otherwise be there before the reader has clicked.
   */
  async function openSlow(page: Page, path: string): Promise<() => void> {
    const release = await holdMain(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(path, { waitUntil: 'commit' });
    return release;
  }

  test('what is clicked at the first sight of a page is done, in its order', async ({ page }) => {
    const release = await openSlow(page, guide);
    const tab = page.getByRole('tab', { name: 'Java' }).first();
    await tab.click();
    await page
      .locator('.navbar')
      .getByRole('button', { name: /color mode|dark and light/i })
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu of a phone opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openSlow(page, guide);
    await page.getByRole('button', { name: /navigation bar/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });
});

test('scripts that cannot be had leave a page that reads and navigates', async ({ page, watch }) => {
  watch.expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/js/**', (route) => route.abort());
  // Before the page is opened: an idle one asks for its scripts on its own.
  const failed = page.waitForEvent('requestfailed');
  await page.goto(guide);
  await page.locator('h1').hover();
  await failed;
  await expect(page.locator('article')).toContainText('trackEvent');
  await page.locator('a.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(guide));
});

test('only likely pages are fetched ahead', async ({ page, quiet }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  await visit(page, guide);
  const named = (await page.locator('meta[name="late-scripts"]').getAttribute('content')) ?? '';
  const ahead = () => [...scripts].filter((url) => !named.split(' ').includes(new URL(url).pathname));
  // The page after this one, once the reader has not asked for anything else.
  await expect.poll(() => ahead().length).toBeGreaterThan(0);
  await quiet();
  const first = scripts.size;
  expect(first).toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'Privacy', exact: true }).first().focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(first);
});
