/**
 * Long tables: the filter keeps what fits, says how much that is, and is not needed to read the table. The names of the
 * columns stay in sight, and each row has an address.
 */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures';
import { violations } from './accessibility';
import { brokenWords } from './table-words';
import { cutAt, resize, scrolledDown } from './tables-cut';
import { templates } from './templates';

const page = '/api/raw-data-export/event-table-schemas/attribution-events';

test('the filter keeps the columns with the typed words', async ({ page: tab }) => {
  await visit(tab, page);
  const box = tab.locator('.table-filter');
  const rows = box.locator('tbody tr:visible');
  const all = 35;
  await expect(rows).toHaveCount(all);
  // The fields are one row of one height.
  const heights = await box
    .locator('.table-filter__bar :is(input, select)')
    .evaluateAll((fields) => fields.map((each) => each.getBoundingClientRect().height));
  expect(heights).toEqual([heights[0], heights[0]]);
  const field = box.getByRole('searchbox', { name: 'Filter columns' });
  await field.fill('ENGAGEMENT time');
  await expect(rows).not.toHaveCount(all);
  await expect(rows.first()).toContainText('engagement');
  await expect(box.getByRole('status')).toHaveText(`${await rows.count()} of ${all} columns`);
  expect(await violations(tab)).toEqual([]);
  await field.fill('<img src=x onerror=alert(1)> .*');
  await expect(rows).toHaveCount(0);
  await expect(box.getByRole('status')).toHaveText(`0 of ${all} columns`);
  await field.fill('');
  await expect(rows).toHaveCount(all);
});

test('a name that no update has replaced is said to be the same', async ({ page: tab }) => {
  await visit(tab, '/sdk/5.0.x/overview/');
  const box = tab.locator('.table-filter');
  await box.getByRole('searchbox', { name: 'Filter names' }).fill('getUserId');
  await expect(box.locator('tbody tr:visible')).toHaveCount(0);
  await expect(box.getByRole('status')).toHaveText(
    'getUserId: same in all versions on Android, iOS, React Native. GetUserId: same in all versions on Unity.',
  );
  await box.getByRole('searchbox').fill('get_user_name');
  await expect(box.getByRole('status')).toHaveText('No version declares get_user_name.');
  await box.getByRole('searchbox').fill('publishEvent');
  await expect(box.getByRole('status')).toContainText(/^\d+ of \d+ names$/);
});

test('the address has words and kinds, so a link leads to the same rows', async ({ page: tab }) => {
  await visit(tab, page);
  const box = tab.locator('.table-filter');
  const rows = box.locator('tbody tr:visible');
  await box.getByRole('combobox', { name: 'Class' }).selectOption('P1');
  await expect
    .poll(() =>
      rows.evaluateAll((all) => [
        ...new Set(all.map((row) => (row as HTMLTableRowElement).cells[3]?.textContent)),
      ]),
    )
    .toEqual(['P1']);
  await expect(tab).toHaveURL(`${page}?class=P1`);
  await box.getByRole('searchbox').fill('partner');
  await expect(tab).toHaveURL(`${page}?class=P1&columns=partner`);
  const shown = await rows.count();
  await visit(tab, `${page}?columns=partner&class=P1`);
  await expect(rows).toHaveCount(shown);
  await expect(box.getByRole('combobox')).toHaveValue('P1');
  await visit(tab, `${page}?class=none-of-these`);
  await expect(rows).toHaveCount(35);
});

const partners = '/docs/promote/network-management/partner-overview';

test('a reader sees what a role may do, with one list of roles', async ({ page: tab }) => {
  await visit(tab, '/docs/promote/user-management/overview/user-roles-and-permissions?role=Developer');
  const box = tab.locator('.table-filter');
  const rows = box.locator('tbody tr:visible');
  const all = await box.locator('tbody tr').count();
  const cells = (name: string) => rows.locator(`[data-label="${name}"]`).allInnerTexts();
  await expect(box.getByRole('combobox')).toHaveValue('Developer');
  await expect(rows).not.toHaveCount(all);
  expect([...new Set(await cells('Developer'))].sort()).toEqual(['own apps', 'yes']);
  const allowed = await rows.count();
  await box.getByRole('combobox', { name: 'Role' }).selectOption('Viewer');
  await expect.poll(async () => (await cells('Viewer')).includes('no')).toBe(false);
  expect(await rows.count()).toBeLessThan(allowed);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is whole and has no dead field', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.locator('.table-filter tbody tr:visible')).toHaveCount(35);
    await expect(tab.locator('.table-filter input')).toBeHidden();
    await tab.getByRole('link', { name: 'campaign_id', exact: true }).first().click();
    await expect(tab).toHaveURL(`${page}#col-campaign_id`);
  });
});

test('a word that a column has no room for is found', async ({ page: tab }) => {
  await tab.goto(page);
  expect(await brokenWords(tab)).toEqual([]);
  await tab.evaluate(() => {
    for (const table of document.querySelectorAll<HTMLElement>('.table-scroll table')) {
      table.style.minWidth = '0';
      table.style.width = '240px';
    }
  });
  expect((await brokenWords(tab)).length).toBeGreaterThan(0);
});

