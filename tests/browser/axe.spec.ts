/** Zero axe violations on every template, in both color modes, at desktop and phone width. */
import { violations } from './accessibility';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

for (const [name, path] of Object.entries(templates)) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`${name} has no axe violation, ${mode}, ${width} px`, async ({ page, watch }) => {
        if (name === 'notFound') watch.expectedErrors.push(/404/);
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((m) => {
          for (const key of ['theme']) localStorage.setItem(key, m);
        }, mode);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`${path}?docusaurus-theme=${mode}`);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
        expect(await violations(page)).toEqual([]);
      });
    }
  }
}

test('the check finds a violation', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const img = document.createElement('img');
    img.src = '/img/favicon.svg';
    document.querySelector('main')?.append(img);
  });
  expect((await violations(page)).some((v) => v.startsWith('image-alt'))).toBe(true);
});
