/** Every kind of page works: no console error, no outside request, also without scripts; redirects and 404 do their job. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

test('elements of Markdown keep the styles of the framework', async ({ page }) => {
  await page.goto('/markdown-page');
  const css = (selector: string, property: string) =>
    page
      .locator(`article ${selector}, main ${selector}`)
      .first()
      .evaluate((el, name) => getComputedStyle(el).getPropertyValue(name), property);
  expect(parseFloat(await css('td', 'padding-left'))).toBeGreaterThan(5);
  expect(parseFloat(await css('ul:not([class])', 'padding-left'))).toBeGreaterThan(10);
  expect(parseFloat(await css('blockquote', 'border-left-width'))).toBeGreaterThan(1);
  expect(parseFloat(await css('.alert', 'padding-left'))).toBeGreaterThan(5);
});

test("redirects lead old addresses to their pages, with anchors and the reader's query", async ({ page }) => {
  for (const [from, to] of [
    ['/manual-bid-adjustments', '/docs/promote/bid-management/adjust-bids-manually'],
    ['/postbacks', '/docs/resources/glossary-and-definitions/postback'],
    ['/promote?utm_source=mail', '/docs/promote/?utm_source=mail'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

// Two of them are in another part of the list of routes than the path with the file's name.
for (const path of [
  '/',
  '/docs/promote/',
  '/docs/promote/goal-management/create-a-goal/',
  '/api/overview/',
]) {
  test(`${path}index.html shows the page once the app runs, too`, async ({ page, request, quiet }) => {
    const html = await (await request.get(path)).text();
    const [, title] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    await visit(page, `${path}index.html`);
    await quiet();
    await expect(page.locator('h1')).toHaveText(title?.replace(/<[^>]+>/g, '') ?? '');
    await expect(page.locator('h1')).not.toHaveText('Page not found');
    // The app goes on from here.
    await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('h1')).toHaveText('Blog');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every template shows its text, all tab panels and no button that would do nothing', async ({
    page,
    watch,
  }) => {
    watch.expectedErrors.push(/404/);
    for (const [name, path] of Object.entries(templates)) {
      await page.goto(path);
      await expect(page.locator('h1'), name).toBeVisible();
      expect(await page.locator('.theme-announcement-bar button').count(), name).toBe(1);
      const buttons = page.locator('button:not([type="submit"])');
      expect(await buttons.filter({ visible: true }).count(), name).toBe(0);
    }
    await page.goto(templates.sdk);
    const activity = page.getByRole('figure', { name: 'StartActivity.java' }).locator('pre');
    await expect(activity).toContainText('extends ComponentActivity');
    await expect(activity).toBeVisible();
    await expect(page.locator('.tab-name', { hasText: 'Java' }).first()).toBeVisible();
  });

  for (const width of [390, 1440]) {
    test(`the announcement is where it is with scripts, ${width} px`, async ({ page, browser, baseURL }) => {
      const boxesOf = (tab: Page) =>
        Promise.all(
          ['.theme-announcement-bar', '.theme-announcement-bar a', 'h1'].map((part) =>
            tab.locator(part).first().boundingBox(),
          ),
        );
      const viewport = { width, height: 900 };
      await page.setViewportSize(viewport);
      await page.goto('/docs/promote/');
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: true });
      const other = await context.newPage();
      await visit(other, '/docs/promote/');
      const boxes = await boxesOf(other);
      expect(boxes[0]?.height).toBeGreaterThan(20);
      expect(await boxesOf(page)).toEqual(boxes);
      await context.close();
    });
  }
});
