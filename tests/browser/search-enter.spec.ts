/** Enter belongs to the words in the field, whatever the list still shows: recent pages, hits of earlier words, or nothing. */
import { holdBack } from './circumstances';
import { expect, test, visit } from './fixtures';
import { find, hits, input, openSearch, searchButton, title } from './search-box';

const from = '/docs/promote/';
const here = /\/docs\/promote\/$/;
const builder = '/docs/analyze/segments/overview/segment-builder';
const records = '**/search-data/en.*.json';

for (const width of [1280, 390]) {
  test(`at ${width} px, pasted words get their own hit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSearch(page, from);
    await find(page, 'goal');
    // In one task, so no answer comes between.
    await input(page).evaluate((field: HTMLInputElement) => {
      field.select();
      document.execCommand('insertText', false, 'segment builder');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
    await expect(page).toHaveURL(builder);

    // It is a recent page now. Records come late.
    const release = await holdBack(page, records);
    await visit(page, from);
    await searchButton(page).click();
    await expect(hits(page)).toHaveCount(1);
    await page.keyboard.insertText('goal management');
    await page.keyboard.press('Enter');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(page).toHaveURL(here);
    release();
    await expect(page).toHaveURL('/docs/promote/goal-management/');

    await openSearch(page, from);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/promote/goal-management/');
  });
}

test('also before the interface is there; a failure opens nothing, and the next Enter asks again', async ({
  page,
  watch,
}) => {
  watch.expectedErrors.push(/Failed to load resource/);
  await visit(page, from);
  await page.route(records, (route) => route.abort());
  const release = await holdBack(page, '**/search-data/manifest.json');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('segment builder');
  await page.keyboard.press('Enter');
  release();
  await expect(title(page)).toHaveText('Unable to fetch results');
  await expect(page).toHaveURL(here);
  await page.unroute(records);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(builder);
});
