/**
 * Search as readers use it: every constant, text and state of the specification, both engines, faults, bad input, and
 * what it costs in bytes and messages. `npm run search:growth` measures times of the engine.
 */
import { currentSdkVersion } from '../../config/versions';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { packedManifest } from '../../src/search/manifest';
import { fileSize } from '../../lib/built-site/weight';
import { search } from '../../config/search';
import { violations } from './accessibility';
import { blockStorage, holdBack, stopClock, systemColor } from './circumstances';
import { expect, test, visit } from './fixtures';
import {
  allResults,
  ask,
  find,
  hitAddresses,
  hits,
  input,
  manifest,
  openSearch as open,
  searchButton as button,
  shardUrl,
  title,
} from './search-box';

const container = '.DocSearch-Container';

const stored = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({
    objectID: `/docs/${name}-${at}`,
    url: `/docs/promote/#${name}-${at}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Promote', lvl1: `${name} ${at}`, lvl2: null },
  }));

const store = (page: Page, recent: readonly unknown[], favorite: readonly unknown[]) =>
  page.addInitScript(
    ([recentText, favoriteText]) => {
      localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__whence-docs', recentText);
      localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__whence-docs', favoriteText);
    },
    [JSON.stringify(recent), JSON.stringify(favorite)] as const,
  );

test.describe('opens and closes', () => {
  test('nothing of search is loaded before the first hover', async ({ page, quiet }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page, '/docs/promote/');
    await quiet();
    const before = requests.length;
    expect(requests.filter((path) => /search-data|modal/.test(path))).toEqual([]);
    await button(page).hover();
    await expect
      .poll(() => requests.slice(before).some((path) => path.endsWith('/search-data/manifest.json')))
      .toBe(true);
  });

  test('by click, by Control and Command with K, by typing; Escape gives the focus back', async ({
    page,
  }) => {
    await visit(page, '/docs/promote/');
    for (const act of [
      () => button(page).click(),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
    ]) {
      await button(page).focus();
      await act();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(container)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    }
    await page.keyboard.type('bid');
    await expect(input(page)).toHaveValue('bid');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.locator(container)).toHaveCount(0);
  });

  test("with the home page's field, and by Cancel or a click beside the modal", async ({ page }) => {
    await visit(page, '/');
    const field = page.getByRole('main').getByRole('button', { name: 'Search docs' });
    await field.click();
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toBeFocused();
    await field.press('a');
    await expect(input(page)).toHaveValue('a');
    await page.mouse.click(5, 880);
    await expect(page.locator(container)).toHaveCount(0);
  });

  test('the focus stays inside', async ({ page }) => {
    await open(page);
    await ask(page, 'bid');
    for (const key of [...Array<string>(8).fill('Tab'), 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator(`${container} :focus`)).toHaveCount(1);
    }
  });
});

test.describe('constants and texts', () => {
  test('64 characters, 20 hits in groups of at most 5, marks, the link to all results', async ({ page }) => {
    await open(page);
    await input(page).pressSequentially('x'.repeat(70));
    await expect(input(page)).toHaveValue('x'.repeat(64));
    const cut = page.getByText('Only the first 64 characters are searched.');
    await expect(cut).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Backspace');
    await expect(cut).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(cut).toHaveCount(0);
    await ask(page, 'bid');
    await expect(hits(page).nth(5)).toBeVisible();
    expect(await hits(page).count()).toBeLessThanOrEqual(20);
    for (const group of await page.locator('.DocSearch-Hits').all()) {
      expect(await group.locator('.DocSearch-Hit').count()).toBeLessThanOrEqual(5);
    }
    await expect(page.locator('.DocSearch-Dropdown mark').first()).toBeVisible();
    const all = allResults(page);
    await expect(all).toHaveText(/^See all \d+ results$/);
    await all.click();
    await expect(page).toHaveURL('/search?q=bid');
    await expect(page.locator('.search-result')).toHaveCount(20);
    await page.keyboard.press('Control+k');
    await ask(page, 'bid');
    const number = async (locator: Locator, pattern: RegExp): Promise<number> =>
      Number(pattern.exec(await locator.innerText())?.[1]);
    await expect
      .poll(async () => {
        const total = await number(page.locator('.search-status'), /^(\d+) results for “bid”/);
        return total > 20 && total === (await number(all, /^See all (\d+) results$/));
      })
      .toBe(true);
  });

  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    test(`snippets have at most ${words} words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      await ask(page, 'attribution window');
      const snippets = await page.locator('.search-hit-snippet').allInnerTexts();
      expect(snippets.length).toBeGreaterThan(0);
      const lengths = snippets.map(
        (text) => text.match(/[\p{L}\p{N}]+(?:[_.\-'’][\p{L}\p{N}]+)*/gu)?.length ?? 0,
      );
      expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
      expect(Math.max(...lengths)).toBeGreaterThan(words / 2);
    });
  }

  test('7 recent searches, 4 beside favorites, 10 favorites', async ({ page }) => {
    const rows = (at: number) => page.locator('.DocSearch-Hits').nth(at).locator('.DocSearch-Hit');
    await store(page, stored(9, 'recent'), []);
    await open(page);
    await expect(rows(0)).toHaveCount(7);
    const other = await page.context().newPage();
    await store(other, stored(9, 'recent'), stored(12, 'favorite'));
    await open(other);
    await expect(other.locator('.DocSearch-Hits').nth(0).locator('.DocSearch-Hit')).toHaveCount(4);
    await expect(other.locator('.DocSearch-Hits').nth(1).locator('.DocSearch-Hit')).toHaveCount(10);
    await expect(other.locator('.DocSearch-Hit-source')).toHaveText(['Recent pages', 'Favorite']);
  });

  test('a hit that is chosen is recent, can become a favorite, and be removed', async ({ page }) => {
    await open(page, '/docs/promote/');
    await ask(page, 'postback');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/postback/);
    await expect(page.locator(container)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toHaveCount(1);
    await page.getByTitle('Save this search').click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.locator('.DocSearch-StartScreen')).toContainText('are listed as recent pages');
  });

  test('a search counts as stalled after 300 ms', async ({ page }) => {
    const answer = await holdBack(page, '**/search-data/en.*');
    const stalled = page.locator('.DocSearch-Container--Stalled');
    await open(page);
    await stopClock(page);
    await input(page).fill('bid');
    await page.clock.runFor(search.stalledAfterMs - 1);
    await expect(stalled).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(stalled).toHaveCount(1);
    await expect(page.locator('.DocSearch-LoadingIndicator')).toBeVisible();
    await page.clock.resume();
    answer();
    await expect(hits(page).first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
  });
});

