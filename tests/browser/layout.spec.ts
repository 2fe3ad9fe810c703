/** Form of a page: one measure, title first, the bar of facts, breadcrumbs that name the area. */
import { currentSdkVersion } from '../../config/versions';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

/** Widths of the blocks of a page that match a selector, in CSS pixels, rounded; each once. */
const widths = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .evaluateAll((blocks) => [
      ...new Set(blocks.map((block) => Math.round(block.getBoundingClientRect().width))),
    ]);

for (const [width, measure, wide] of [
  [1440, 680, 812],
  [1920, 736, 992],
] as const) {
  test(`a page has two right edges, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [templates.guide, templates.concept, templates.sdk, templates.stylePage]) {
      await visit(page, path);
      const text = '.markdown > :is(p, h2, h3, ul, ol, .steps, .page-facts, .theme-admonition, .code)';
      expect(await widths(page, text), path).toEqual([measure]);
      const others = await widths(page, '.markdown > :is(.tabs-container, .table-scroll, .figure, .chart)');
      expect(
        others.filter((width) => width !== measure && width !== wide),
        path,
      ).toEqual([]);
    }
  });
}

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

test('no rule is drawn above a heading, and space sets it off', async ({ page }) => {
  for (const path of [templates.guide, templates.stylePage]) {
    await page.goto(path);
    const headings = page.locator('.markdown > h2');
    expect(await headings.count(), path).toBeGreaterThan(2);
    for (const heading of await headings.all()) {
      await expect(heading, path).toHaveCSS('border-top-width', '0px');
      await expect(heading, path).toHaveCSS('margin-top', '56px');
    }
    await expect(page.locator('.markdown > hr + h2'), path).toHaveCount(0);
  }
});

test('only versions that are not current have a badge', async ({ page }) => {
  for (const [path, count] of [
    [templates.guide, 0],
    [templates.sdk, 0],
    [templates.apiOperation, 0],
    [templates.sdkOld, 1],
    [templates.classic, 1],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.theme-doc-version-badge'), path).toHaveCount(count);
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

for (const width of [1440, 390, 320]) {
  test(`the announcement is one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(templates.guide);
    const bar = page.locator('.theme-announcement-bar');
    expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(40);
    expect(
      await bar
        .locator('> div')
        .nth(1)
        .evaluate((text) => text.scrollWidth - text.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('breadcrumbs name the area and lead to it', async ({ page }) => {
  for (const [path, area, href] of [
    [templates.guide, 'Promote', '/docs/promote/'],
    [templates.glossary, 'Resources', '/docs/resources/'],
    [templates.sdk, `SDK ${currentSdkVersion}`, `/sdk/${currentSdkVersion}/overview/`],
    [templates.apiOperation, 'API', '/api/overview'],
  ] as const) {
    await visit(page, path);
    const crumb = page.locator('.breadcrumbs__item').nth(1);
    await expect(crumb, path).toHaveText(area);
    await expect(crumb.getByRole('link'), path).toHaveAttribute('href', href);
  }
  await page.goto(templates.area);
  await expect(page.locator('.breadcrumbs__item')).toHaveCount(2);
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
