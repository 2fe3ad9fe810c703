/**
 * The site's own face: fetched on the first visit, used from the next one on, and never while somebody reads. A new tab is a
 * new visit.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { blockStorage } from './circumstances';
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

/** Ten pages, and how a reader comes to each. */
const pages = [
  templates.guide,
  'next',
  templates.concept,
  templates.reference,
  'next',
  templates.sdk,
  templates.tableErrors,
  templates.apiOperation,
  'next',
  templates.glossary,
];

/** What a page looks like: width of the same words at the first paint and at the end, and how much has moved. */
interface Seen {
  first: number;
  last: number;
  shift: number;
}

/** Goes through the ten pages in a new tab, on a slow processor, from a host whose answers nothing may keep. */
async function readTen(context: BrowserContext): Promise<{ seen: Seen[]; fonts: string[] }> {
  const page = await context.newPage();
  const fonts = fontsOf(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
    const seen = { first: 0, shift: 0 };
    Object.assign(window, { seen, widthNow: width });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen.first = width();
    }).observe({ type: 'paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen: Seen[] = [];
  for (const address of pages) {
    if (address === 'next') await page.locator('a.pagination-nav__link--next').click();
    else await visit(page, address);
    await page.waitForLoadState('networkidle');
    seen.push(
      await page.evaluate(() => {
        const now = window as unknown as { seen: Omit<Seen, 'last'>; widthNow: () => number };
        return { ...now.seen, last: now.widthNow() };
      }),
    );
  }
  await keptFor(page);
  await page.close();
  return { seen, fonts };
}

test('ten pages of a visit have one face, also where nothing may be cached', async ({ context }) => {
  test.slow();
  const [first, second] = [await readTen(context), await readTen(context)];
  const faces = [first, second].map(({ seen }) => [
    ...new Set(seen.flatMap((page) => [page.first, page.last])),
  ]);
  expect(faces.map((widths) => widths.length)).toEqual([1, 1]);
  expect(faces[0]).not.toEqual(faces[1]);
  for (const { seen } of [first, second])
    for (const { shift } of seen) expect(shift).toBeLessThanOrEqual(0.005);
  expect(first.fonts.length).toBeGreaterThan(0);
  expect(second.fonts).toEqual([]);
});

test('the first visit keeps the face of the system, the next one has the own from its first paint on', async ({
  page,
  context,
  quiet,
}) => {
  const fonts = fontsOf(page);
  await visit(page, templates.guide);
  await quiet();
  expect(fonts).toHaveLength(1);
  await keptFor(page);
  await page.locator('a.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(templates.guide);
  expect(await faceOf(page)).not.toBe('Figtree');
  await visit(page, templates.concept);
  expect(await faceOf(page)).not.toBe('Figtree');
  const next = await context.newPage();
  const again = fontsOf(next);
  await visit(next, templates.concept);
  expect(await faceOf(next)).toBe('Figtree');
  expect(await next.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
  expect(again).toEqual([]);
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
