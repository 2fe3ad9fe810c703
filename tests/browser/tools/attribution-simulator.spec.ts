/** The attribution simulator on its page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from '../accessibility';
import { expect, test, visit } from '../fixtures';
import { openTool, region, said, toolTests, type ToolPage } from './tool-page';

const simulator: ToolPage = {
  route: '/docs/resources/glossary-and-definitions/attribution',
  open: 'Try your own clicks',
  title: 'Attribution simulator',
  example: 'A click before a later view',
  says: /adjoe wins/,
  field: 'Time of the opening, UTC',
  value: '2025-09-09 10:00',
  changed: /organic/,
};

const button = (page: Page, name: string) => region(page, simulator).getByRole('button', { name });
const timeOfOpening = (page: Page) => page.getByRole('textbox', { name: simulator.field });

/** Opens the tool by an address that has its state. */
async function openAt(page: Page, state: string): Promise<void> {
  await visit(page, `${simulator.route}?attribution=${encodeURIComponent(state)}`);
  await expect(region(page, simulator)).toBeVisible();
}

toolTests(simulator);

test('a page with the unused tool names the scripts of a plain page, and its own', async ({ page }) => {
  const scriptsOf = async (route: string) => {
    await page.goto(route);
    return ((await page.locator('meta[name="late-scripts"]').getAttribute('content')) ?? '').split(' ');
  };
  const [withTool, plain] = [
    await scriptsOf(simulator.route),
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

test('keeps rows and their texts in the address, and Back and Reset undo', async ({ page, context }) => {
  const partner = (tab: Page) => tab.getByRole('group', { name: 'Click 1' }).getByLabel('Partner');
  await openTool(page, simulator);
  await page.getByLabel('Start from a case').selectOption('case-2');
  await partner(page).fill('<b>Mine & "yours"</b>*-!%');
  await button(page, 'Add a view').click();
  await expect(page.getByRole('group', { name: 'View 3' })).toBeVisible();

  const other = await context.newPage();
  await visit(other, page.url());
  await expect(said(other, simulator)).toHaveText(await said(page, simulator).innerText());
  await expect(partner(other)).toHaveValue('<b>Mine & "yours"</b>*-!%');
  expect(await other.locator('main b', { hasText: 'Mine' }).count()).toBe(0);

  await page.goBack();
  await expect(page.getByRole('group', { name: 'View 3' })).toHaveCount(0);
  await page.goBack();
  await expect(partner(page)).toHaveValue('adjoe');
  await page.goForward();
  await expect(partner(page)).toHaveValue(/Mine/);
  await button(page, 'Reset').click();
  await expect(page.getByLabel('Start from a case')).toHaveValue('case-1');
});

test('says of an address of an older version that it is', async ({ page }) => {
  await openAt(page, '0.1.case-1');
  const notice = page.getByRole('alert').filter({ hasText: /different version/ });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Start from a case')).toHaveValue('case-1');
  await timeOfOpening(page).fill('2025-09-01 22:00');
  await expect(notice).toHaveCount(0);
});

test('says what is wrong with a window, and counts what is', async ({ page }) => {
  await openTool(page, simulator);
  await timeOfOpening(page).fill('1. September');
  await expect(timeOfOpening(page)).toHaveAccessibleDescription(/Must be a date and a time in UTC/);
  const window = page.getByRole('textbox', { name: 'click_window', exact: true });
  await window.fill('31 d');
  await expect(window).toHaveAccessibleDescription(/Must be at most 30 d\./);
  await expect(window).toHaveValue('31 d');
  await expect(said(page, simulator)).toHaveText('No result: correct 2 values.');
  expect(await violations(page)).toEqual([]);
});

test('takes twenty clicks and views, and no more', async ({ page }) => {
  await openTool(page, simulator);
  for (let row = 3; row <= 20; row++) await button(page, row % 2 ? 'Add a click' : 'Add a view').click();
  await expect(region(page, simulator).getByRole('group', { name: /^(Click|View) \d+$/ })).toHaveCount(20);
  await button(page, 'Add a click').click({ force: true });
  await expect(region(page, simulator).getByRole('group', { name: /^(Click|View) \d+$/ })).toHaveCount(20);
  await expect(page.getByText('20 are the most.')).toBeVisible();
  await expect(page.getByText(/^If .* would|^No change of/)).toBeVisible();
});

test('names the smallest change, and makes it', async ({ page }) => {
  await openAt(page, 'case-6');
  await expect(
    page.getByText('If click_window were 7 d 1 s instead of 7 d, Unity Ads would win.'),
  ).toBeVisible();
  await button(page, 'Make this change').click();
  await expect(said(page, simulator)).toContainText('Unity Ads wins the install.');
});

test('copies its result, and offers it where copying is not allowed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, 'case-4');
  await button(page, 'Copy result').click();
  await expect(button(page, 'Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('1 ms too old for its window');
  expect(copied).toContain('attribution=case-4');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Copy link').click();
  await expect(page.getByRole('textbox', { name: /Select the text/ })).toHaveValue(/attribution=case-4$/);
});

test('leads the focus on when a row is removed or added by keyboard', async ({ page }) => {
  await openTool(page, simulator);
  await button(page, 'Remove click 1').press('Enter');
  await expect(button(page, 'Add a click')).toBeFocused();
  await expect(said(page, simulator)).toContainText('AppLovin wins');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Click 1' }).getByLabel('Kind')).toBeFocused();
});

test('tells winner and losers apart in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAt(page, 'case-5');
  const borders = await page
    .locator('.simulator-timeline > .simulator-click')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').borderTopWidth));
  expect(new Set(borders).size).toBe(2);
});
