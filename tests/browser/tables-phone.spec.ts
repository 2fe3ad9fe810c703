/** Tables, code and figures on a phone: nothing is cut without a sign, and nothing covers anything. */
import type { Page } from '@playwright/test';
import { violations } from './accessibility';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

test.use({ viewport: { width: 390, height: 844 } });

/** Tables that scroll sideways, by name. */
const cut = (page: Page, box: string) =>
  page
    .locator(box)
    .evaluateAll((boxes) =>
      boxes
        .filter((each) => each.scrollWidth > each.clientWidth)
        .map((each) => each.getAttribute('aria-label')),
    );

for (const [name, route] of Object.entries({
  table: templates.table,
  reference: templates.reference,
  glossary: templates.glossary,
  apiOperation: templates.apiOperation,
  guide: templates.guide,
})) {
  test(`records and pairs are not cut: ${name}`, async ({ page }) => {
    await page.goto(route);
    expect(await page.locator('main :is(.table-records, .table-pair)').count()).toBeGreaterThan(0);
    expect(await cut(page, 'main :is(.table-records, .table-pair)')).toEqual([]);
  });
}

test('a row of a record names its cells to the eye, and is a row of a table to a screen reader', async ({
  page,
}) => {
  await page.goto(templates.table);
  await hydrated(page);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Column', 'Meaning', 'Example', 'Class']);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(4);
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('Meaning');
  expect(await violations(page)).toEqual([]);
});

test('a record that an address leads to is marked from edge to edge', async ({ page }) => {
  await page.goto(`${templates.tableErrors}#row-network`);
  await hydrated(page);
  const row = page.locator('tr:has(#row-network)');
  await expect(row).toBeInViewport();
  const colors = await row.evaluate((each) =>
    [each, each.firstElementChild, each.nextElementSibling].map(
      (box) => box && getComputedStyle(box).backgroundColor,
    ),
  );
  expect(colors[0]).toBe(colors[1]);
  expect(colors[0]).not.toBe(colors[2]);
});

test('a matrix keeps the names of its rows in sight and shows that it goes on', async ({ page }) => {
  await page.goto(templates.table);
  const box = page.locator('.table-matrix').first();
  const name = box.locator('tbody tr').first().locator('td').first();
  const before = await name.boundingBox();
  await box.evaluate((each) => each.scrollTo({ left: 200 }));
  expect(await box.evaluate((each) => each.scrollLeft)).toBe(200);
  expect((await name.boundingBox())?.x).toBe(before?.x);
  expect(await box.evaluate((each) => getComputedStyle(each).backgroundAttachment)).toContain('local');
});

test('the buttons of code are above its first line', async ({ page }) => {
  for (const route of [templates.sdk, templates.apiOperation, templates.stylePage]) {
    await page.goto(route);
    const covered = await page.locator('figure.code').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.getBoundingClientRect().height > 0)
        .filter((block) => {
          const code = block.querySelector('pre')?.getBoundingClientRect().top ?? 0;
          return [...block.querySelectorAll('button')].some(
            (button) => button.getBoundingClientRect().bottom > code,
          );
        })
        .map((block) => block.textContent),
    );
    expect(covered).toEqual([]);
    const copy = page.locator('figure.code .code-copy').first();
    await expect(copy).toHaveCSS('opacity', '1');
  }
});

test('an endpoint does not break after "https:"', async ({ page }) => {
  for (const width of [320, 390, 997, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const route of [templates.apiOperation, '/api/management/get-app-partner-connection']) {
      await page.goto(route);
      const lines = await page
        .locator('.api-server')
        .first()
        .evaluate((server) => {
          const range = document.createRange();
          range.selectNodeContents(server);
          return new Set([...range.getClientRects()].filter((rect) => rect.width > 0).map(({ top }) => top))
            .size;
        });
      expect(lines).toBe(1);
      const endpoint = page.locator('.api-endpoint pre').first();
      expect(await endpoint.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test('a figure is whole, and opens large on a tap', async ({ page }) => {
  await page.goto(templates.concept);
  await hydrated(page);
  const box = page.locator('.figure-drawing').first();
  expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const small = await box.locator('svg').boundingBox();
  /** How far the caption is below the top of the page. */
  const caption = () =>
    page
      .locator('.figure figcaption')
      .first()
      .evaluate((each) => each.getBoundingClientRect().top + window.scrollY);
  const below = await caption();
  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const large = await dialog.locator('svg').boundingBox();
  expect(large?.width).toBeGreaterThan(1.8 * (small?.width ?? 0));
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await box.locator('svg').boundingBox())?.width).toBe(small?.width);
  expect(await caption()).toBe(below);
  await expect(page.getByRole('button', { name: /^Enlarge/ }).first()).toBeFocused();
  await box.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});
