/** API operations: samples that stay in view or follow the summary, errors by status. */
import { scroll } from './circumstances';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

const path = templates.apiOperation;

for (const width of [1280, 1440, 1920]) {
  test(`samples stay in view where the contents list was, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('.table-of-contents').first()).toBeHidden();
    const view = page.locator('.api-samples-view');
    const text = await page.locator('#request-body').boundingBox();
    expect((await view.boundingBox())!.x).toBeGreaterThan(text!.x + text!.width);
    await page.locator('#response-202').scrollIntoViewIfNeeded();
    await scroll(page, 600);
    await expect(view).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

for (const width of [1200, 390, 320]) {
  test(`samples follow the summary, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(await top('#samples')).toBeGreaterThan(await top('.page-facts'));
    expect(await top('#samples')).toBeLessThan(await top('#parameters'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the open builder takes the place of the samples, and gives it back', async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Build a request' }).click();
  await expect(page.locator('.builder-snippet pre')).toBeVisible();
  await expect(page.locator('.api-samples')).toBeHidden();
  const rightOf = (selector: string) =>
    page.locator(selector).evaluate((box) => Math.round(box.getBoundingClientRect().right));
  await expect
    .poll(async () => Math.abs((await rightOf('.builder')) - (await rightOf('.markdown'))))
    .toBeLessThanOrEqual(1);
  await expect(page.locator('.builder select').first()).toHaveCSS('background-image', /linear-gradient/);
  await page.getByRole('button', { name: 'Close the builder' }).click();
  await expect(page.locator('.api-samples')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors fold by status, say their codes, and open', async ({ page }) => {
    await page.goto(path);
    const fold = page.locator('#response-422');
    await expect(fold.locator('summary')).toContainText('422');
    await expect(fold.locator('summary')).toContainText('bid_upload_invalid');
    await expect(fold.locator('table')).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('table')).toBeVisible();
    await expect(fold.getByRole('link', { name: 'bid_upload_invalid' })).toHaveAttribute(
      'href',
      '/api/overview#bid-upload-invalid',
    );
  });
});
