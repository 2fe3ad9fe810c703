/** Color mode, announcement bar, mobile sidebar: states that readers set and the site remembers. */
import { blockStorage } from './circumstances';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

test('is light by default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the toggle switches the color mode and the choice is kept', async ({ page }) => {
  await page.goto('/docs/promote/');
  await hydrated(page);
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

test('works with storage blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await page.goto('/sdk/6.0.x/android/get-an-attribution');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Java' }).first().click();
  await expect(page.getByRole('tab', { name: 'Java' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('the announcement bar stays dismissed', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toBeHidden();
  await page.goto('/docs/promote/');
  await hydrated(page);
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar opens, leads on, and closes on back navigation and on growing wide', async ({ page }) => {
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
    const sidebar = page.locator('.navbar-sidebar');
    const shown = page.locator('.navbar-sidebar--show');
    await page.goto('/docs/promote/');
    await hydrated(page);
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

  test('no template scrolls sideways', async ({ page, watch }) => {
    watch.expectedErrors.push(/404/);
    for (const path of Object.values(templates)) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
