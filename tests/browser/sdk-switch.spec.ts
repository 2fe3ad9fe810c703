/**
 * Switches of version and platform, with storage blocked: where they lead, Back, and the way back by the menu. That the links
 * of every page lead where they say is in tests/site/sdk-switch.test.ts.
 */
import type { Page } from '@playwright/test';
import { currentSdkVersion } from '../../config/versions';
import { trimSlash } from '../../lib/shared/trim-slash';
import { blockStorage } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';

const current = `/sdk/${currentSdkVersion}`;
const old = '/sdk/5.1.x/unity/reference/whence-sdk-behaviour';

/** Where a reader is, the name of the link, where it leads, and the name of the link that leads back. */
const switches = [
  [`${current}/ios/privacy`, 'Android', `${current}/android/privacy`, 'iOS'],
  [`${current}/ios/privacy`, 'SDK 5.0.x', '/sdk/5.0.x/ios/privacy', currentSdkVersion],
  [`${current}/unity/add-the-prefab`, 'iOS: Set up the SDK', `${current}/ios/setup`, 'Unity'],
  [old, `${currentSdkVersion}: Add the prefab`, `${current}/unity/add-the-prefab`, '5.1.x'],
] as const;

/**
 * Address and head come first, the page after them; until then, a link of the page before would be followed. That one links
 * to the new page, which doesn't link to itself.
 */
async function arrive(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => trimSlash(pathname) === route);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${route}/?$`));
  await expect(page.locator(`.page-facts a[href="${route}"]`)).toHaveCount(0);
}

for (const [from, name, to, back] of switches)
  test(`${name} of ${from} leads there and back`, async ({ page }) => {
    await blockStorage(page, 'localStorage');
    await blockStorage(page, 'sessionStorage');
    const link = (text: string) => page.locator('.page-facts').getByRole('link', { name: text, exact: true });
    const follow = async (): Promise<void> => {
      if (!name.startsWith('SDK ')) return link(name).click();
      const menu = page.locator('.navbar .dropdown').filter({ hasText: name });
      // The menu that a click has closed opens when the pointer comes anew.
      await page.mouse.move(0, 600);
      await menu.hover();
      await menu.getByRole('link', { name, exact: true }).click();
    };
    await visit(page, from);
    await follow();
    await arrive(page, to);
    await page.goBack();
    await arrive(page, from);
    await follow();
    await arrive(page, to);
    await link(back).click();
    await arrive(page, from);
  });

test('a reader led to another subject by two menus comes back to the first', async ({ page }) => {
  await visit(page, old);
  const link = (name: string) => page.locator('.page-facts').getByRole('link', { name, exact: true });
  await link(`${currentSdkVersion}: Add the prefab`).click();
  await arrive(page, `${current}/unity/add-the-prefab`);
  await link('iOS: Set up the SDK').click();
  await arrive(page, `${current}/ios/setup`);
  await link('Unity: Add the prefab').click();
  await arrive(page, `${current}/unity/add-the-prefab`);
  await link('5.1.x').click();
  await arrive(page, old);
  // Also if the document's own link led there, before the app had started.
  await page.goto('/sdk/5.1.x/unity/reference/dimension');
  await page.evaluate((address) => location.assign(address), `${current}/overview/predefined-events`);
  await arrive(page, `${current}/overview/predefined-events`);
  await hydrated(page);
  await link('5.1.x').click();
  await arrive(page, '/sdk/5.1.x/unity/reference/dimension');
});
