/** A term that the build has found: by pointer, keyboard, finger and screen reader, and without scripts. */
import { expect, test, visit } from './fixtures';

const route = '/docs/promote/bid-management/adjust-bids-manually';
const glossary = /\/docs\/resources\/glossary-and-definitions\//;

test('opens by pointer and keyboard, closes by Escape, and Enter follows it', async ({ page }) => {
  await visit(page, route);
  const term = page.locator('.term').first();
  const tip = page.locator('.term-tip').first();
  await expect(tip).toBeHidden();
  await term.hover();
  await expect(tip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await term.focus();
  await expect(tip).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/.{20}/);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(glossary);
});

test('a mouse click follows it', async ({ page }) => {
  await visit(page, route);
  await page.locator('.term').first().click();
  await expect(page).toHaveURL(glossary);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the first tap opens it, and the second one follows it', async ({ page }) => {
    await visit(page, route);
    const term = page.locator('.term').first();
    const tip = page.locator('.term-tip').first();
    await term.tap();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await page.locator('h1').tap();
    await expect(tip).toBeHidden();
    await term.tap();
    await expect(tip).toBeVisible();
    await term.tap();
    await expect(page).toHaveURL(glossary);
  });

  test('a screen reader, which touches nothing, follows it at once', async ({ page }) => {
    await visit(page, route);
    await page
      .locator('.term')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(glossary);
  });

  test('a finger that scrolls holds no later click', async ({ page }) => {
    await visit(page, route);
    const term = page.locator('.term').first();
    await term.evaluate((link: HTMLElement) => {
      for (const type of ['pointerdown', 'pointercancel'])
        link.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
      link.click();
    });
    await expect(page).toHaveURL(glossary);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true });

  test('it is a link', async ({ page }) => {
    await page.goto(route);
    await page.locator('.term').first().tap();
    await expect(page).toHaveURL(glossary);
    await expect(page.locator('h1')).toBeVisible();
  });
});
