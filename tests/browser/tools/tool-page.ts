/**
 * What holds for every tool on a page: nothing of it loads before its button is used, and then it works without a mouse, by
 * touch, offline, with storage blocked, on a narrow window and in forced colors; its address leads back to what it shows.
 */
import type { Page } from '@playwright/test';
import { toolBytes } from '../../../config/budgets';
import { fileSize } from '../../../lib/built-site/weight';
import { violations } from '../accessibility';
import { blockStorage } from '../circumstances';
import { expect, test, visit } from '../fixtures';

export interface ToolPage {
  route: string;
  /** Words of the button, and heading of the open tool. */
  open: string;
  title: string;
  /** What is in its place without scripts. */
  example: string | RegExp;
  /** What the tool says at first. */
  says: string | RegExp;
  /** A text field, another value for it, and what the tool says then. */
  field: string;
  value: string;
  changed: string | RegExp;
}

/** A window of 1280 pixels has this many at a zoom of 400%. */
const zoomed = { width: 320, height: 256 };

export const region = (page: Page, { title }: ToolPage) =>
  page.getByRole('region', { name: title, exact: true });

/** What the tool says, which screen readers hear. */
export const said = (page: Page, tool: ToolPage) => region(page, tool).getByRole('status').first();

export async function openTool(page: Page, tool: ToolPage, mode = 'light'): Promise<void> {
  await visit(page, `${tool.route}?docusaurus-theme=${mode}`);
  await page.getByRole('button', { name: tool.open }).click();
  await expect(said(page, tool)).toHaveText(tool.says);
}

const wider = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Declares the tests of a tool. */
export function toolTests(tool: ToolPage): void {
  const field = (page: Page) => region(page, tool).getByRole('textbox', { name: tool.field, exact: true });

  test('loads nothing before its button is used, and little then', async ({ page, quiet }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await visit(page, tool.route);
    await quiet();
    expect(files.filter((file) => /tool-css|frame\.\w+\.css|tools\//.test(file))).toEqual([]);
    const before = new Set(files);
    await page.getByRole('button', { name: tool.open }).click();
    await expect(page.getByRole('heading', { name: tool.title, exact: true })).toBeFocused();
    await quiet();
    const added = [...new Set(files)].filter((file) => !before.has(file));
    const bytes = added.reduce((sum, file) => sum + fileSize(`build${file}`), 0);
    console.log(`${tool.title}: ${bytes} bytes in ${added.length} files, brotli 11`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(toolBytes);
  });

  test('works by keyboard alone, and Back undoes a change', async ({ page }) => {
    await visit(page, tool.route);
    await page.getByRole('button', { name: tool.open }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: tool.title, exact: true })).toBeFocused();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await field(page).evaluate((element) => element === document.activeElement)) break;
    }
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(tool.value);
    await expect(said(page, tool)).toHaveText(tool.changed);
    await page.goBack();
    await expect(said(page, tool)).toHaveText(tool.says);
    await page.getByRole('button', { name: /^Close the / }).press('Enter');
    await expect(region(page, tool)).toHaveCount(0);
    await expect(page.getByRole('button', { name: tool.open })).toBeFocused();
  });

  test('has an address that leads back to what it shows, and says so if the address is damaged', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTool(page, tool);
    await field(page).fill(tool.value);
    await expect(said(page, tool)).toHaveText(tool.changed);
    await region(page, tool).getByRole('button', { name: 'Copy link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await visit(page, link);
    await expect(said(page, tool)).toHaveText(tool.changed);
    await visit(page, link.slice(0, -2));
    await expect(region(page, tool).getByRole('alert')).toContainText('This link was cut or changed');
    await expect(said(page, tool)).toHaveText(tool.says);
    await region(page, tool).getByRole('button', { name: 'Reset' }).click();
    await expect(region(page, tool).getByRole('alert')).toHaveCount(0);
  });

  test('says what is wrong next to the field', async ({ page }) => {
    await openTool(page, tool);
    await field(page).fill('');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription('Must not be empty.');
    await expect(said(page, tool)).toHaveText('No result: correct one value.');
    await field(page).fill('<img src=x onerror=alert(1)>');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(region(page, tool).locator('img')).toHaveCount(0);
    await region(page, tool).getByRole('button', { name: 'Reset' }).click();
    await expect(said(page, tool)).toHaveText(tool.says);
  });

  test('works offline once it is open', async ({ page, context, quiet }) => {
    await openTool(page, tool);
    await quiet();
    const requests: string[] = [];
    await context.setOffline(true);
    // The browser asks for the icon of each new address on its own.
    page.on('request', (request) =>
      requests.push(...(request.url().includes('favicon') ? [] : [request.url()])),
    );
    await field(page).fill(tool.value);
    await expect(said(page, tool)).toHaveText(tool.changed);
    expect(requests).toEqual([]);
  });

  test('says so when it cannot be loaded, and can be tried again', async ({ page, watch }) => {
    watch.expectedErrors.push(/./);
    await visit(page, tool.route);
    await page.route(/\.css$/, (route) => route.abort());
    const entry = page.getByRole('button', { name: tool.open });
    await entry.click();
    await expect(page.getByText(/could not be loaded/)).toBeVisible();
    await expect(page.getByText(tool.example).first()).toBeVisible();
    await page.unroute(/\.css$/);
    await entry.click();
    await expect(region(page, tool)).toBeVisible();
  });

  test('works with storage blocked', async ({ page }) => {
    await blockStorage(page, 'localStorage');
    await blockStorage(page, 'sessionStorage');
    await openTool(page, tool);
    await field(page).fill(tool.value);
    await expect(said(page, tool)).toHaveText(tool.changed);
  });

  for (const viewport of [{ width: 320, height: 800 }, zoomed])
    test(`fits ${viewport.width} by ${viewport.height} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openTool(page, tool);
      expect(await wider(page)).toBe(0);
      await field(page).fill('');
      await expect(said(page, tool)).toHaveText('No result: correct one value.');
      expect(await wider(page)).toBe(0);
    });

  test('passes axe in each state, color mode, and in forced colors', async ({ page }) => {
    for (const mode of ['light', 'dark'] as const) {
      await openTool(page, tool, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
      for (const details of await region(page, tool).locator('summary').all()) await details.click();
      expect(await violations(page), mode).toEqual([]);
      await field(page).fill('');
      await expect(said(page, tool)).toHaveText('No result: correct one value.');
      expect(await violations(page), `${mode}, with a problem`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await openTool(page, tool);
    expect(await violations(page), 'forced colors').toEqual([]);
    await expect(field(page)).not.toHaveCSS('border-top-width', '0px');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test('works', async ({ page }) => {
      await visit(page, tool.route);
      await page.getByRole('button', { name: tool.open }).tap();
      await field(page).tap();
      await field(page).fill(tool.value);
      await expect(said(page, tool)).toHaveText(tool.changed);
      await region(page, tool).getByRole('button', { name: 'Reset' }).tap();
      await expect(said(page, tool)).toHaveText(tool.says);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('leaves the worked example', async ({ page }) => {
      await page.goto(tool.route);
      await expect(page.getByText(tool.example).first()).toBeVisible();
      await expect(page.getByRole('button', { name: tool.open })).toBeHidden();
    });
  });
}
