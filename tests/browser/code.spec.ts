/** Code blocks: their buttons, their marked lines, and tabs that an address opens. */
import { currentSdkVersion } from '../../config/versions';
import type { Page } from '@playwright/test';
import { blockStorage } from './circumstances';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

/** Waits until all tabs of a name, of which a page has more than one, are selected or not. */
async function expectAll(page: Page, name: string, state: 'selected' | 'not selected'): Promise<void> {
  const tabs = (selected: boolean) => page.getByRole('tab', { name, exact: true, selected });
  await expect(tabs(state !== 'selected')).toHaveCount(0);
  expect(await tabs(state === 'selected').count()).toBeGreaterThan(1);
}

test('the button wraps long lines, and is there where a line is cut', async ({ page }) => {
  await visit(page, templates.apiOperation);
  const cut = await page.locator('figure.code').evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const pre = block.querySelector('pre');
        const button = block.querySelector<HTMLElement>('.code-wrap');
        return pre && pre.scrollWidth > pre.clientWidth && !(button && button.offsetWidth > 0);
      }).length,
  );
  expect(cut).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const block = page
    .locator('figure.code')
    .filter({ has: page.locator('.code-wrap') })
    .filter({ hasNot: page.locator('.code-address') })
    .filter({ visible: true })
    .first();
  const over = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect.poll(over).toBeGreaterThan(0);
  const button = block.getByRole('button', { name: 'Wrap' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(over).toBeLessThanOrEqual(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(over).toBeGreaterThan(0);
});

/** The first block of a page that holds an address, and how much of it is cut. */
async function addressOf(page: Page) {
  const block = page.locator('figure.code:has(.code-address)').filter({ visible: true }).first();
  const button = block.getByRole('button', { name: 'Wrap' });
  const over = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  return { button, over };
}

const trackingUrls = '/docs/promote/network-management/partner-overview/unity-ads';

test('addresses are whole, and what a reader chooses holds on other pages', async ({ page }) => {
  await visit(page, trackingUrls);
  const { button, over } = await addressOf(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await over()).toBeLessThanOrEqual(0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(over).toBeGreaterThan(0);
  await visit(page, trackingUrls.replace('unity-ads', 'moloco'));
  const next = await addressOf(page);
  await expect(next.button).toHaveAttribute('aria-pressed', 'false');
  expect(await next.over()).toBeGreaterThan(0);
  await next.button.click();
  await visit(page, templates.apiOperation);
  await expect(page.locator('.code-wrap[aria-pressed="false"]')).toHaveCount(0);
});

test('lines wrap with storage blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await visit(page, trackingUrls);
  const { button, over } = await addressOf(page);
  expect(await over()).toBeLessThanOrEqual(0);
  await button.click();
  await expect.poll(over).toBeGreaterThan(0);
});

test('copy is there before the pointer is, and the title names the file', async ({ page }) => {
  await visit(page, templates.sdk);
  await page.mouse.move(0, 0);
  const block = page.locator('figure.code', { hasText: 'HarborActivity.kt' });
  await expect(block.locator('figcaption')).toHaveText('HarborActivity.kt');
  await expect(block.getByRole('button', { name: 'Copy code, Kotlin: HarborActivity.kt' })).toHaveCSS(
    'opacity',
    '1',
  );
  // What the text speaks of is marked, and only that.
  const marked = block.locator('mark');
  await expect(marked.first()).toBeVisible();
  const colors = await block.evaluate((each) =>
    [each.querySelector('mark'), each].map((one) => one && getComputedStyle(one).backgroundColor),
  );
  expect(colors[0]).not.toBe(colors[1]);
  expect(await marked.count()).toBeLessThan((await block.locator('pre').innerText()).split('\n').length / 4);
});

test('code fades into its block where its edge cuts it, and not where it ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, templates.sdk);
  const block = page
    .locator('figure.code')
    .filter({ has: page.locator('.code-wrap') })
    .filter({ visible: true })
    .first();
  const seen = await block.evaluate((each) => {
    const [pre, code] = [each.querySelector('pre'), each.querySelector('code')];
    if (!pre || !code) throw new Error('no code');
    const fade = getComputedStyle(each, '::after');
    const edge = pre.getBoundingClientRect().right - Number.parseFloat(fade.width);
    const cutBy = code.getBoundingClientRect().right - edge;
    pre.scrollTo({ left: pre.scrollWidth, behavior: 'instant' });
    return {
      image: fade.backgroundImage,
      own: getComputedStyle(each).backgroundColor,
      cutBy,
      endsBefore: edge - code.getBoundingClientRect().right,
    };
  });
  expect(seen.image).toContain(`linear-gradient(to left, ${seen.own}`);
  expect(seen.cutBy).toBeGreaterThan(0);
  expect(seen.endsBefore).toBeGreaterThanOrEqual(-1);
});

