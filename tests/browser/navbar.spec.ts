/** When the navbar hides and shows, what fits into it, how what is open in it closes, and what sidebar and menu show. */
import { currentSdkVersion } from '../../config/versions';
import type { Page } from '@playwright/test';
import { idle, scroll, scrollFromTop } from './circumstances';
import { expect, test, visit } from './fixtures';
import { resize } from './tables-cut';
import { templates } from './templates';

const bar = (page: Page) => page.locator('nav.navbar');
const hidden = /navbarHidden/;
const shown = /^(?!.*navbarHidden)/;

async function scrollDown(page: Page): Promise<void> {
  // The navbar compares one scroll with the next.
  await scrollFromTop(page, 300);
  await scroll(page, 400);
  await expect(bar(page)).toHaveClass(hidden);
}

test('shows after a jump to an anchor, hides when the reader goes on, and shows after back', async ({
  page,
}) => {
  await visit(page, templates.concept);
  const entry = page.locator('.table-of-contents').getByRole('link', { name: 'Limits' });
  for (let time = 1; time <= 2; time += 1) {
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollDown(page);
    await entry.click();
    await expect(bar(page)).toHaveClass(shown);
    // Once the jump is over and the bar has slid in, which both take their time.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const covered = document.querySelector('nav.navbar')?.getBoundingClientRect();
          const heading = document.querySelector('#limits')?.getBoundingClientRect();
          return covered?.top === 0 && heading && heading.top >= covered.bottom && heading.top < innerHeight;
        }),
      )
      .toBe(true);
  }
  // A reader who goes on while the app still takes note of the jump sees the bar hide with the next turn of the wheel.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 50);
      return bar(page).getAttribute('class');
    })
    .toMatch(hidden);
  await page.goBack();
  await expect(bar(page)).toHaveClass(shown);
});

test('shows on a page that is loaded at an anchor', async ({ page }) => {
  await visit(page, `${templates.concept}#limits`);
  await expect(page.locator('#limits')).toBeInViewport();
  // The browser's own scrolling to the anchor does not count as the reader's.
  await idle(page);
  await expect(bar(page)).toHaveClass(shown);
});

test('the SDK item looks active on pages of the SDK alone', async ({ page }) => {
  const item = page.locator('.navbar .dropdown', { hasText: 'SDK 4.8.x' }).locator('> .navbar__link');
  for (const [route, active] of [
    [templates.guide, false],
    [templates.sdkOld, true],
    [templates.sdk, true],
  ] as const) {
    await visit(page, route);
    await expect(item).toHaveClass(active ? /navbar__link--active/ : /^(?!.*navbar__link--active)/);
    const shadow = expect(item, route);
    await (active ? shadow.not : shadow).toHaveCSS('box-shadow', 'none');
  }
  // What marks it is as low as with any other item.
  const bottoms = await page
    .locator('.navbar__items .navbar__link')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => Math.round(link.getBoundingClientRect().bottom))),
    ]);
  expect(bottoms).toHaveLength(1);
});

test('Escape closes a dropdown and gives the focus back to it', async ({ page }) => {
  await visit(page, templates.guide);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'SDK 4.8.x' });
  const link = dropdown.locator('> .navbar__link');
  const menu = dropdown.locator('.dropdown__menu');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dropdown.getByRole('link', { name: `SDK ${currentSdkVersion}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.mouse.move(700, 500);
  await link.hover();
  await expect(menu).toBeVisible();
});

/** A page whose place in the list is below the first screen. */
const farDown = '/docs/promote/network-management/partner-overview/unity-ads';

test('the sidebar shows the open page, and the page stays at its top', async ({ page }) => {
  const entry = page.locator('.theme-doc-sidebar-container .menu__link[aria-current]');
  await visit(page, farDown);
  await expect(entry).toHaveText('Unity Ads');
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // Also where a category opens for the page.
  await visit(page, templates.guide);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'x' } }));
  }, farDown);
  await expect(page.locator('h1')).toHaveText('Unity Ads');
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a choice closes the dropdown, by pointer and by key', async ({ page }) => {
  await visit(page, templates.sdkOverview);
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'SDK 4.8.x' });
  const link = dropdown.locator('> .navbar__link');
  const menu = dropdown.locator('.dropdown__menu');
  await link.hover();
  await dropdown.getByRole('link', { name: 'SDK 5.1.x' }).click();
  await expect(page).toHaveURL(/\/sdk\/5\.1\.x\//);
  await expect(menu).toBeHidden();
  await page.mouse.move(700, 500);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await dropdown.getByRole('link', { name: `SDK ${currentSdkVersion}` }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/sdk/${currentSdkVersion}/`));
  await expect(menu).toBeHidden();
});

test('is one line with all of its items on every laptop and screen', async ({ page }) => {
  await visit(page, templates.guide);
  for (const width of [997, 1024, 1199, 1200, 1301, 1440]) {
    await resize(page, width);
    const parts = await page
      .locator('.navbar__inner :is(.navbar__brand, .navbar__link, .search-button, button)')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .filter((part) => !part.closest('.dropdown__menu'))
          .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
          .map(({ name, box }) => ({ name, left: box.left, right: box.right, height: box.height })),
      );
    expect(parts.length).toBeGreaterThan(9);
    const wrong = parts.filter(
      ({ left, right, height }, at) => height > 44 || right > width || left < (parts[at - 1]?.right ?? 0) - 1,
    );
    expect(wrong, `${width} px`).toEqual([]);
  }
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [route, hasSidebar] of [
    [templates.sdk, true],
    [templates.home, false],
  ] as const) {
    test(`the menu has the names of wide screens: ${route}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, route);
      const wide = await page.locator('.navbar__items .navbar__link').allInnerTexts();
      expect(wide.filter((text) => /^SDK \d/.test(text))).toHaveLength(1);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const menu = page.locator('.navbar-sidebar');
      // The menu of a page with a sidebar begins with that.
      if (hasSidebar) await menu.getByRole('button', { name: /back to main menu/i }).click();
      const names = menu
        .locator('.navbar-sidebar__item')
        .first()
        .locator('> .menu__list > li > :first-child');
      // The language that is on a wide screen's button is one of the list here.
      const sorted = (texts: readonly string[]) =>
        texts
          .map((text) => text.trim().replace(/^English$/, 'Languages'))
          .filter(Boolean)
          .sort();
      await expect.poll(async () => sorted(await names.allInnerTexts())).toEqual(sorted(wide));
    });
  }

  test('the menu opens where the page is in it', async ({ page }) => {
    await visit(page, farDown);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const entry = page.locator('.navbar-sidebar .menu__link[aria-current]').last();
    await expect(entry).toHaveText('Unity Ads');
    await expect(entry).toBeInViewport({ ratio: 1 });
  });

  test('a tap on the SDK shows its platforms, and their pages are near', async ({ page }) => {
    await visit(page, templates.guide);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('button', { name: /back to main menu/i }).click();
    await menu.getByRole('button', { name: /^SDK 6/ }).click();
    const list = menu.locator('li', { hasText: 'SDK 4.8.x' }).locator('ul').first().getByRole('link');
    await expect(list.first()).toHaveText('Android');
    await list.first().click();
    await expect(page).toHaveURL(new RegExp(`/sdk/${currentSdkVersion}/android/$`));
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /set up/i })
        .first(),
    ).toBeVisible();
  });

  test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
    await visit(page, templates.guide);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.locator('.navbar-sidebar').getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
