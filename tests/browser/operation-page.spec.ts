/** API operations: samples next to what is read or after it, errors by status. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

const path = templates.apiOperation;

/** Right edge of an element's box. */
const rightOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => box.getBoundingClientRect().right);

/** Waits until an element ends at the right edge of the page's content. */
const endsWithContent = (page: Page, selector: string): Promise<void> =>
  expect
    .poll(async () =>
      Math.abs((await rightOf(page, selector)) - (await rightOf(page, '.theme-doc-markdown'))),
    )
    .toBeLessThanOrEqual(1);

for (const width of [1280, 1920]) {
  test(`the samples of the part that is read are next to it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    await expect(page.locator('.table-of-contents').first()).toBeHidden();
    const tabs = page.getByRole('tablist').first();
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
    const holding = (selector: string) =>
      page.locator('.api-samples-view', { has: page.locator(selector) }).first();
    const samples = holding('#samples');
    const bodies = holding('#request-examples');
    const example = page.locator('.api-samples-view', { hasText: '"upload_id"' });
    const problem = page.locator('.api-part', { has: page.locator('#problem') }).locator('.api-samples-view');
    // Stay in view from the top of their part to its last field, and give way to the samples of the next part.
    for (const [view, text, other] of [
      [samples, '.api-endpoint', example],
      [bodies, '#request-body', example],
      [bodies, '#body-dry_run', samples],
      [example, '#response-202', samples],
      [example, '#response-202-created_at', samples],
      [problem, '#problem', example],
      [problem, '#problem-errors-message', example],
    ] as const) {
      await page.locator(text).evaluate((place) => place.scrollIntoView({ block: 'center' }));
      // Half of it, or as much as the window has room for from the text down, where samples begin.
      const room = 900 - ((await page.locator(text).boundingBox())?.y ?? 0);
      const most = (0.98 * room) / ((await view.boundingBox())?.height ?? 0);
      await expect(view, text).toBeInViewport({ ratio: Math.min(0.49, most) });
      if (other) await expect(other, text).not.toBeInViewport();
      const [left, right] = [await page.locator(text).boundingBox(), await view.boundingBox()];
      expect(right!.x, text).toBeGreaterThan(left!.x + left!.width);
    }
    await endsWithContent(page, '.api-samples');
  });
}

for (const width of [1200, 320]) {
  test(`samples follow the summary, and examples their fields, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
    expect(await top('#samples')).toBeGreaterThan(await top('.page-facts'));
    expect(await top('#samples')).toBeLessThan(await top('#parameters'));
    const example = '.api-samples:has-text("upload_id") .code';
    expect(await top(example)).toBeGreaterThan(await top('#response-202-created_at'));
    expect(await top(example)).toBeLessThan(await top('#response-headers'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test('the open builder takes the place of the samples, and gives it back', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('button', { name: 'Build a request' }).click();
  await expect(page.locator('.builder-snippet pre')).toBeVisible();
  // At the endpoint that it is about.
  expect(
    await page
      .locator('.builder')
      .evaluate((box) => box.closest('.builder-entry')?.previousElementSibling?.className),
  ).toBe('api-endpoint');
  const samples = page.locator('.api-samples', { has: page.locator('#samples') });
  await expect(samples).toBeHidden();
  await endsWithContent(page, '.builder');
  await expect(page.locator('.builder select').first()).toHaveCSS('background-image', /linear-gradient/);
  await page.getByRole('button', { name: 'Close the builder' }).click();
  await expect(samples).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('errors fold by status, say their codes, and open', async ({ page }) => {
    await page.goto(path);
    const fold = page.locator('.api-error', { has: page.locator('#response-422') });
    await expect(fold.locator('summary')).toContainText('422');
    await expect(fold.locator('summary')).toContainText('bid_upload_invalid');
    await expect(fold.locator('li')).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('li')).toBeVisible();
    await expect(fold.getByRole('link', { name: 'bid_upload_invalid', exact: true })).toHaveAttribute(
      'href',
      '/api/overview#bid-upload-invalid',
    );
  });

  for (const anchor of ['409-idempotency-in-progress', 'response-409'])
    test(`#${anchor} opens the fold that it leads into`, async ({ page }) => {
      await page.goto(`${path}#${anchor}`);
      const fold = page.locator('.api-error', { has: page.locator('#response-409') });
      await expect(fold).toHaveAttribute('open');
      // The status is in sight above the place that the address leads to.
      await expect(fold.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await expect(page.locator('.api-error[open]')).toHaveCount(1);
    });
});

test('an error opens after a move inside the app, with its example next to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, path);
  const fold = page.locator('.api-error', { has: page.locator('#response-409') });
  await expect(fold).not.toHaveAttribute('open');
  await page.evaluate(() => {
    // A move that only the router notices; the browser itself follows no address then.
    window.history.pushState(null, '', '#409-idempotency-in-progress');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(fold).toHaveAttribute('open');
  const entry = page.locator('[id="409-idempotency-in-progress"]');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveClass(/row-found/);
  const [text, example] = [await entry.boundingBox(), await fold.locator('.code').boundingBox()];
  expect(example!.x).toBeGreaterThan(text!.x + text!.width);
});

test('the keyboard opens an error and reaches the link to it', async ({ page }) => {
  await visit(page, path);
  const fold = page.locator('.api-error', { has: page.locator('#response-401') });
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(fold.getByRole('link', { name: 'missing_api_key', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  const self = fold.getByRole('link', { name: 'Direct link to 401 missing_api_key' });
  await expect(self).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#401-missing-api-key$/);
});
