/** The home page: search first, one user's journey with real values, four filled areas, platforms, what is new. */
import { expect, test, visit } from './fixtures';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each station of the journey shows what it writes and leads to its page', async ({ page }) => {
    await page.goto('/');
    const steps = page.locator('.home-journey li');
    const expected = [
      ['Click', 'campaign_id  482017', 'Click events'],
      ['Install', 'traffic_type       paid', 'Attribution events'],
      ['Level 5 reached', '"level_completed"))', 'Track events'],
      ['Postback', 'response_code  200', 'Postback'],
      ['Report', 'value   50%', 'Acquisition'],
    ] as const;
    await expect(steps).toHaveCount(expected.length);
    for (const [index, [title, code, target]] of expected.entries()) {
      const step = steps.nth(index);
      await expect(step.locator('strong')).toHaveText(title);
      expect(await step.locator('code').textContent()).toContain(code);
      await step.getByRole('link').click();
      await expect(page.locator('h1')).toHaveText(target);
      await page.goBack();
    }
  });

  test('no area is empty, and every platform has its sign', async ({ page }) => {
    await page.goto('/');
    for (const area of await page.locator('.home-area').all())
      expect(await area.locator('ul a').count(), await area.locator('h3').innerText()).toBeGreaterThanOrEqual(
        3,
      );
    const platforms = page.locator('.home-developer');
    expect(await platforms.count()).toBeGreaterThan(0);
    await expect(platforms.locator('svg')).toHaveCount(await platforms.count());
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

for (const width of [390, 320]) {
  test(`the journey stands upright on a phone, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    const lefts = await page
      .locator('.home-journey li')
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