test('a part of an article that scrolls down by itself is found', async ({ page: tab }) => {
  await tab.goto(page);
  expect(await scrolledDown(tab, 1440)).toEqual([]);
  await tab.addStyleTag({ content: '.table-scroll { max-height: 20rem; overflow: auto !important }' });
  expect((await scrolledDown(tab, 1440)).length).toBeGreaterThan(0);
});

test.describe('a long table', () => {
  // Wide enough for a table of columns to be whole.
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Distance of the first name of a column from the top of the window. */
  const headTop = (tab: Page) =>
    tab
      .locator('.table-filter th')
      .first()
      .evaluate((head) => Math.round(head.getBoundingClientRect().top));
  const navbarBottom = (tab: Page) =>
    tab.locator('.navbar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));

  test('keeps the names of its columns below the navbar, and at the top while that is hidden', async ({
    page: tab,
  }) => {
    await visit(tab, `${page}#col-campaign_id`);
    await expect.poll(() => navbarBottom(tab)).toBe(60);
    await expect.poll(() => headTop(tab)).toBeGreaterThanOrEqual(59);
    expect(await headTop(tab)).toBeLessThanOrEqual(62);
    await tab.mouse.move(700, 500);
    await tab.mouse.wheel(0, 400);
    await expect.poll(() => navbarBottom(tab)).toBeLessThanOrEqual(0);
    await expect.poll(() => headTop(tab)).toBeLessThanOrEqual(0);
    expect(await headTop(tab)).toBeGreaterThanOrEqual(-3);
  });

  test('shows the row that an address leads to, below the names of its columns', async ({ page: tab }) => {
    for (const [route, id] of [
      [page, 'col-campaign_id'],
      ['/api/raw-data-export/columns', 'row-campaign_id'],
      ['/docs/resources/error-codes', 'row-bid_level_conflict'],
    ] as const) {
      await visit(tab, `${route}#${id}`);
      const row = tab.locator(`tr:has(#${id})`);
      await expect(row).toBeInViewport();
      const head = await tab.locator('.table-filter th').first().boundingBox();
      const box = await tab.locator(`#${id}`).boundingBox();
      expect(box?.y, id).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
      const [marked, other] = await row.evaluate((each) =>
        [each, each.previousElementSibling].map((one) => {
          const cell = one?.querySelector('td:nth-child(2)');
          return cell && getComputedStyle(cell).backgroundColor;
        }),
      );
      expect(marked, id).not.toBe(other);
    }
  });

  test('has a link in each row, which shows and copies its address', async ({ page: tab, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(tab, '/docs/resources/error-codes');
    const link = tab.getByRole('link', { name: 'invalid_cursor', exact: true });
    const sign = () => link.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(await sign()).toBe('none');
    await tab.locator('tr', { has: link }).hover();
    await expect.poll(sign).toContain('#');
    await link.click();
    await expect(tab).toHaveURL(/\/docs\/resources\/error-codes#row-invalid_cursor$/);
    await expect
      .poll(() => tab.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/#row-invalid_cursor$/);
    await expect.poll(sign).toContain('✓');
    await tab.mouse.move(0, 0);
    await expect.poll(sign).toBe('none');
    await tab.keyboard.press('Shift+Tab');
    await tab.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(sign).toContain('#');
    expect(await violations(tab)).toEqual([]);
  });
});

/** Tables, and the width from which they are whole: rows of data may be wider than any page. */
for (const [route, name, wholeFrom] of [
  ['/docs/promote/user-management/overview/user-roles-and-permissions', 'Table: Every permission', 1024],
  [`${partners}/`, 'Table: Compare the partners', 1024],
  [page, 'Table: Questions it answers', Infinity],
] as const) {
  test(`${name} keeps the names of its rows in sight at every width, and of its columns where it is whole`, async ({
    page: tab,
  }) => {
    await visit(tab, route);
    const box = tab.getByRole('region', { name, exact: true });
    for (const width of [768, 1024, 1280, 1440]) {
      await resize(tab, width);
      const seen = await box.evaluate((scrolled) => {
        const [head, last] = [scrolled.querySelector('th'), scrolled.querySelector('tr:last-child > td')];
        if (!head || !last) throw new Error('no names');
        window.scrollTo(0, 0);
        last.scrollIntoView({ block: 'nearest' });
        scrolled.scrollLeft = scrolled.scrollWidth;
        const [top, row] = [head.getBoundingClientRect(), last.getBoundingClientRect()];
        const edge = scrolled.getBoundingClientRect().left - 1;
        const isWhole = getComputedStyle(scrolled).overflowX === 'clip';
        const hasHead = top.bottom > 0 && top.bottom <= row.top + 1;
        return { isWhole, isSeen: top.left >= edge && row.left >= edge && (hasHead || !isWhole) };
      });
      expect(seen, `${width} px`).toEqual({ isWhole: width >= wholeFrom, isSeen: true });
    }
  });
}

test('no table is cut on the narrowest phone', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 320, height: 900 });
  const { table, tableColumns, tableErrors, apiOverview, apiOperation, stylePage } = templates;
  for (const route of [table, tableColumns, tableErrors, apiOverview, apiOperation, stylePage]) {
    await tab.goto(route);
    expect(await cutAt(tab, 320), route).toEqual([]);
  }
});
