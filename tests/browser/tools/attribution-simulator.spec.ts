/**
 * The attribution simulator in its frame: nothing of it loads before it is used, its state is the address, it needs no network,
 * storage or mouse, and what readers type wrong is said next to it.
 */
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { toolBytes } from '../../../config/budgets';
import { attributionData } from '../../../plugins/pages/tools/attribution-data';
import { simulate } from '../../../src/tools/attribution-simulator/form';
import { says } from '../../../src/tools/attribution-simulator/words';
import { violations } from '../accessibility';
import { blockStorage } from '../circumstances';
import { expect, test, visit } from '../fixtures';

const path = '/docs/resources/glossary-and-definitions/attribution';
const { presets, windows } = attributionData();

const region = (page: Page) => page.getByRole('region', { name: 'Attribution simulator' });
const result = (page: Page) => page.locator('.tool-says');
const button = (page: Page, name: string) => region(page).getByRole('button', { name });
const timeOfOpening = (page: Page) => page.getByRole('textbox', { name: 'Time of the opening, UTC' });
const parameter = (page: Page) => new URL(page.url()).searchParams.get('attribution');

async function open(page: Page, query = ''): Promise<void> {
  await visit(page, path + query);
  if (!query.includes('attribution='))
    await page.getByRole('button', { name: 'Try your own clicks' }).click();
  await expect(region(page)).toBeVisible();
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('loads nothing before it is used, little then, and asks for nothing after that', async ({
  page,
  quiet,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, path);
  await page.getByRole('button', { name: 'Try your own clicks' }).hover();
  await quiet();
  expect(requests.filter((file) => /frame|simulator|request-builder/.test(file))).toEqual([]);
  const named = await page.locator('meta[name="late-scripts"]').getAttribute('content');
  const before = requests.length;
  await page.getByRole('button', { name: 'Try your own clicks' }).click();
  await expect(page.getByRole('heading', { name: 'Attribution simulator', level: 2 })).toBeFocused();
  const files = [...new Set(requests.slice(before))];
  expect(files.filter((file) => named?.includes(file))).toEqual([]);
  const bytes = files
    .map((file) => brotliCompressSync(readFileSync(`build${file}`)).length)
    .reduce((sum, size) => sum + size, 0);
  console.log(`simulator: ${bytes} bytes in ${files.length} files (brotli 11)`);
  expect(bytes).toBeLessThanOrEqual(toolBytes);

  await page.context().setOffline(true);
  const sent = requests.length;
  await timeOfOpening(page).fill('2025-09-09 10:00');
  await expect(result(page)).toContainText('organic');
  await button(page, 'Add a view').click();
  await expect(page.getByText(/^If .* would/)).toBeVisible();
  // The browser itself asks for the icon of an entry of the history.
  expect(requests.slice(sent).filter((file) => file !== '/img/favicon.svg')).toEqual([]);
});

test('a page with the unused tool names the scripts of a plain page, and its own', async ({ page }) => {
  const scriptsOf = async (route: string) => {
    await page.goto(route);
    return ((await page.locator('meta[name="late-scripts"]').getAttribute('content')) ?? '').split(' ');
  };
  const [withTool, plain] = [
    await scriptsOf(path),
    await scriptsOf('/docs/resources/glossary-and-definitions/source'),
  ];
  expect(withTool).toHaveLength(plain.length);
  // The page's text and the list of its neighbors are its own; the rest is the same.
  const same = withTool.filter((file) => plain.includes(file));
  expect(same.some((file) => file.includes('main'))).toBe(true);
  for (const file of withTool) {
    const source = readFileSync(`build${file}`, 'utf8');
    expect(source).not.toContain('Make this change');
    expect(source).not.toContain('Must be a date and a time in UTC');
  }
});

test('shows each of the 22 cases as the build decides it', async ({ page }) => {
  await open(page);
  const list = page.getByLabel('Start from a case');
  for (const [name, fields] of Object.entries(presets)) {
    await list.selectOption(name);
    await expect(result(page), name).toHaveText(says(simulate(fields, windows).result!));
    expect(parameter(page) ?? 'case-1').toBe(name);
  }
});

test('keeps its state in the address: a link reproduces it, and Back and Reset undo', async ({
  page,
  context,
}) => {
  await open(page);
  await page.getByLabel('Start from a case').selectOption('case-2');
  await page.getByRole('group', { name: 'Click 1' }).getByLabel('Partner').fill('<b>Mine & "yours"</b>*-!%');
  await timeOfOpening(page).fill('2025-09-06 08:00:00.001');
  await button(page, 'Add a view').click();
  await expect(page.getByRole('group', { name: 'View 3' })).toBeVisible();
  const link = page.url();
  const said = await result(page).innerText();

  const other = await context.newPage();
  await visit(other, link);
  await expect(result(other)).toHaveText(said);
  await expect(other.getByRole('group', { name: 'Click 1' }).getByLabel('Partner')).toHaveValue(
    '<b>Mine & "yours"</b>*-!%',
  );
  await expect(timeOfOpening(other)).toHaveValue('2025-09-06 08:00:00.001');
  expect(await other.locator('main b', { hasText: 'Mine' }).count()).toBe(0);

  await page.goBack();
  await expect(page.getByRole('group', { name: 'View 3' })).toHaveCount(0);
  await page.goBack();
  await expect(timeOfOpening(page)).toHaveValue('2025-09-06 07:00:00.000');
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Click 1' }).getByLabel('Partner')).toHaveValue('adjoe');
  await page.goForward();
  await expect(page.getByRole('group', { name: 'Click 1' }).getByLabel('Partner')).toHaveValue(/Mine/);
  await button(page, 'Reset').click();
  await expect(page.getByLabel('Start from a case')).toHaveValue('case-1');
});

for (const [what, query, notice] of [
  ['cut', '1.abc.case-1*time-2025-', /cut or changed/],
  ['altered', '1.12ec9mr.case-1*time-y', /cut or changed/],
  ['markup', '<img src=x onerror=alert(1)>', /cut or changed/],
  ['older', '0.1.case-1', /different version/],
] as const) {
  test(`says of an address that is ${what} that it is, and shows the start`, async ({ page }) => {
    await open(page, `?attribution=${encodeURIComponent(query)}`);
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible();
    await expect(page.getByLabel('Start from a case')).toHaveValue('case-1');
    await timeOfOpening(page).fill('2025-09-01 22:00');
    await expect(page.getByText(notice)).toHaveCount(0);
  });
}

test('says what is wrong next to the field, and gives no result meanwhile', async ({ page }) => {
  await open(page);
  await timeOfOpening(page).fill('1. September');
  await expect(timeOfOpening(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(timeOfOpening(page)).toHaveAccessibleDescription(/Must be a date and a time in UTC/);
  await expect(result(page)).toHaveText('No result: correct one value.');
  await region(page).getByText('Windows', { exact: true }).click();
  const window = page.getByRole('textbox', { name: 'click_window', exact: true });
  await window.fill('31 d');
  await expect(window).toHaveAccessibleDescription(/Must be at most 30 d\./);
  await expect(window).toHaveValue('31 d');
  await expect(result(page)).toHaveText('No result: correct 2 values.');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Reset').click();
  await expect(result(page)).toContainText('adjoe wins');
});

test('takes twenty clicks and views, and no more', async ({ page }) => {
  await open(page);
  for (let row = 3; row <= 20; row++) await button(page, row % 2 ? 'Add a click' : 'Add a view').click();
  await expect(region(page).getByRole('group', { name: /^(Click|View) \d+$/ })).toHaveCount(20);
  await button(page, 'Add a click').click({ force: true });
  await expect(region(page).getByRole('group', { name: /^(Click|View) \d+$/ })).toHaveCount(20);
  await expect(page.getByText('20 are the most.')).toBeVisible();
  await expect(page.getByText(/^If .* would|^No change of/)).toBeVisible();
});

test('names the smallest change, and makes it', async ({ page }) => {
  await open(page, '?attribution=case-6');
  await expect(
    page.getByText('If click_window were 7 d 1 s instead of 7 d, Unity Ads would win.'),
  ).toBeVisible();
  await button(page, 'Make this change').click();
  await expect(result(page)).toContainText('Unity Ads wins the install.');
});

test('copies result and link, and offers them where copying is not allowed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?attribution=case-4');
  await button(page, 'Copy result').click();
  await expect(button(page, 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1 ms too old for its window');
  expect(copied).toContain('attribution=case-4');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Copy link').click();
  await expect(page.getByRole('textbox', { name: /Select the text/ })).toHaveValue(/attribution=case-4$/);
});

test('works by keyboard alone, and gives the focus back', async ({ page }) => {
  await visit(page, path);
  const entry = page.getByRole('button', { name: 'Try your own clicks' });
  await entry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Attribution simulator', level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Start from a case')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(timeOfOpening(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2025-09-01 20:30');
  await expect(result(page)).toContainText('adjoe wins');
  await button(page, 'Remove click 1').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add a click')).toBeFocused();
  await expect(result(page)).toContainText('AppLovin wins');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Click 1' }).getByLabel('Kind')).toBeFocused();
  const close = page.getByRole('button', { name: 'Close the simulator' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(region(page)).toHaveCount(0);
  await expect(entry).toBeFocused();
});

test('works where storage is blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await blockStorage(page, 'sessionStorage');
  await open(page, '?attribution=case-7');
  await expect(result(page)).toContainText('network A wins');
});

test('says so when it cannot be loaded, and can be tried again', async ({ page, watch }) => {
  watch.expectedErrors.push(/./);
  await visit(page, path);
  await page.route(/\.css$/, (route) => route.abort());
  const entry = page.getByRole('button', { name: 'Try your own clicks' });
  await entry.click();
  await expect(page.getByText('The simulator could not be loaded.')).toBeVisible();
  await expect(page.getByText('A click before a later view').first()).toBeVisible();
  await page.unroute(/\.css$/);
  await entry.click();
  await expect(region(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('opens and answers', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Try your own clicks' }).tap();
    await button(page, 'Add a click').tap();
    await expect(result(page)).toContainText('adjoe wins');
    await expect(page.getByRole('group', { name: 'Click 3' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

// 320 px are also what a window of 1280 px shows at 400%.
for (const width of [320, 390, 768, 1440]) {
  for (const mode of ['light', 'dark'] as const) {
    test(`has no axe violation and no overflow at ${width} px, ${mode}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, `?attribution=case-17b&docusaurus-theme=${mode}`);
      await region(page).getByText('Windows', { exact: true }).click();
      await expect(page.getByText(/^If .* would/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('tells winner and losers apart in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '?attribution=case-5');
  expect(await violations(page)).toEqual([]);
  const borders = await page
    .locator('.simulator-timeline > :is(.simulator-click)')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopWidth));
  expect(new Set(borders).size).toBe(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example takes its place', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('A click before a later view').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try your own clicks' })).toBeHidden();
  });
});
