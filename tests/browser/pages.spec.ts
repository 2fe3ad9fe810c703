/** Every kind of page works: no console error, no outside request, also without scripts; redirects and 404 do their job. */
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

for (const [name, path] of Object.entries(templates)) {
  test(`${name} loads without an error or an outside request`, async ({ page, watch, quiet }) => {
    if (name === 'notFound') watch.expectedErrors.push(/404/);
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await quiet();
  });
}

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
    ['/promote', '/docs/promote/'],
    ['/sdk', '/sdk/5.0.x/overview/'],
    ['/api', '/api/overview'],
    ['/postbacks', '/docs/resources/glossary-and-definitions/postback'],
    ['/api/management-api/bid-upload', '/api/management/bids'],
    ['/promote?utm_source=mail', '/docs/promote/?utm_source=mail'],
  ] as const) {
    await page.goto(from);
    await page.waitForURL(`**${to}`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a path that ends in index.html shows the page', async ({ page }) => {
  await page.goto('/docs/promote/index.html');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Promote overview');
});

test('an unknown address returns 404 and offers where to go', async ({ page, watch }) => {
  watch.expectedErrors.push(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Promote' }).click();
  await expect(page.locator('h1')).toHaveText('Promote overview');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every template shows its text, all tab panels and no dead control', async ({ page, watch }) => {
    watch.expectedErrors.push(/404/);
    for (const [name, path] of Object.entries(templates)) {
      await page.goto(path);
      await expect(page.locator('h1'), name).toBeVisible();
    }
    await page.goto(templates.sdk);
    const activity = page.getByRole('figure', { name: 'StartActivity.java' }).locator('pre');
    await expect(activity).toContainText('extends ComponentActivity');
    await expect(activity).toBeVisible();
    await expect(page.locator('.tab-name', { hasText: 'Java' }).first()).toBeVisible();
    expect(await page.locator('.code-copy').count()).toBeGreaterThan(0);
    expect(await page.locator('.code-copy').filter({ visible: true }).count()).toBe(0);
  });

  test('an API operation has its parameters, body, responses and samples in the HTML', async ({ page }) => {
    await page.goto(templates.apiOperation);
    for (const text of [
      '/management/v1/bids/uploads',
      'allow_large_changes',
      'bid_amount',
      'bid_upload_invalid',
      'curl',
    ]) {
      await expect(page.locator('main')).toContainText(text);
    }
  });
});
