/** Switching the color mode is one change of colors: nothing fades. */
// cspell:words Segoe
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

test('starts no animation', async ({ page }) => {
  for (const path of [
    templates.table,
    templates.apiOperation,
    templates.concept,
    templates.stylePage,
    templates.blogList,
    templates.home,
  ]) {
    await visit(page, path);
    const started = await page
      .locator('.navbar')
      .getByRole('button', { name: /dark and light mode/i })
      .first()
      .evaluate((button: HTMLElement) => {
        const before = new Set(document.getAnimations());
        button.click();
        // Reading a style makes the browser start what the change starts.
        getComputedStyle(document.body).getPropertyValue('color');
        return document
          .getAnimations()
          .filter((animation) => !before.has(animation))
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120));
      });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(started, path).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the face is that of the system, and named so that Latin letters are good everywhere', async ({
  page,
}) => {
  await page.goto(templates.guide);
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family.indexOf('Segoe UI')).toBeGreaterThan(-1);
  expect(family.indexOf('system-ui')).toBeGreaterThan(family.indexOf('Roboto'));
});
