/** Dropdowns and sidebars, the navbar that hides, cards, and links without a network. */
import { currentSdkVersion } from '../../config/versions';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

test('the SDK dropdown lists four versions and keeps the choice', async ({ page }) => {
  await visit(page, '/');
  const dropdown = page.locator('.navbar .dropdown', { hasText: `SDK ${currentSdkVersion}` });
  await dropdown.locator('.navbar__link').click();
  await expect(dropdown.locator('.dropdown__link')).toHaveText([
    `SDK ${currentSdkVersion}`,
    'SDK 5.1.x',
    'SDK 5.0.x',
    'SDK 4.8.x',
  ]);
  await dropdown.getByRole('link', { name: 'SDK 5.1.x' }).click();
  await expect(page).toHaveURL(/\/sdk\/5\.1\.x\/overview\/?$/);
  await visit(page, '/docs/promote/');
  await expect(
    page.locator('.navbar .dropdown', { hasText: 'SDK 4.8.x' }).locator('.navbar__link'),
  ).toHaveText('SDK 5.1.x');
});

test('the docs version dropdown shows on dashboard docs only and leads to Classic', async ({ page }) => {
  await visit(page, '/docs/promote/');
  const dropdown = page.locator('.navbar .dropdown', { hasText: 'Classic dashboard' });
  await dropdown.locator('.navbar__link').click();
  await dropdown.getByRole('link', { name: 'Classic dashboard' }).click();
  await expect(page).toHaveURL('/docs/classic/');
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  for (const path of ['/blog', `/sdk/${currentSdkVersion}/overview/`]) {
    await page.goto(path);
    await expect(page.locator('.navbar .dropdown', { hasText: 'Classic dashboard' })).toHaveCount(0);
  }
});

test('unmaintained versions say so, maintained ones do not', async ({ page }) => {
  await page.goto('/sdk/4.8.x/overview/');
  await expect(page.locator('.theme-doc-version-banner')).toHaveText(
    `SDK 4.8.x is no longer maintained.The current version is SDK ${currentSdkVersion}: see its documentation.`,
  );
  for (const version of [currentSdkVersion, '5.1.x', '5.0.x']) {
    await page.goto(`/sdk/${version}/overview/`);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  }
});

test('sidebar categories close when another opens', async ({ page }) => {
  await visit(page, '/docs/promote/app-management/');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.getByRole('link', { name: 'Add a new app' })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Bid management' }).click();
  await expect(sidebar.getByRole('link', { name: 'Bidding hierarchy' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Add a new app' })).toBeHidden();
});

test('the sidebar marks the page that is read, also the first one of a category', async ({ page }) => {
  const looks: string[] = [];
  for (const path of [templates.guide, '/docs/promote/bid-management/']) {
    await visit(page, path);
    const link = page.locator('.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
    await expect(link, path).toHaveCount(1);
    looks.push(
      await link.evaluate((each) => {
        const { boxShadow, fontWeight } = getComputedStyle(each);
        // The box of a category has its arrow, too.
        const box = each.closest('.menu__list-item-collapsible') ?? each;
        return [getComputedStyle(box).backgroundColor, boxShadow, fontWeight].join(' ');
      }),
    );
  }
  expect(new Set(looks).size).toBe(1);
  expect(looks[0]).toContain('inset');
});

test('a card leads to its page wherever it is clicked', async ({ page }) => {
  await visit(page, templates.stylePage);
  await page.getByText('Change the bids of one campaign.').click();
  await expect(page.locator('h1')).toHaveText('Adjust bids manually');
});

test('without a network, a link says that its page cannot be loaded, and the page stays', async ({
  page,
  watch,
  context,
}) => {
  watch.expectedErrors.push(/Failed to load resource|Loading chunk|ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/docs/promote/');
  const main = page.getByRole('main');
  const menu = page.locator('.theme-doc-sidebar-menu');
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Bid management' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Page' });
  await expect(dialog).toContainText('This page could not be loaded');
  await expect(page).toHaveURL(/\/docs\/promote\/$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(main.locator('h1')).toHaveText('Promote overview');
  // Anchors of the page lead there.
  await page.locator('.table-of-contents').getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await menu.getByRole('link', { name: 'Bid management' }).click();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/docs\/promote\/bid-management\/$/);
  await expect(main.locator('h1')).not.toHaveText('Promote overview');
  // What the app has shown can be had without a network.
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Overview of Promote' }).click();
  await expect(main.locator('h1')).toHaveText('Promote overview');
});
