/** An unknown address: the document is one file for all of them, and yet speaks of the one that was asked for. */
import { currentSdkVersion } from '../../config/versions';
import { expect, hydrated, test, visit } from './fixtures';

test.beforeEach(({ watch }) => void watch.expectedErrors.push(/404 \(Not Found\)/));

for (const path of [
  '/no/such/page',
  '/docs/promote/nothing',
  `/sdk/${currentSdkVersion}/android/nothing`,
  '/sdk/nothing',
  '/api/nothing',
  '/blog/nothing',
]) {
  test(`${path} has its title, and a mail that names it`, async ({ page }) => {
    const response = await page.goto(`${path}?from=a-link`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle('Page not found · Whence Docs');
    const mail = page.getByRole('link', { name: 'Report the address to support' });
    await expect(mail).toHaveAttribute(
      'href',
      new RegExp(`&body=${encodeURIComponent(`https://docs.whence.example${path}`)}$`),
    );
    await expect(page.locator('h1')).toHaveText('Page not found');
  });
}

for (const path of ['/sdk/5.1.x/overvew', '/sdk/5.0.x/android/x'])
  test(`${path} becomes a page of its version once it runs, without a document of its own`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const menu = page.locator('.navbar').getByRole('button', { name: /^SDK \d/ });
    await expect(menu).toHaveText(`SDK ${path.split('/')[2]}`);
  });

for (const width of [390, 1180, 1440, 1920])
  test(`begins where the footer begins, as home does, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    for (const path of ['/no/such/page', '/']) {
      await page.goto(path);
      expect(await left('h1'), path).toBe(await left('.footer__title'));
    }
  });

test('names the nearest pages, and loads their list nowhere else', async ({ page, quiet }) => {
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/page-list.json')) lists.push(request.url());
  });
  await visit(page, '/docs/promote/');
  await quiet();
  expect(lists).toEqual([]);
  await page.goto('/docs/promote/bid-managment/adjust-bids-manualy');
  const nearest = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(nearest).toHaveText('Adjust bids manually');
  await nearest.click();
  await expect(page.locator('h1')).toHaveText('Adjust bids manually');
  await expect(page).toHaveTitle(/^Adjust bids manually/);
});

test('names pages by the words of an address, and none for its folders alone', async ({ page, quiet }) => {
  const main = page.getByRole('main');
  await page.goto('/docs/promot/goals');
  await expect(main.getByRole('link', { name: 'Create a goal' })).toBeVisible();
  await visit(page, '/docs/resources/glossary-and-definitions/rxyz');
  await quiet();
  await expect(main.getByRole('listitem')).toHaveCount(0);
});

test('search begins with the words of the address', async ({ page }) => {
  await visit(page, '/old/bidding-hierarchy.html');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('old bidding hierarchy');
  await field.fill('bidding hierarchy');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=bidding+hierarchy');
  await expect(page.getByRole('main')).toContainText('Bidding hierarchy');
});

test('a link to nowhere inside the site names its address, too', async ({ page }) => {
  await visit(page, '/docs/promote/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href^="/docs"]');
    history.pushState(null, '', '/docs/promote/gone');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    link?.blur();
  });
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.getByRole('link', { name: 'Report the address to support' })).toHaveAttribute(
    'href',
    /gone$/,
  );
});

test('folders of pages lead to a page', async ({ page }) => {
  for (const [folder, target] of [
    ['/api/management', '/api/management/management-api'],
    ['/api/app-events/', '/api/app-events/appevent-api'],
    ['/api/raw-data-export/event-table-schemas', '/api/raw-data-export/'],
    ['/docs/promote/bid-management/overview', '/docs/promote/bid-management/'],
  ] as const) {
    await page.goto(folder);
    await page.waitForURL(`**${target}`);
  }
});
