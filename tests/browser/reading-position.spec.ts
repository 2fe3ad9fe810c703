/** Back and forward lead to where the reader was; a new navigation leads to the top or to its anchor. */
import { blockStorage, idle, scrolled, scrollFromTop } from './circumstances';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

for (const [name, route] of Object.entries({ guide: templates.guide, table: templates.table })) {
  test(`back leads to the place on the page, and forward to that on the next: ${name}`, async ({ page }) => {
    await visit(page, route);
    await scrollFromTop(page, 700);
    await page.locator('footer a[href="/docs/resources/"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/docs\/resources\/$/);
    await expect(page.locator('h1')).toHaveText(/Resources/);
    await scrollFromTop(page, 250);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(250);
  });
}

test('back leads to the place among the results of a search, also after another document', async ({
  page,
}) => {
  await visit(page, '/search?q=postback');
  await expect(page.locator('main li').nth(10)).toBeVisible();
  await scrollFromTop(page, 600);
  await page
    .locator('main a[href*="postback"]')
    .nth(6)
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/search/);
  // The address changes before the page does, and the page that is left is at 600.
  await expect(page.locator('.search-page')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(600);
  await page.goto('/docs/promote/');
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await page.evaluate(() => dispatchEvent(new Event('pointerover')));
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('back from an anchor leads to the place of its link, and the same link to its anchor again', async ({
  page,
}) => {
  await visit(page, templates.concept);
  await scrollFromTop(page, 200);
  const entry = page.locator('.table-of-contents').getByRole('link', { name: 'Limits' });
  await entry.click();
  await expect(page).toHaveURL(/#limits$/);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  // Once the app has taken note of the jump.
  await idle(page);
  const anchor = await scrolled(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(200);
  await entry.click();
  await expect.poll(() => scrolled(page)).toBe(anchor);
});

test('a link to an anchor of another page leads to the anchor', async ({ page }) => {
  await visit(page, templates.guide);
  await scrollFromTop(page, 300);
  const link = page.locator('article a[href*="/"][href*="#"]').first();
  const [path, id] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.evaluate((each: HTMLElement) => each.click());
  await expect(page).toHaveURL(`${path}#${id}`);
  const target = page.locator(`[id="${id}"]`);
  await expect(target).toBeInViewport();
  await expect
    .poll(() => target.evaluate((each) => Math.round(each.getBoundingClientRect().top)))
    .toBeGreaterThanOrEqual(60);
});

test('works with storage blocked', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  await visit(page, templates.guide);
  await scrollFromTop(page, 500);
  await page
    .locator('.pagination-nav__link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(templates.guide);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(500);
});
