/** Form of a page: one measure, title first, the bar of facts. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { resize } from './tables-cut';
import { templates } from './templates';

/** Widths of the blocks of a page that match a selector, in CSS pixels, rounded; each once. */
const widths = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((blocks) => [
      ...new Set(blocks.map((block) => Math.round(block.getBoundingClientRect().width))),
    ]);

test('a page has two right edges', async ({ page }) => {
  for (const path of [templates.guide, templates.concept, templates.sdk, templates.stylePage]) {
    await visit(page, path);
    for (const [width, measure, wide] of [
      [1440, 680, 812],
      [1920, 736, 992],
    ] as const) {
      await resize(page, width);
      const where = `${path}, ${width} px`;
      const text = '.markdown > :is(p, h2, h3, ul, ol, .steps, .page-facts, .theme-admonition, .code)';
      expect(await widths(page, text), where).toEqual([measure]);
      const others = await widths(page, '.markdown > :is(.tabs-container, .table-scroll, .figure, .chart)');
      expect(
        others.filter((width) => width !== measure && width !== wide),
        where,
      ).toEqual([]);
    }
  }
});

test('from the smallest laptop on, the contents list is next to the text, unless a table needs the room', async ({
  page,
}) => {
  const list = page.locator('.table-of-contents');
  const button = page.locator('.theme-doc-toc-mobile button');
  const box = page.locator('.navbar .search-button span');
  for (const [path, from] of [
    [templates.guide, 1200],
    [templates.concept, 1200],
    [templates.sdk, 1440],
    [templates.table, 1440],
  ] as const) {
    await visit(page, path);
    for (const width of [1180, 1200, 1280, 1360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${path}, ${width} px`;
      await expect(list, where).toBeVisible({ visible: width >= from });
      await expect(button, where).toBeVisible({ visible: width < from });
      // Out of sight, the name of the button has a width of 1 px.
      expect(((await box.boundingBox())?.width ?? 0) > 60, where).toBe(width >= 1200);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the title comes before the contents list, which opens', async ({ page }) => {
    await visit(page, templates.guide);
    const list = page.locator('.theme-doc-toc-mobile');
    await expect(list).toHaveCount(1);
    const below = () =>
      list.evaluate((box) => {
        const title = document.querySelector('h1');
        return title && box.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
      });
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await list.getByRole('button').click();
    await expect(list.getByRole('link', { name: 'Before you begin' })).toBeVisible();
  });
});

test('the announcement is one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(templates.guide);
  const text = page.locator('.theme-announcement-bar > div').nth(1);
  expect((await text.boundingBox())!.height).toBeLessThanOrEqual(40);
  expect(await text.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar below the title says place, roles, plan and counterparts', async ({ page }) => {
    await page.goto(templates.guide);
    const bar = page.locator('.page-facts');
    await expect(bar).toContainText('Promote > Campaigns');
    await expect(bar).toContainText('Admin, Manager');
    await expect(bar.locator('.badge--pro')).toHaveText('Pro');
    await bar.getByRole('link', { name: 'Upload bids' }).click();
    await expect(page.locator('h1')).toHaveText('Upload bids');
    const operation = page.locator('.page-facts');
    await expect(operation).toHaveCount(1);
    await expect(operation).toContainText('Rate limit');
    await operation.getByRole('link', { name: 'Adjust bids manually' }).click();
    await expect(page.locator('h1')).toHaveText('Adjust bids manually');
  });
});
