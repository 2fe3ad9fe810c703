/** Switching the color mode is one change of colors: nothing fades. */
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
