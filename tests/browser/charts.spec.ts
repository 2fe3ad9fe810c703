/** Charts stay readable on a phone: their text keeps its size, and nothing is cut off or on top of something else. */
import { readBuild } from '../../lib/built-site/site';
import { systemColor } from './circumstances';
import { expect, test, visit } from './fixtures';
import { resize } from './tables-cut';
import { templates } from './templates';

/** Visible text of charts: what it says, its size, and where it is. */
const chartTexts = () =>
  [...document.querySelectorAll('figure.chart svg text')].flatMap((label) => {
    const { left, right, top, bottom, width } = label.getBoundingClientRect();
    if (width === 0) return [];
    const figure = [...document.querySelectorAll('figure.chart')].indexOf(label.closest('figure') as Element);
    const size = Number.parseFloat(getComputedStyle(label).fontSize);
    return [{ figure, text: label.textContent ?? '', size, left, right, top, bottom }];
  });

for (const route of [templates.chartsPage, templates.moreChartsPage])
  test(`text of charts of ${route} can be read at each width`, async ({ page }) => {
    await visit(page, route);
    for (const width of [390, 768, 1440]) {
      await resize(page, width);
      const texts = await page.evaluate(chartTexts);
      expect(texts.length).toBeGreaterThan(60);
      expect(texts.filter(({ size }) => size < 11)).toEqual([]);
      expect(texts.filter(({ left, right }) => left < 0 || right > width)).toEqual([]);
      const overlaps = texts.flatMap((a, i) =>
        texts
          .slice(i + 1)
          .filter(
            (b) =>
              a.figure === b.figure &&
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
              // Boxes of lines are higher than their letters.
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
          )
          .map((b) => `${a.text} and ${b.text}`),
      );
      expect(overlaps).toEqual([]);
    }
  });

test('charts take the colors of a forced palette', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, templates.chartsPage);
  const bar = await page
    .locator('figure.chart rect.c-focus')
    .first()
    .evaluate((drawn) => getComputedStyle(drawn).fill);
  expect(bar).toBe(await systemColor(page, 'LinkText'));
  expect(bar).not.toBe(await systemColor(page, 'Canvas'));
});

test('the numbers of a chart unfold without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${templates.chartsPage}`);
  const numbers = page.locator('figure.chart details').first();
  await expect(numbers.locator('table')).toBeHidden();
  await numbers.locator('summary').click();
  await expect(numbers.locator('table')).toBeVisible();
  await context.close();
});

test('lines of a timeline end inside it, 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const routes = [...readBuild().pages]
    .filter(([, { html }]) => /<line[^>]*c-rail/.test(html))
    .map(([route]) => route);
  expect(routes.length).toBeGreaterThan(5);
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const lines = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      return [...document.querySelectorAll('.chart > svg:has(.c-rail) text')].map((line) => {
        const chart = line.closest('.chart')?.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(line).fontSize);
        return {
          text: line.textContent,
          size,
          over: line.getBoundingClientRect().right - (chart?.right ?? 0),
        };
      });
    });
    expect(lines.length, route).toBeGreaterThan(2);
    expect(
      lines.filter(({ over, size }) => over > 1 || size < 11),
      route,
    ).toEqual([]);
  }
});
