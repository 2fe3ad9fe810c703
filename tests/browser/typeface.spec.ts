/** The site's own face: fetched after the first page, used from the next one on, and never while somebody reads. */
import type { Page } from '@playwright/test';
import { blockStorage } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';
import { templates } from './templates';

const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0] ?? '');
const fontsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
};

test('the first page keeps the face of the system, the next one has the own', async ({ page, quiet }) => {
  const fonts = fontsOf(page);
  await visit(page, templates.guide);
  await quiet();
  expect(fonts).toHaveLength(1);
  expect(await faceOf(page)).not.toBe('Figtree');
  // Another place of the same page is not another page.
  await page.locator('.table-of-contents a').last().click();
  await quiet();
  expect(await faceOf(page)).not.toBe('Figtree');
  await page.locator('a.pagination-nav__link--next').click();
  await expect.poll(() => faceOf(page)).toBe('Figtree');
});

test('the next document has it from its first paint on', async ({ page, quiet }) => {
  await visit(page, templates.guide);
  await quiet();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) Object.assign(window, { faceAtPaint: 'face' in document.documentElement.dataset });
    }).observe({ type: 'paint', buffered: true });
  });
  await visit(page, templates.concept);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { faceAtPaint?: boolean }).faceAtPaint))
    .toBe(true);
  expect(await faceOf(page)).toBe('Figtree');
});

test('the system keeps its face where storage is blocked', async ({ page, quiet }) => {
  await blockStorage(page, 'localStorage');
  await visit(page, templates.guide);
  await quiet();
  await visit(page, templates.concept);
  expect(await faceOf(page)).not.toBe('Figtree');
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

test('a page does without it if it cannot be had', async ({ page, quiet, watch }) => {
  watch.expectedErrors.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, templates.guide);
  await quiet();
  await visit(page, templates.concept);
  expect(await faceOf(page)).not.toBe('Figtree');
});
