/**
 * What readers come for, from the home page to the page that answers it: one query and one click, and at most two clicks of
 * navigation. Which page answers a query is measured in tests/site/search.test.ts; here a reader does it.
 */
import type { Page } from '@playwright/test';
import { expect, testInSharedTab, visit } from './fixtures';
import { ask, hitAddresses, input } from './search-box';

interface Task {
  query: string;
  /** Pages that have the answer. */
  pages: RegExp;
  /** Names of links, from the home page. */
  clicks: readonly [string] | readonly [string, string];
}

const tasks: readonly Task[] = [
  {
    query: 'why is my install organic',
    pages: /\/glossary-and-definitions\/attribution\//,
    clicks: ['How attribution works'],
  },
  {
    query: 'bids by API and limits',
    pages: /\/api\/management\/upload-bids/,
    clicks: ['API', 'Upload bids'],
  },
  {
    query: 'which column has the ad set',
    pages: /\/api\/raw-data-export\/(?:columns|(?:event|management)-table-schemas\/)/,
    clicks: ['Export raw data', 'Attribution events'],
  },
  {
    query: 'ROAS D7',
    pages: /\/api\/reporting-api\/(?:acquisition|cohort)|\/docs\/(?:analyze|promote)\//,
    clicks: ['API', 'Acquisition'],
  },
  {
    query: 'rotate a token',
    pages: /\/find-your-whence-token/,
    clicks: ['Find your Whence token'],
  },
  {
    query: 'purchases from a server',
    pages: /\/api\/revenue-events-api\//,
    clicks: ['API', 'Revenue events API'],
  },
  {
    query: 'which error means a wrong token',
    pages: /\/find-your-whence-token|\/android\/setup/,
    clicks: ['Find your Whence token'],
  },
  {
    query: 'connect a network that is not in the list',
    pages: /\/network-management\/connect-a-custom-network/,
    clicks: ['Promote', 'connect a custom network'],
  },
  {
    query: 'my cost doubled since tuesday',
    pages: /\/promote\/cost-data-management\/(?:#.*)?$/,
    clicks: ['Promote', 'Cost data management'],
  },
  {
    query: 'give an agency read access to one app',
    pages: /\/user-management\/create-a-new-user/,
    clicks: ['Promote', 'Create a new user'],
  },
  {
    query: 'why does a click link not redirect',
    pages: /\/generate-a-tracking-url|\/glossary-and-definitions\/tracking-url/,
    clicks: ['Promote', 'generate its tracking URL'],
  },
  {
    query: 'move a campaign to another channel',
    pages: /\/channel-management\/manage-your-channels/,
    clicks: ['Campaign management', 'Manage your channels'],
  },
  {
    query: 'the partner says it gets no postbacks',
    pages: /\/glossary-and-definitions\/postback|\/promote\/network-management\/(?:#.*)?$/,
    clicks: ['Postback'],
  },
  {
    query: 'test the app without touching reports',
    pages: /\/test-device-management/,
    clicks: ['Promote', 'Test device management'],
  },
  {
    query: 'pay per level 5 instead of per install',
    pages: /\/goal-management\/create-a-goal/,
    clicks: ['Goal management', 'Create a goal'],
  },
  {
    query: "upload last month's costs",
    pages: /\/cost-data-management\/importing-costs/,
    clicks: ['Promote', 'importing costs'],
  },
  {
    query: 'find what replaced Admin > Vendors',
    pages: /\/docs\/classic\/|\/blog\/partner-hub-release/,
    clicks: ['Partner Hub is here'],
  },
  {
    query: 'stop a bot network',
    pages: /\/network-management\/stop-a-source-or-partner/,
    clicks: ['Network management', 'Stop a source or a partner'],
  },
  {
    query: 'error 409 on connecting',
    pages: /\/api\/management\/connect-partner/,
    clicks: ['API', 'Connect partner'],
  },
  {
    query: 'Unity costs',
    pages: /\/partner-overview\/unity-ads|\/promote\/cost-data-management\/(?:#.*)?$/,
    clicks: ['Promote', 'Cost data management'],
  },
  {
    query: "ad set name's column",
    pages: /\/api\/raw-data-export\/columns/,
    clicks: ['Export raw data', 'All columns'],
  },
  {
    query: 'purchase in Kotlin without double booking',
    pages: /\/android\/overview\/revenue/,
    clicks: ['Report revenue on Android'],
  },
  {
    query: 'ROAS differs',
    pages: /\/docs\/analyze\/(?:#.*)?$/,
    clicks: ['Analyze'],
  },
  {
    query: 'look-back',
    pages: /\/glossary-and-definitions\/attribution|\/network-management\/manage-ad-network-attributes/,
    clicks: ['How attribution works'],
  },
  {
    query: 'create an app with curl',
    pages: /\/api\/management\/create-app/,
    clicks: ['API', 'Create app'],
  },
  {
    query: 'server events',
    pages: /\/api\/app-events\/appevent-api/,
    clicks: ['API', 'App events'],
  },
  {
    query: '5.1 to 6.0',
    // Whichever platform: the query names none.
    pages: /\/sdk\/6\.0\.x\/(?:[a-z-]+\/overview\/changelog|overview(?:[/#]|$))/,
    clicks: ['SDK overview'],
  },
];

/** Pages among the hits that a reader looks at before writing another query. */
const lookedAt = 3;

/** To the home page by its link where the tab has the site, as a reader goes who has the next question. */
async function goHome(page: Page): Promise<void> {
  // The menu on phones has its own brand, and is there until the page has seen that the window of the tab is wide again.
  const home = page.locator('.navbar__inner .navbar__brand');
  if ((await home.count()) > 0) await home.click();
  else await visit(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('.home-hero')).toBeVisible();
}

for (const task of tasks) {
  const { query, pages, clicks } = task;

  testInSharedTab(`"${query}": one query and one click`, async ({ page }) => {
    await goHome(page);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    // Records of the API come after the first result. Who types letter by letter has them before the last letter; a query
    // that is filled in at once would keep them at its end.
    await ask(page, 'idempotency');
    await expect(page.locator('.search-hit[href^="/api/"]').first()).toBeVisible();
    await ask(page, query);
    const addresses = async () => (await hitAddresses(page)).map((address) => address.replace(/#.*/, ''));
    const answering = async () =>
      [...new Set(await addresses())].slice(0, lookedAt).find((address) => pages.test(address)) ?? '';
    await expect.poll(answering).not.toBe('');
    await page
      .locator(`.search-hit[href^="${await answering()}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(pages);
    await expect(page.locator('h1')).toBeVisible();
  });

  testInSharedTab(`"${query}": ${clicks.join(', ')}`, async ({ page }) => {
    await goHome(page);
    for (const name of clicks) {
      const link = page.locator('main, .navbar__items').getByRole('link', { name, exact: true }).first();
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(target ?? '');
    }
    await expect(page).toHaveURL(pages);
    await expect(page.locator('h1')).toBeVisible();
  });
}