test('an address opens tabs, a click writes the address, and neither is a page view', async ({ page }) => {
  await visit(page, `${templates.sdk}?lang=java`);
  await expectAll(page, 'Java', 'selected');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('tab', { name: 'Kotlin', exact: true }).first().click();
  await expect(page).toHaveURL(`${templates.sdk}?lang=kotlin`);
  await expectAll(page, 'Kotlin', 'selected');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // A choice holds on other pages.
  await page.getByRole('tab', { name: 'Java', exact: true }).first().click();
  await visit(page, `/sdk/${currentSdkVersion}/android/track-events`);
  await expect(page.getByRole('tab', { name: 'Java' }).first()).toHaveAttribute('aria-selected', 'true');
  await visit(page, `${templates.apiOperation}?lang=python`);
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true');
  await visit(page, `${templates.apiOperation}?lang=cobol&q=<b>`);
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('an address opens the text of a platform', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await visit(page, templates.stylePage);
  await expect(tab('Android')).toHaveAttribute('aria-selected', 'true');
  await visit(page, `${templates.stylePage}?platform=ios&lang=java`);
  await expect(tab('iOS')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Java')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').filter({ hasText: 'IDFA' })).toBeVisible();
});

/** Follows a link to a place of the page: the browser opens what it finds there as its find in page does. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'go there' });
    document.querySelector('h1')?.append(link);
  }, href);
  await page.getByRole('link', { name: 'go there' }).last().click();
}

/** True if the browser's find reaches the words, wherever the page is. */
const isFound = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    return (window as unknown as { find: (text: string) => boolean }).find(text);
  }, words);

test('the browser finds text of tabs that are not shown, and their tab is chosen', async ({ page }) => {
  const java = page.getByRole('tab', { name: 'Java', exact: true }).first();
  await visit(page, `/sdk/${currentSdkVersion}/android/setup`);
  await expect(java).toHaveAttribute('aria-selected', 'false');
  await expect.poll(() => isFound(page, 'HarborTidesApplication.java')).toBe(true);
  await follow(page, '#:~:text=HarborTidesApplication.java');
  await expect(java).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('HarborTidesApplication.java').first()).toBeVisible();
  // The tab that was left can be found in turn.
  await expect.poll(() => isFound(page, 'HarborTidesApplication.kt')).toBe(true);
});

test('an address of a place in a tab that is not shown chooses the tab', async ({ page }) => {
  await visit(page, `/sdk/${currentSdkVersion}/android/setup`);
  const hidden = page.locator('[role="tabpanel"][hidden]').first();
  await hidden
    .locator('figure')
    .first()
    .evaluate((figure) => (figure.id = 'place-in-tab'));
  await follow(page, '#place-in-tab');
  await expect(page.locator('#place-in-tab')).toBeInViewport();
});

test('the browser finds text of closed folds, and opens them', async ({ page }) => {
  await visit(page, '/docs/promote/channel-management/');
  const fold = page.locator('details.run-it:not([open])').first();
  const words = await fold.evaluate((each) => {
    each.id = 'this-fold';
    const lines = each.querySelector('pre')?.textContent.split('\n') ?? [];
    return lines.reduce((longest, line) => (line.length > longest.length ? line : longest)).trim();
  });
  await expect.poll(() => isFound(page, words)).toBe(true);
  await page.locator('#this-fold pre').evaluate((query) => (query.id = 'query-in-fold'));
  await follow(page, '#query-in-fold');
  await expect(page.locator('#this-fold')).toHaveAttribute('open', '');
  await expect(page.locator('#query-in-fold')).toBeInViewport();
  await page.locator('#this-fold > summary').click();
  await expect(page.locator('#query-in-fold')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#query-in-fold')).toBeVisible();
});

test('tabs of one page agree with storage blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await visit(page, templates.sdk);
  await page.getByRole('tab', { name: 'Java', exact: true }).nth(1).click();
  await expectAll(page, 'Java', 'selected');
  await page.getByRole('tab', { name: 'Kotlin', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expectAll(page, 'Java', 'not selected');
});
