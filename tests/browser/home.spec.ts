/** The home page: where people start, one player's journey with the values of the dataset, the areas, what is new. */
import { currentSdkVersion } from '../../config/versions';
import { platformNames } from '../../config/platforms';
import { resultsOf } from '../../lib/results/store';
import { formatCell } from '../../lib/results/format';
import { expect, test, visit } from './fixtures';
import { violations } from './accessibility';

/** A value of a result of the page. */
function valueOf(id: string, column: string): string {
  const { columns, rows } = resultsOf('src/home/index.tsx').results[id]?.result ?? { columns: [], rows: [] };
  const at = columns.findIndex(({ name }) => name === column);
  const value = rows[0]?.[at];
  if (value === undefined || value === null) throw new Error(`${id} has no ${column}`);
  return typeof value === 'number' ? formatCell(value, columns[at]?.unit ?? 'plain') : String(value);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each station of the journey leads to its call, its row and its number', async ({ page }) => {
    await page.goto('/');
    const stations = page.locator('.home-way > ol > li');
    const expected = [
      ['Click', valueOf('user', 'click_id'), valueOf('user', 'campaign_id'), valueOf('day', 'clicks')],
      ['Install', 'WhenceSdk.init', valueOf('user', 'match_type'), valueOf('day', 'installs')],
      [
        valueOf('user', 'goal_name'),
        valueOf('user', 'event_name'),
        valueOf('user', 'value_amount'),
        valueOf('level', 'event_users'),
      ],
      ['Postback', 'cid=', valueOf('user', 'response_code'), valueOf('user', 'duration_ms')],
      ['Report', 'POST', valueOf('user', 'revenue_rows'), valueOf('cohort', 'roas_d7')],
    ] as const;
    await expect(stations).toHaveCount(expected.length);
    for (const [index, [title, ...values]] of expected.entries()) {
      const station = stations.nth(index);
      await expect(station.locator('h3')).toHaveText(title);
      const traces = station.getByRole('link');
      await expect(traces.locator('span')).toHaveText(['Call', 'Row', 'Report']);
      for (const [at, value] of values.entries()) await expect(traces.nth(at)).toContainText(value);
    }
  });

  test('each platform has its sample and its log, and is chosen by keyboard', async ({ page }) => {
    await page.goto('/');
    const radios = page.getByRole('group', { name: 'Your platform' }).getByRole('radio');
    const start = page.locator('.home-start section').first();
    await radios.first().focus();
    for (const name of Object.values(platformNames)) {
      await expect(start.getByText(`The ${name} SDK needs`)).toBeVisible();
      await expect(start.locator('pre').filter({ visible: true })).toHaveCount(1);
      await expect(start.locator('.home-checks li').filter({ visible: true })).toHaveCount(3);
      await page.keyboard.press('ArrowRight');
      await expect(radios.and(page.locator(':checked:focus'))).toHaveCount(1);
    }
  });

  test('the first sample shows lines of the setup page, and copies all of it', async ({ page }) => {
    await page.goto('/');
    const sample = page.locator('.home-start pre').first();
    const [lines, whole] = [await sample.textContent(), await sample.getAttribute('data-whole')];
    expect(lines).toContain('WhenceSdk.init');
    expect(lines?.split('\n').length).toBeLessThanOrEqual(10);
    await page.goto(`/sdk/${currentSdkVersion}/android/setup`);
    const samples = await page.locator('.markdown pre').allTextContents();
    expect(samples).toContain(whole);
    expect(whole?.replace(/^ +/gm, '')).toContain(lines?.replace(/^ +/gm, ''));
  });

  test('what is new has posts and releases, the newest first', async ({ page }) => {
    await page.goto('/');
    const news = page.locator('.home-news li');
    const kinds = await news.locator('.badge').allInnerTexts();
    expect(new Set(kinds)).toEqual(new Set(['Post', 'Release']));
    const dates = await news
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

test('the sample is copied with its imports', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const panel = page.locator('.home-start');
  const copy = panel.getByRole('button', { name: /^Copy the whole file/ }).first();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await panel.locator('pre').first().getAttribute('data-whole'),
  );
});

test('the chosen platform is kept, and leads to its pages', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('radio', { name: /Unity/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Unity/ })).toBeChecked();
  const areas = page.locator('.home-areas');
  await expect(areas.getByRole('link', { name: 'Privacy on Unity' })).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Privacy on Android' })).toBeHidden();
  await page.evaluate(() => localStorage.setItem('platform', '"]:has(body'));
  await page.reload();
  await expect(page.getByRole('radio', { name: /Android/ })).toBeChecked();
});

test('both starts are in the first view of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  const boxes = await page.evaluate(() =>
    ['.home-start pre', '.home-screen', '.home-jobs li:last-child'].map((selector) => {
      const box = [...document.querySelectorAll(selector)]
        .find((one) => one.checkVisibility())
        ?.getBoundingClientRect();
      return [selector, box ? box.bottom <= innerHeight : false];
    }),
  );
  expect(boxes.filter(([, isSeen]) => isSeen !== true)).toEqual([]);
});

test('each choice of a platform is accessible', async ({ page }) => {
  await visit(page, '/');
  expect(await violations(page)).toEqual([]);
  for (const radio of await page.getByRole('radio').all()) {
    await radio.check();
    expect(await violations(page)).toEqual([]);
  }
});

test('the journey stands upright on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/');
  const lefts = await page
    .locator('.home-way > ol > li')
    .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  // What is new: date and kind in one line, the title below them.
  const news = await page.locator('.home-news li').evaluateAll((items) =>
    items.map((item) => {
      const [date, title, kind] = [...item.children].map((part) => part.getBoundingClientRect());
      if (!date || !title || !kind) throw new Error('a part is missing');
      return { left: title.left - date.left, isBelow: title.top >= Math.max(date.bottom, kind.bottom) - 1 };
    }),
  );
  expect(news.filter(({ left, isBelow }) => left !== 0 || !isBelow)).toEqual([]);
});
