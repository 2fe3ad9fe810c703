/** An unknown address: the document is one file for all of them, and yet speaks of the one that was asked for. */
import { currentSdkVersion } from '../../config/versions';
import { expect, hydrated, test, visit } from './fixtures';
import { resize } from './tables-cut';

test.beforeEach(({ watch }) => void watch.expectedErrors.push(/404 \(Not Found\)/));

for (const path of ['/docs/promote/nothing', `/sdk/${currentSdkVersion}/android/nothing`]) {
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

test('becomes a page of its version once it runs, without a document of its own', async ({ page }) => {
  await visit(page, '/sdk/5.0.x/android/x');
  await expect(page.locator('.navbar').getByRole('button', { name: /^SDK \d/ })).toHaveText('SDK 5.0.x');
});

test('begins where the footer begins, as home does', async ({ page }) => {
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  for (const path of ['/no/such/page', '/']) {
    await visit(page, path);
    for (const width of [390, 1440, 1920]) {
      await resize(page, width);
      expect(await left('h1'), `${path}, ${width} px`).toBe(await left('.footer__title'));
    }
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
