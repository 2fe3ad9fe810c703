/**
 * The site's typeface is in the first paint of the first visit, in each tab, without scripts, and without storage; where it can't be had,
 * the page is there in another face.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { blockStorage, layoutShifts, noteShifts } from './circumstances';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

/** Width of the same words in the face of the page, at its first paint and at its end. */
async function widthsOf(page: Page, routes: readonly string[]): Promise<number[]> {
  await noteShifts(page);
  await page.addInitScript(() => {
    const width = (): number => {
      const words = document.createElement('b');
      words.textContent = 'Which network brought these installs?';
      words.style.cssText = 'position: absolute; white-space: nowrap; font: 400 20px var(--w-font)';
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      words.remove();
      return width;
    };
    Object.assign(window, { width });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0)
        Object.assign(window, { first: width() });
    }).observe({ type: 'paint', buffered: true });
  });
  const widths = new Set<number>();
  for (const route of routes) {
    await page.goto(route);
    await page.waitForLoadState('networkidle');
    // A busy browser may tell its first paint after the network is idle.
    await page.waitForFunction(() => 'first' in window);
    const seen = await page.evaluate(() => {
      const { first, width } = window as unknown as { first: number; width: () => number };
      return [first, width()];
    });
    for (const width of seen) widths.add(width);
    expect(await layoutShifts(page), route).toEqual([]);
  }
  return [...widths];
}

/** A tab on a slow line and processor, from a host whose answers nothing may keep. */
async function slowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 180_000,
    uploadThroughput: 90_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

const loadedFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );

test('is the same in each tab of a first visit on a slow line, from the first paint on', async ({
  context,
}) => {
  test.slow();
  const routes = [templates.home, templates.guide, templates.sdk, templates.apiOperation];
  const first = await slowTab(context);
  const widths = await widthsOf(first, routes);
  expect(widths).toHaveLength(1);
  expect(await loadedFaces(first)).toEqual(['Figtree']);
  const second = await slowTab(context);
  expect(await widthsOf(second, [templates.guide])).toEqual(widths);
});

test('needs no storage', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await visit(page, templates.guide);
  expect(await loadedFaces(page)).toEqual(['Figtree']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is loaded, too', async ({ page }) => {
    await page.goto(templates.guide);
    expect(await loadedFaces(page)).toEqual(['Figtree']);
  });
});

test('leaves the page readable where it cannot be had', async ({ page, context, watch }) => {
  watch.expectedErrors.push(/Failed to load resource/);
  await context.route('**/figtree.*.css', (route) => route.abort());
  await visit(page, templates.guide);
  expect(await loadedFaces(page)).toEqual([]);
  await expect(page.locator('h1')).toBeVisible();
});