test.describe('shows the way', () => {
  test('/search suggests pages while nothing is asked, and after no result', async ({ page }) => {
    await page.goto('/search');
    const suggested = page.getByRole('navigation', { name: 'Common starting points' }).getByRole('link');
    await expect(suggested).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search docs' }).fill('bid');
    await expect(page.locator('.search-result').first()).toBeVisible();
    await expect(suggested).toHaveCount(0);
    await page.goto('/search?q=qqzzxxjj');
    await expect(page.locator('.search-status')).toContainText('No results');
    await expect(suggested).toHaveCount(5);
    await suggested.first().click();
    await expect(page).toHaveURL(/tracking-and-attribution$/);
  });

  test('no result: near queries and areas, in the modal and on /search, with the mail link', async ({
    page,
  }) => {
    await open(page, '/docs/promote/');
    await ask(page, '<img src=x onerror=alert(1)> qqzzxxjj');
    await expect(page.locator(`${container} img`)).toHaveCount(0);
    await ask(page, 'hierarxyz qqzzxxjj');
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen.locator('.DocSearch-Title')).toHaveText('No results for "hierarxyz qqzzxxjj"');
    await expect(screen.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /^mailto:support@whence\.example\?.*hierarxyz/,
    );
    const near = page.locator('.search-near').first();
    await expect(near).toHaveText(/^hierarch/);
    await expect(page.locator('.search-extra').getByRole('link', { name: 'Analyze' })).toHaveAttribute(
      'href',
      '/docs/analyze/',
    );
    expect(await violations(page)).toEqual([]);
    await near.click();
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.search-extra a')).toHaveCount(0);
    await page.goto('/search?q=hierarxyz%20qqzzxxjj');
    const none = page.locator('.search-none');
    await expect(none.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
      'href',
      /^mailto:.*hierarxyz/,
    );
    await expect(none.getByRole('link', { name: 'SDK' })).toHaveAttribute(
      'href',
      `/sdk/${currentSdkVersion}/overview/`,
    );
    expect(await violations(page)).toEqual([]);
    await none.getByRole('link', { name: /^hierarch/ }).click();
    await expect(page.locator('.search-result').first()).toBeVisible();
  });

  test('an area narrows the search, in the modal and on /search', async ({ page }) => {
    await open(page, '/');
    await ask(page, 'bid');
    await page.getByLabel('Search in').selectOption('API');
    await expect
      .poll(async () => {
        const addresses = await hitAddresses(page);
        return addresses.length > 2 && addresses.every((href) => href.startsWith('/api/'));
      })
      .toBe(true);
    await visit(page, '/search?q=bid');
    await page.getByLabel('Area').selectOption('Promote');
    await expect(page).toHaveURL('/search?q=bid&area=promote');
    await expect
      .poll(() =>
        page
          .locator('.search-result > a')
          .evaluateAll(
            (all) =>
              all.length > 2 && all.every((link) => link.getAttribute('href')?.startsWith('/docs/promote')),
          ),
      )
      .toBe(true);
  });

  test('a hit is a link, and one at a row marks the row', async ({ page }) => {
    await open(page, '/docs/promote/');
    await ask(page, 'BID_PENDING');
    const hit = page.locator('.search-hit').first();
    await expect(hit).toHaveAttribute(
      'href',
      '/docs/promote/bid-management/overview/bid-upload-validation#BID_PENDING',
    );
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      hit.click({ modifiers: ['Control'] }),
    ]);
    await opened.close();
    // The section that the row is in would say the same once more.
    await expect(page.locator('.search-hit[href$="bid-upload-validation#account-errors"]')).toHaveCount(0);
    await hit.click();
    await expect(page).toHaveURL(/bid-upload-validation#BID_PENDING$/);
    const row = page.locator('tr', { has: page.locator('#BID_PENDING') });
    await expect(row).toHaveClass(/row-found/);
    await expect(row).toBeInViewport();
    const plain = await page
      .locator('tr:not(.row-found) > td')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    await expect(row.locator('td').first()).not.toHaveCSS('background-color', plain);
    await page.reload();
    await expect(row.locator('td').first()).not.toHaveCSS('background-color', plain);
  });
});

