/** The site on paper and in the reader's own colors. */
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** What the browser paints for a color of the system, such as `Canvas`. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.body.append(probe);
    const painted = getComputedStyle(probe).color;
    probe.remove();
    return painted;
  }, name);

test('with forced colors, the selected tab differs, and labels and boxes of figures do', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(templates.sdk);
  await hydrated(page);
  const selected = await style(page, '[role="tab"][aria-selected="true"]', 'border-bottom-color');
  const other = await style(page, '[role="tab"][aria-selected="false"]', 'border-bottom-color');
  expect(selected).not.toBe(other);
  expect(other).toBe(await systemColor(page, 'Canvas'));
  await page.goto(`${templates.concept}?docusaurus-theme=dark`);
  await hydrated(page);
  const text = await systemColor(page, 'CanvasText');
  expect(await style(page, '.figure-drawing .f-text', 'fill')).toBe(text);
  for (const label of ['.f-muted', '.f-accent-text'])
    if (await page.locator(`.figure-drawing ${label}`).count())
      expect(await style(page, `.figure-drawing ${label}`, 'fill')).toBe(text);
  expect(await style(page, '.figure-drawing :is(.f-box, .f-box-accent)', 'fill')).toBe(
    await systemColor(page, 'Canvas'),
  );
});

test('on paper, code wraps, tables have all columns, and dark is light', async ({ page }) => {
  // A4 at 96 dpi, without margins.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const paper = await style(page, 'html', 'background-color');
  const ink = await style(page, 'body', 'color');
  for (const route of [templates.stylePage, templates.table, templates.sdk]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${route}?docusaurus-theme=dark`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ media: 'print' });
    expect(await style(page, 'html', 'background-color')).toBe(paper);
    expect(await style(page, 'body', 'color')).toBe(ink);
    expect(await style(page, 'h1', 'color')).toBe(ink);
    const cut = await page
      .locator('main :is(.table-scroll, pre)')
      .evaluateAll((boxes) =>
        boxes
          .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
          .map((box) => `${box.className} ${box.getAttribute('aria-label') ?? box.textContent.slice(0, 40)}`),
      );
    expect(cut, route).toEqual([]);
  }
});
