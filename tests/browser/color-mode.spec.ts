/** Switching the color mode is one change of colors: nothing fades link by link. */
// cspell:words Segoe
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

test('starts no animation for each link', async ({ page }) => {
  await page.goto(templates.table);
  await hydrated(page);
  expect(await page.locator('main a').count()).toBeGreaterThan(100);
  const started = await page
    .locator('.navbar')
    .getByRole('button', { name: /dark and light mode/i })
    .first()
    .evaluate((button: HTMLElement) => {
      button.click();
      // Reading a style makes the browser start what the change starts.
      getComputedStyle(document.body).getPropertyValue('color');
      return document.getAnimations().length;
    });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(started).toBeLessThanOrEqual(20);
});

test('the face is that of the system, and named so that Latin letters are good everywhere', async ({
  page,
}) => {
  await page.goto(templates.guide);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family.indexOf('Segoe UI')).toBeGreaterThan(-1);
  expect(family.indexOf('system-ui')).toBeGreaterThan(family.indexOf('Roboto'));
});
