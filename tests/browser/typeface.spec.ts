/**
 * The site's own face: fetched on the first visit, used from the next one on, and never while somebody reads. A new tab is a
 * new visit.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { blockStorage, layoutShifts, noteShifts } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';
import { templates } from './templates';

const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
const fontsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  return asked;
};

/** Waits until the file of the face is kept for the next visit. */
const keptFor = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => / [\w+/=]{1000}/.test(localStorage.getItem('face') ?? '')))
    .toBe(true);

/**
 * Goes through pages in a new tab, on a slow processor, from a host whose answers nothing may keep; returns the widths of the
 * same words at the first paint of each and at its end, which are one if the visit has one face.
 */
async function widthsOfVisit(context: BrowserContext): Promise<{ widths: number[]; fonts: string[] }> {
  const page = await context.newPage();
  const fonts = fontsOf(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
  for (const address of [templates.guide, 'next', templates.sdk, templates.apiOperation]) {
    if (address === 'next') await page.locator('a.pagination-nav__link--next').click();
    else await visit(page, address);
    await page.waitForLoadState('networkidle');
    // A busy browser may tell its first paint after the network is idle.
    await page.waitForFunction(() => 'first' in window);
    const seen = await page.evaluate(() => {
      const { first, width } = window as unknown as { first: number; width: () => number };
      return [first, width()];
    });
    for (const width of seen) widths.add(width);
    // What a click moves does not count, but a slow answer comes too late for the browser to see the click.
    if (address !== 'next') expect(await layoutShifts(page), address).toEqual([]);
  }
  await keptFor(page);
  await page.close();
  return { widths: [...widths], fonts };
}

test('the first visit keeps the face of the system, the next one has the own from its first paint on', async ({
  context,
}) => {
  test.slow();
  const [first, second] = [await widthsOfVisit(context), await widthsOfVisit(context)];
  expect([first.widths.length, second.widths.length]).toEqual([1, 1]);
  expect(first.widths).not.toEqual(second.widths);
  expect(first.fonts.length).toBeGreaterThan(0);
  expect(second.fonts).toEqual([]);
  const page = await context.newPage();
  await visit(page, templates.concept);
  expect(await faceOf(page)).toBe('Figtree');
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
});

for (const storage of ['localStorage', 'sessionStorage'] as const) {
  test(`the system keeps its face where ${storage} is blocked`, async ({ page, context, quiet }) => {
    await blockStorage(page, storage);
    await visit(page, templates.guide);
    await quiet();
    await visit(page, templates.concept);
    expect(await faceOf(page)).not.toBe('Figtree');
    const next = await context.newPage();
    await blockStorage(next, storage);
    await visit(next, templates.concept);
    expect(await faceOf(next)).not.toBe('Figtree');
  });
}

test('what an earlier release has stored is replaced', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('face', '/assets/fonts/old.woff2'));
  await visit(page, templates.guide);
  expect(await faceOf(page)).not.toBe('Figtree');
  await keptFor(page);
});

test('nothing is fetched on a slow or metered connection', async ({ page, quiet }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const fonts = fontsOf(page);
  await page.goto(templates.guide);
  await page.locator('h1').hover();
  await hydrated(page);
  await quiet();
  expect(fonts).toEqual([]);
});

test('a page does without it if it cannot be had', async ({ page, context, quiet, watch }) => {
  watch.expectedErrors.push(/Failed to load resource/);
  await context.route('**/*.woff2', (route) => route.abort());
  await visit(page, templates.guide);
  await quiet();
  const next = await context.newPage();
  await visit(next, templates.concept);
  expect(await faceOf(next)).not.toBe('Figtree');
});
