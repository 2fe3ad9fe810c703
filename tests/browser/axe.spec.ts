/**
 * Zero axe violations on every template at phone width, in both color modes. Pages at desktop width are looked at one by
 * one in every-page.spec.ts, which has all templates but the one that is not a page.
 */
import { modeInTurn, violations, violationsInBothModes } from './accessibility';
import { expect, hydrated, test } from './fixtures';
import { templates } from './templates';

const { notFound, ...pages } = templates;

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  for (const [index, [name, path]] of Object.entries(pages).entries()) {
    test(`${name} has no axe violation in either color mode`, async ({ page }) => {
      expect(await violationsInBothModes(page, path, modeInTurn(index))).toEqual([]);
    });
  }
});

for (const [index, width] of [1440, 390].entries()) {
  test(`an unknown address has no axe violation in either color mode, ${width} px`, async ({
    page,
    watch,
  }) => {
    watch.expectedErrors.push(/404/);
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothModes(page, notFound, modeInTurn(index))).toEqual([]);
  });
}

test('the check finds a violation of each mode', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = '[data-theme="dark"] h1 { color: #222; background: #111; }';
      document.head.append(style);
    });
  });
  const found = await violationsInBothModes(page, templates.guide, 'light');
  expect(found).toEqual([expect.stringMatching(/^dark: color-contrast: h1/)]);
});

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
