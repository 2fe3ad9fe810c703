/** The site on paper and in the reader's own colors. */
import type { Page } from '@playwright/test';
import { systemColor } from './circumstances';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('with forced colors, the selected tab differs, and labels and boxes of figures do', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, templates.sdk);
  const selected = await style(page, '[role="tab"][aria-selected="true"]', 'border-bottom-color');
  const other = await style(page, '[role="tab"][aria-selected="false"]', 'border-bottom-color');
  expect(selected).not.toBe(other);
  expect(other).toBe(await systemColor(page, 'Canvas'));
  let labels = 0;
  const [text, canvas] = [await systemColor(page, 'CanvasText'), await systemColor(page, 'Canvas')];
  for (const route of [templates.concept, templates.glossary, templates.sdkOverview, templates.blogPost]) {
    await visit(page, `${route}?docusaurus-theme=dark`);
    const fills = (parts: string) =>
      page
        .locator(`.figure-drawing ${parts}`)
        .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fill))]);
    expect([[], [text]], route).toContainEqual(await fills('text'));
    expect([[], [canvas]], route).toContainEqual(await fills('[class*="f-box"]'));
    labels += await page.locator('.figure-drawing text').count();
  }
  expect(labels).toBeGreaterThan(20);
});

test('with forced colors, the area of the page is marked, and arrows are triangles', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, templates.sdk);
  expect(await style(page, '.navbar__link--active', 'text-decoration-line')).toBe('underline');
  const arrow = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).clipPath, part);
  expect(await arrow('.dropdown > .navbar__link', '::after')).toMatch(/^polygon/);
  await page.goto(templates.concept);
  expect(await arrow('details.alert > summary', '::before')).toMatch(/^polygon/);
});

test('with forced colors, numbers of steps and switches of screens differ from what they are on', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/docs/promote/goal-management/create-a-goal');
  for (const [selector, part, color, front, ground, back] of [
    ['.screen i', undefined, 'color', 'HighlightText', 'background-color', 'Highlight'],
    ['.steps > ol > li', '::before', 'color', 'CanvasText', 'background-color', 'Canvas'],
    ['.so', '::before', 'border-top-color', 'HighlightText', undefined, undefined],
    ['.so', undefined, 'background-color', 'Highlight', undefined, undefined],
  ] as const) {
    const seen = await page
      .locator(selector)
      .first()
      .evaluate(
        (element, [pseudo, front, back]) => {
          const style = getComputedStyle(element, pseudo);
          return [style.getPropertyValue(front ?? ''), back && style.getPropertyValue(back)];
        },
        [part, color, ground] as const,
      );
    expect(seen, `${selector}${part ?? ''}`).toEqual([
      await systemColor(page, front),
      back && (await systemColor(page, back)),
    ]);
  }
});

test('on paper, headings stay with their text, numbers of steps are ink, and no breadcrumbs lead back', async ({
  page,
}) => {
  await visit(page, templates.guide);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
  expect(await style(page, '.markdown > h2', 'break-after')).toBe('avoid');
  const [color, ground] = await page
    .locator('.steps > ol > li')
    .first()
    .evaluate((step) => {
      const { color: ink, backgroundColor } = getComputedStyle(step, '::before');
      return [ink, backgroundColor];
    });
  expect(color).toBe(await style(page, 'body', 'color'));
  expect(ground).toBe('rgba(0, 0, 0, 0)');
});

test('on paper, code wraps, tables have all columns, dark is light, and nothing is there to press', async ({
  page,
}) => {
  // A4 at 96 dpi, less the margins that browsers leave.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const paper = await style(page, 'html', 'background-color');
  const ink = await style(page, 'body', 'color');
  const routes = [
    templates.stylePage,
    templates.table,
    templates.tableColumns,
    templates.sdk,
    templates.apiOperation,
    templates.apiOverview,
  ];
  for (const route of routes) {
    await page.emulateMedia({ media: 'screen' });
    await visit(page, `${route}?docusaurus-theme=dark`);
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
    await expect(page.locator('main :is(button, input, select)').filter({ visible: true })).toHaveCount(0);
  }
});