test.describe('finds', () => {
  test('arrow keys move, Enter goes to the section inside the app', async ({ page }) => {
    await open(page, '/docs/promote/');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await ask(page, 'bid upload csv columns');
    const active = () => page.locator('.DocSearch-Hit[aria-selected="true"]');
    await expect(active()).toHaveCount(1);
    const first = await active().getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(active()).not.toHaveAttribute('id', first ?? '');
    await expect(input(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await expect(active()).toHaveAttribute('id', first ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/bid-upload-csv-format/);
    await expect(page.locator('h1')).toHaveText('Bid upload CSV format');
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });

  test('a click on a section of the same page scrolls to it', async ({ page }) => {
    await open(page, '/docs/promote/bid-management/overview/bidding-hierarchy');
    await ask(page, 'bidding hierarchy common questions');
    await page
      .locator('.search-hit', { hasText: 'Bidding hierarchy' })
      .filter({ hasText: 'Common questions' })
      .first()
      .click();
    await expect(page).toHaveURL(/bidding-hierarchy#common-questions$/);
    await expect(page.locator('#common-questions')).toBeInViewport();
  });
});

test.describe('faults', () => {
  test('without a network the error screen shows, and search recovers', async ({ page, watch }) => {
    watch.expectedErrors.push(/Failed to load resource/);
    await page.route('**/search-data/**', (route) => route.abort());
    await open(page);
    await ask(page, 'bid');
    await expect(page.locator('.DocSearch-ErrorScreen .DocSearch-Title')).toHaveText(
      'Unable to fetch results',
    );
    await expect(page.locator('.DocSearch-ErrorScreen .DocSearch-Help')).toHaveText(
      'You might want to check your network connection.',
    );
    await page.unroute('**/search-data/**');
    await input(page).pressSequentially('s');
    await expect(hits(page).first()).toBeVisible();
  });

  for (const [name, answer] of [
    ['missing', { status: 404, body: '' }],
    ['foreign', { status: 200, body: '{"hello":1}' }],
  ] as const) {
    test(`a ${name} shard is told and the rest is found`, async ({ page, watch }) => {
      watch.expectedErrors.push(/Failed to load resource/);
      await page.route(shardUrl('api'), (route) => route.fulfill(answer));
      await open(page);
      await find(page, 'bidding hierarchy');
      await expect(page.locator('.DocSearch-HitsFooter')).toContainText(
        'Part of the index could not be loaded. Missing: API.',
      );
      await ask(page, 'qqzzxxjj');
      await expect(title(page)).toHaveText('Unable to fetch results');
    });
  }

  test('records that a deployment replaced since the page was opened are found anew', async ({
    page,
    watch,
  }) => {
    watch.expectedErrors.push(/Failed to load resource/);
    const entry = manifest.parts.api;
    if (!entry) throw new Error('The API has no records.');
    let first = true;
    await page.route('**/search-data/manifest.json', (route) => {
      const old = {
        ...manifest,
        parts: { ...manifest.parts, api: { ...entry, file: 'en.gone.00000000.json' } },
      };
      void route.fulfill({ json: packedManifest(first ? old : manifest) });
      first = false;
    });
    await open(page);
    await find(page, 'malformed_json');
    await expect(page.locator('.search-notice')).toHaveCount(0);
  });

  test('records of an earlier build are told in the preview', async ({ page }) => {
    await page.route('**/search-data/manifest.json', (route) =>
      route.fulfill({ json: packedManifest({ ...manifest, stale: true }) }),
    );
    await open(page);
    await ask(page, 'bid');
    await expect(page.locator('.search-notice')).toContainText('these are records of the last build');
    expect(await violations(page)).toEqual([]);
  });

  test('a worker that dies is replaced', async ({ page }) => {
    await page.addInitScript(() => {
      const workers: Worker[] = [];
      Object.assign(window, {
        workers,
        Worker: class extends Worker {
          constructor(...args: ConstructorParameters<typeof Worker>) {
            super(...args);
            workers.push(this);
          }
        },
      });
    });
    await open(page);
    await ask(page, 'bid');
    const kill = () =>
      page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.forEach((w) => w.terminate()));
    await kill();
    await input(page).pressSequentially('s');
    await expect(title(page)).toHaveText('Unable to fetch results');
    await input(page).pressSequentially(' csv');
    await expect(hits(page).first()).toBeVisible();
  });

  test('if the interface cannot be loaded, the page stays, says so and tries again', async ({
    page,
    watch,
    context,
  }) => {
    watch.expectedErrors.push(/Failed to load resource|Loading chunk|ERR_INTERNET_DISCONNECTED/);
    await visit(page, '/docs/promote/');
    await context.setOffline(true);
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toContainText('Unable to fetch results');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toContainText('You might want to check your network connection.');
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type('bid');
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog).toContainText('Unable to fetch results');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(input(page)).toHaveValue('bid');
    await expect(hits(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/promote\/$/);
  });

  test('without a network, a hit says that its page cannot be loaded, and tries again', async ({
    page,
    watch,
    context,
  }) => {
    watch.expectedErrors.push(/Failed to load resource|Loading chunk|ERR_INTERNET_DISCONNECTED/);
    await open(page, '/docs/promote/');
    await ask(page, 'postback');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Page' });
    await expect(dialog).toContainText('This page could not be loaded');
    await expect(page.locator(container)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    await expect(page).toHaveURL(/\/docs\/promote\/$/);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('h1')).toHaveText('Postback');
    await expect(dialog).toHaveCount(0);
  });

  test('blocked storage is no obstacle', async ({ page, watch }) => {
    watch.expectedErrors.push(/storage/i);
    await blockStorage(page, 'localStorage');
    await open(page);
    await expect(page.locator('.DocSearch-StartScreen')).toContainText('are listed as recent pages');
    await ask(page, 'postback');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/postback/);
  });

  test('stored searches that would inject something are cleared', async ({ page }) => {
    const bad = {
      objectID: 'x',
      url: 'javascript:alert(1)',
      type: 'lvl1',
      hierarchy: { lvl0: 'a', lvl1: '<img src=x onerror=window.injected=1>' },
    };
    await store(page, [bad], [bad]);
    await open(page);
    await expect(page.locator('.DocSearch-StartScreen')).toContainText('are listed as recent pages');
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test('in forced colors, the active hit has the colors of the system for what is selected', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/docs/promote/');
  await ask(page, 'BID_PENDING');
  const colors = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      });
  const system = [await systemColor(page, 'Highlight'), await systemColor(page, 'HighlightText')];
  const active = '.DocSearch-Hit[aria-selected="true"] .search-hit';
  const other = '.DocSearch-Hit:not([aria-selected="true"]) .search-hit';
  await expect.poll(() => colors(active)).toEqual(system);
  await expect.poll(async () => (await colors(other))[0]).not.toBe(system[0]);
  for (const text of ['.DocSearch-Hit-title', '.search-hit-snippet', 'mark']) {
    await expect.poll(async () => (await colors(`${active} ${text}`))[1], text).toBe(system[1]);
  }
  expect(await violations(page)).toEqual([]);
});

test.describe('accessibility', () => {
  for (const [mode, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    test(`no state of the modal has a violation, ${mode}, ${width} px`, async ({ page, watch }) => {
      watch.expectedErrors.push(/Failed to load resource/);
      const check = async (state: string) => expect(await violations(page), state).toEqual([]);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const path = `/docs/promote/?docusaurus-theme=${mode}`;
      await open(page, path);
      await check('start');
      await ask(page, 'bid');
      await check('results');
      await page.keyboard.press('ArrowDown');
      await check('results, moved');
      await ask(page, 'qqzzxxjj');
      await check('no results');
      await page.route(shardUrl('api'), (route) => route.abort());
      await open(page, path);
      await ask(page, 'bid');
      await expect(page.locator('.search-notice')).toBeVisible();
      await check('a part missing');
      await page.route('**/search-data/**', (route) => route.abort());
      await open(page, path);
      await ask(page, 'bid');
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await check('error');
      await page.unrouteAll();
      await store(page, stored(3, 'recent'), stored(2, 'favorite'));
      await open(page, path);
      await expect(hits(page)).toHaveCount(5);
      await check('recent and favorite');
      await page.route('**/search-data/en.*', () => undefined);
      await open(page, path);
      await input(page).fill('bid');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await check('stalled');
    });
  }

  test('the button and the mark keep their names without their texts', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/docs/promote/');
    await expect(button(page)).toHaveAccessibleName('Search docs');
    await expect(page.locator('.navbar__brand')).toHaveAccessibleName('Whence');
  });

  test('the modal is a dialog with a combobox, lists with names, and tells its count', async ({ page }) => {
    await open(page);
    await ask(page, 'bid');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    const field = dialog.getByRole('combobox', { name: 'Search', exact: true });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    for (const id of ((await field.getAttribute('aria-controls')) ?? '').split(' ')) {
      await expect(page.locator(`#${id}`)).toHaveAttribute('role', 'tree');
    }
    await expect(dialog.getByRole('status').last()).toHaveText(/\d+ results shown\. See all \d+ results\./);
    await expect(page.locator('#__docusaurus')).toHaveAttribute('inert', '');
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert', '');
  });
});

test.describe('the page of results', () => {
  test('goes on from the page that the search began at', async ({ page, watch }) => {
    // The document of an unknown address.
    watch.expectedErrors.push(/404/);
    await visit(page, '/sdk/5.1.x/overview/');
    await page.keyboard.press('Control+k');
    await ask(page, 'sdk overview');
    await expect(page.locator('.search-hit').first()).toHaveAttribute('href', /\/sdk\/5\.1\.x\//);
    await allResults(page).click();
    await expect(page).toHaveURL('/search?q=sdk%20overview&from=/sdk/5.1.x/overview/');
    await expect(page.getByLabel('SDK', { exact: true })).toHaveValue('5.1.x');
    await expect(page.locator('.search-result a').first()).toHaveAttribute('href', /\/sdk\/5\.1\.x\//);
    // The same from an address that has no page.
    await visit(page, '/docs/promote/overvew');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/[?&]from=%2Fdocs%2Fpromote%2Fovervew$/);
  });

  test('keeps query, version and page in the address', async ({ page }) => {
    await visit(page, '/search');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    const field = page.getByRole('searchbox', { name: 'Search docs' });
    await expect(field).toHaveAttribute('maxlength', '64');
    await field.pressSequentially('bid');
    await expect(page).toHaveURL('/search?q=bid');
    await expect(page.locator('.search-result')).toHaveCount(20);
    const first = await page.locator('.search-result').first().innerText();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/search?q=bid&page=2');
    await expect(page.locator('.search-status')).toContainText('page 2 of');
    await expect(page.locator('.search-result').first()).not.toHaveText(first, { useInnerText: true });
    await page.goBack();
    await expect(page.locator('.search-status')).toContainText('page 1 of');
    await page.getByLabel('SDK', { exact: true }).selectOption({ label: 'SDK 5.1.x' });
    await expect(page).toHaveURL('/search?q=bid&sdk=5.1.x');
    await field.fill('sdk overview');
    await expect(page.locator('.search-result a').first()).toHaveAttribute('href', /\/sdk\/5\.1\.x\//);
    await page.getByLabel('SDK', { exact: true }).selectOption({ label: 'SDK 4.8.x' });
    await expect(page.locator('.search-result a').first()).toHaveAttribute('href', /\/sdk\/4\.8\.x\//);
    expect(await violations(page)).toEqual([]);
  });

  test('is worked with the keyboard, and survives any address', async ({ page }) => {
    await visit(page, '/search?q=postback');
    await expect(page.locator('.search-result').first()).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Search docs' });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.search-result a').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    for (const address of [
      '?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&page=-3&sdk=%27&docs=__proto__',
      '?q=bid&page=99999',
      `?q=${'x'.repeat(500)}`,
      '?page=2',
    ]) {
      await visit(page, `/search${address}`);
      await expect(page.getByText('Only the first 64 characters are searched.')).toHaveCount(
        address.length > 500 ? 1 : 0,
      );
      await expect(page.locator('h1')).toHaveText('Search the documentation');
      await expect(page.locator('.search-page img')).toHaveCount(0);
    }
  });

  test('shows a page that exists, whatever the address asks for', async ({ page }) => {
    const status = page.locator('.search-status');
    for (const [asked, shown] of [
      ['99999', /page (\d+) of \1$/],
      ['1e12', /page (\d+) of \1$/],
      ['0', /page 1 of/],
      ['-3', /page 1 of/],
      ['two', /page 1 of/],
    ] as const) {
      await page.goto(`/search?q=bid&page=${asked}`);
      await expect(status).toHaveText(shown);
      await expect(page.locator('.search-result').first()).toBeVisible();
    }
    await page.goto('/search?q=postback&page=2');
    await expect(page.locator('.search-result').first()).toBeVisible();
  });

  test('says when it fails, and tries again', async ({ page, watch }) => {
    watch.expectedErrors.push(/Failed to load resource/);
    await page.route('**/search-data/**', (route) => route.abort());
    await page.goto('/search?q=bid');
    await expect(page.locator('.search-status')).toContainText('Unable to fetch results');
    expect(await violations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.search-result')).toHaveCount(20);
    await page.goto('/search?q=qqzzxxjj');
    await expect(page.locator('.search-status')).toHaveText('No results for “qqzzxxjj”');
  });
});

test.describe('cost', () => {
  test('first open: at most 35 kB of interface', async ({ page, quiet }) => {
    const files = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (/\.(?:js|css)$/.test(pathname)) files.add(pathname);
    });
    await visit(page, '/docs/promote/');
    await quiet();
    const before = new Set(files);
    await button(page).hover();
    await page.keyboard.press('Control+k');
    await ask(page, 'bid');
    await quiet();
    const added = [...files].filter((name) => !before.has(name));
    const sum = (list: typeof added) => list.reduce((total, name) => total + fileSize(`build${name}`), 0);
    // The engine's files are the worker's files.
    const engine = sum(
      added.filter((name) => /MiniSearch|self\.addEventListener/.test(readFileSync(`build${name}`, 'utf8'))),
    );
    const interfaceBytes = sum(added) - engine;
    console.log(
      `search, first open: ${interfaceBytes} bytes of interface, ${engine} bytes of engine, ${added.length} files (brotli 11)`,
    );
    expect(interfaceBytes).toBeLessThanOrEqual(35_000);
    expect(engine).toBeGreaterThan(0);
    expect(engine).toBeLessThanOrEqual(12_000);
  });

  test('a key: one question to the worker, nothing from the network, and no more rows than it shows', async ({
    page,
    quiet,
  }) => {
    await page.addInitScript(() => {
      const posted: unknown[] = [];
      Object.assign(window, {
        posted,
        Worker: class extends Worker {
          override postMessage(message: unknown) {
            posted.push(message);
            super.postMessage(message);
          }
        },
      });
    });
    const questions = () =>
      page.evaluate(() =>
        (window as unknown as { posted: { request?: { query: string } }[] }).posted.flatMap(
          ({ request }) => request?.query ?? [],
        ),
      );
    await open(page);
    // Found once the later parts are there, too.
    await ask(page, 'malformed_json');
    await expect(page.locator('.DocSearch-Dropdown')).toContainText('API overview');
    await quiet();
    await ask(page, 'a');
    await quiet();
    const before = (await questions()).length;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const query = 'attribution window';
    const typed = Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1));
    for (const text of typed.slice(1)) {
      await page.keyboard.type(text.at(-1) ?? '');
      await expect(allResults(page)).toHaveAttribute(
        'href',
        new RegExp(`q=${encodeURIComponent(text)}(?:&from=|$)`),
      );
      expect(await hits(page).count()).toBeLessThanOrEqual(20);
    }
    // The fields of suggestions and recent searches ask nothing.
    expect((await questions()).slice(before)).toEqual(typed.slice(1));
    expect(requests).toEqual([]);
  });
});
