/** Long tables: the filter keeps what fits, says how much that is, and is not needed to read the table. */
import { expect, hydrated, test } from './fixtures';
import { violations } from './accessibility';
import { brokenWords } from './table-words';

const page = '/api/raw-data-export/event-table-schemas/attribution-events';

test('the filter keeps the columns with the typed words', async ({ page: tab }) => {
  await tab.goto(page);
  await hydrated(tab);
  const box = tab.locator('.table-filter');
  const rows = box.locator('tbody tr:visible');
  const all = 35;
  await expect(rows).toHaveCount(all);
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

test('the address has words and kinds, so a link leads to the same rows', async ({ page: tab }) => {
  await tab.goto(page);
  await hydrated(tab);
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
  await tab.goto(`${page}?columns=partner&class=P1`);
  await hydrated(tab);
  await expect(rows).toHaveCount(shown);
  await expect(box.getByRole('combobox')).toHaveValue('P1');
  await tab.goto(`${page}?class=none-of-these`);
  await hydrated(tab);
  await expect(rows).toHaveCount(35);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is whole and has no dead field', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.locator('.table-filter tbody tr:visible')).toHaveCount(35);
    await expect(tab.locator('.table-filter input')).toBeHidden();
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
