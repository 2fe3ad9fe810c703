/** Color mode, announcement bar, mobile sidebar: states that readers set and the site remembers. */
import { layoutShifts, noteShifts } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';

test('is light by default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the toggle switches the color mode and the choice is kept', async ({ page }) => {
  await visit(page, '/docs/promote/');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--w-surface').trim());
  const light = await background();
  await page
    .locator('.navbar')
    .getByRole('button', { name: /color mode|dark and light/i })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the announcement bar stays dismissed', async ({ page }) => {
  await visit(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toBeHidden();
  await visit(page, '/docs/promote/');
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test('a new announcement shows on the first page to a reader who has dismissed the one before', async ({
  page,
  quiet,
}) => {
  const bar = page.locator('.theme-announcement-bar');
  await visit(page, '/');
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toBeHidden();
  const isStored = (): Promise<boolean> =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id'));
      if (key) localStorage.setItem(key, 'the-one-before');
      return key !== undefined;
    });
  expect(await isStored()).toBe(true);
  await noteShifts(page);
  // The document alone shows it, so nothing moves when the app starts.
  await page.goto('/docs/promote/');
  await expect(bar).toBeVisible();
  await hydrated(page);
  await quiet();
  await expect(bar).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await visit(page, '/docs/analyze/');
  await expect(bar).toBeVisible();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar opens, leads on, and closes on back navigation and on growing wide', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
    const sidebar = page.locator('.navbar-sidebar');
    const shown = page.locator('.navbar-sidebar--show');
    await visit(page, '/docs/promote/');
    await menu.click();
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Bid management' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Bid management' }).click();
    await expect(shown).toHaveCount(0);
    await expect(page).toHaveURL('/docs/promote/bid-management/');
    await expect(page.locator('h1')).toHaveText('Bid management');
    await menu.click();
    await expect(shown).toHaveCount(1);
    await page.goBack();
    await expect(shown).toHaveCount(0);
    // It closes the sidebar, not the page. The address is another one until the app has gone forward again.
    await expect(page).toHaveURL('/docs/promote/bid-management/');
    await expect(page.locator('h1')).toHaveText('Bid management');
    await menu.click();
    await expect(shown).toHaveCount(1);
    await page.setViewportSize({ width: 1200, height: 844 });
    await expect(shown).toHaveCount(0);
  });
});
