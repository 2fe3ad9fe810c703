/** Sixty switches of version and platform, with storage blocked: where they lead, Back, and the way back by the menu. */
import { currentSdkVersion } from '../../config/versions';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { Random } from '../../lib/random';
import { plannedPages } from '../../lib/routes/planned-pages';
import { writtenRoutes } from '../../lib/routes/written-routes';
import { sdkPage } from '../../lib/shared/sdk-switch';
import { trimSlash } from '../../lib/shared/trim-slash';
import { blockStorage } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';

const pages = plannedPages().flatMap(({ path, area }) =>
  area === 'sdk' && writtenRoutes().has(path) ? [path] : [],
);
const perTest = 10;

/** Links of the built page: what the menus have to lead to. */
const linksOf = (route: string) => {
  const $ = load(readFileSync(`build${route}/index.html`, 'utf8'));
  return $('.page-facts .page-place')
    .get()
    .flatMap((row) => (/^(?:Platform|Version)$/.test($('dt', row).text()) ? $('a', row).get() : []))
    .map((link) => ({
      name: $(link).text(),
      to: $(link).attr('href') ?? '',
      isOther: $(link).attr('title') !== undefined,
    }));
};

for (let part = 0; part < 6; part += 1)
  test(`switches ${part * perTest + 1} to ${(part + 1) * perTest}`, async ({ page }) => {
    test.slow();
    await blockStorage(page, 'localStorage');
    await blockStorage(page, 'sessionStorage');
    const random = new Random(`switches ${part}`);
    for (let at = 0; at < perTest; at += 1) {
      const from = random.pick(pages);
      // Half of them to another subject, if the page has such a link.
      const links = linksOf(from);
      const others = links.filter(({ isOther }) => isOther);
      const { name, to } = random.pick(at % 2 === 0 && others.length > 0 ? others : links);
      const rows = page.locator('.page-facts .page-place');
      const follow = async (text: string, menuName: string): Promise<void> => {
        const version = page.locator('.navbar .dropdown').filter({ hasText: 'SDK' });
        if (/^\d/.test(text) && at % 3 === 0) {
          // The menu that a click has closed opens when the pointer comes anew.
          await page.mouse.move(0, 600);
          await version.hover();
          await version.getByRole('link', { name: menuName, exact: true }).click();
        } else await rows.getByRole('link', { name: text, exact: true }).click();
      };
      const isAt = async (route: string): Promise<void> => {
        await expect(page).toHaveURL(({ pathname }) => trimSlash(pathname) === trimSlash(route));
        // The address comes first; a link of the page before would go with it.
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${trimSlash(route)}/?$`),
        );
      };
      await visit(page, from);
      await follow(name, `SDK ${name}`);
      await isAt(to);
      await page.goBack();
      await isAt(from);
      await follow(name, `SDK ${name}`);
      await isAt(to);
      // The way back by the menu: to the version or platform that the reader came from.
      const origin = sdkPage(from);
      const platform = page.locator('.page-facts .page-place', { hasText: /^Platform/ });
      const back = /^\d/.test(name)
        ? rows.getByRole('link', { name: origin?.version ?? '', exact: true })
        : platform.locator(`a[href^="${from}"]`);
      await back.click();
      await isAt(from);
    }
  });

test('a reader led to another subject by two menus comes back to the first', async ({ page }) => {
  await visit(page, '/sdk/5.1.x/unity/reference/whence-sdk-behaviour');
  const link = (name: string) => page.locator('.page-facts').getByRole('link', { name, exact: true });
  await link(`${currentSdkVersion}: Add the prefab`).click();
  await expect(page).toHaveURL(new RegExp(`/sdk/${currentSdkVersion}/unity/add-the-prefab$`));
  await link('iOS: Set up the SDK').click();
  await expect(page).toHaveURL(new RegExp(`/sdk/${currentSdkVersion}/ios/setup$`));
  await link('Unity: Add the prefab').click();
  await link('5.1.x').click();
  await expect(page).toHaveURL(/\/sdk\/5\.1\.x\/unity\/reference\/whence-sdk-behaviour$/);
  // Also if the document's own link led there, before the app had started.
  await page.goto('/sdk/5.1.x/unity/reference/dimension');
  await page.evaluate(
    (address) => location.assign(address),
    `/sdk/${currentSdkVersion}/overview/predefined-events`,
  );
  await expect(page).toHaveURL(/predefined-events$/);
  await hydrated(page);
  await link('5.1.x').click();
  await expect(page).toHaveURL(/\/sdk\/5\.1\.x\/unity\/reference\/dimension$/);
});
