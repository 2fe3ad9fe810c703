/** The home page: where people start, one player's journey with the values of the dataset, the areas, what is new. */
import { currentSdkVersion } from '../../config/versions';
import { platformNames } from '../../config/platforms';
import { resultsOf } from '../../lib/results/store';
import { formatCell } from '../../lib/results/format';
import { writtenRoutes } from '../../lib/routes/written-routes';
import { expect, test, visit } from './fixtures';
import { violations } from './accessibility';

/** Names of the platforms whose setup page is written. */
const started = Object.entries(platformNames).flatMap(([id, name]) =>
  ['setup', 'install'].some((page) => writtenRoutes().has(`/sdk/${currentSdkVersion}/${id}/${page}`))
    ? [name]
    : [],
);

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

  test('every link of the page leads to a page, and to a place on it', async ({ page, request }) => {
    await page.goto('/');
    const targets = await page
      .locator('main a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(targets.length).toBeGreaterThan(40);
    for (const target of targets) {
      const [path = '', place] = target.split('#');
      const response = await request.get(path);
      expect(response.status(), target).toBe(200);
      if (place) expect(await response.text(), target).toContain(`id="${place}"`);
    }
  });

  test('each platform with a setup page has its sample and its log; with more than one, a choice by keyboard', async ({
    page,
  }) => {
    await page.goto('/');
    const radios = page.getByRole('group', { name: 'Your platform' }).getByRole('radio');
    await expect(radios).toHaveCount(started.length > 1 ? started.length : 0);
    const start = page.locator('.home-start section').first();
    for (const [index, name] of started.entries()) {
      if (started.length > 1) {
        if (index === 0) await radios.first().focus();
        else await page.keyboard.press('ArrowRight');
        await expect(radios.nth(index)).toBeChecked();
      }
      await expect(start.locator('pre').filter({ visible: true })).toHaveCount(1);
      const lines = start.locator('.home-checks li').filter({ visible: true });
      await expect(lines).toHaveCount(3);
      await expect(lines.locator('code')).toHaveCount(3);
      await expect(lines.locator('> a')).toHaveCount(3);
      await expect(start).toContainText(`The ${name} SDK needs`);
    }
    // The others are named, and lead to what there is.
    for (const name of Object.values(platformNames)) await expect(start).toContainText(name);
  });

  test('the first sample is the one of the setup page', async ({ page }) => {
    await page.goto('/');
    const sample = await page.locator('.home-start pre').first().textContent();
    expect(sample).toContain('WhenceSdk.init');
    await page.goto(`/sdk/${currentSdkVersion}/android/setup`);
    const samples = await page.locator('.markdown pre').allTextContents();
    expect(samples).toContain(sample);
  });

  test('the five jobs are links to guides', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.home-jobs li > a')).toHaveCount(5);
  });

  test('no area is empty, and each has its sign', async ({ page }) => {
    await page.goto('/');
    for (const area of await page.locator('.home-area').all())
      expect(await area.locator('ul a').count(), await area.locator('h3').innerText()).toBeGreaterThanOrEqual(
        3,
      );
    await expect(page.locator('.home-area h3 svg')).toHaveCount(6);
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

test('the sample is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const panel = page.locator('.home-start');
  const copy = panel.getByRole('button', { name: /^Copy code/ }).first();
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await panel.locator('pre').first().textContent(),
  );
});

test('each choice of a platform is accessible', async ({ page }) => {
  await visit(page, '/');
  expect(await violations(page)).toEqual([]);
  for (const radio of await page.getByRole('radio').all()) {
    await radio.check();
    expect(await violations(page)).toEqual([]);
  }
});

for (const width of [390, 320]) {
  test(`the journey stands upright on a phone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
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
}

test('titles of posts in the list are smaller than the page heading', async ({ page }) => {
  await page.goto('/blog');
  const size = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  expect(await size('main article h2')).toBeLessThan(await size('main h1'));
});
