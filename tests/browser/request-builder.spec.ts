/** The request builder of an API page: nothing of it loads before the click, and then it works without a mouse. */
import type { Page } from '@playwright/test';
import { violations } from './accessibility';
import { expect, test, visit } from './fixtures';

const upload = '/api/management/upload-bids';
const list = '/api/management/fetch-current-bids-with-status';

async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole('button', { name: 'Build a request' }).click();
  await expect(page.getByRole('region', { name: 'Request builder' })).toBeVisible();
}

const snippet = (page: Page) => page.locator('.builder-snippet pre');

test('loads nothing before the click, and only files of this site after it', async ({ page, quiet }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, upload);
  await quiet();
  const builderFiles = () => requests.filter((path) => /request-builder|\/openapi\/operations\//.test(path));
  expect(builderFiles()).toEqual([]);
  const scripts = requests.filter((path) => path.endsWith('.js')).length;

  await page.getByRole('button', { name: 'Build a request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeFocused();
  expect(builderFiles().some((path) => path.endsWith('/operations/management/uploadBids.json'))).toBe(true);
  expect(builderFiles().some((path) => path.endsWith('.css'))).toBe(true);
  expect(requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(scripts);

  // Working with it sends nothing anywhere.
  await quiet();
  const before = requests.length;
  await page.getByRole('textbox', { name: 'JSON' }).fill('{"bids": []}');
  await page.getByLabel('Language').selectOption('Kotlin (server)');
  await expect(snippet(page)).toContainText('HttpRequest.newBuilder');
  await quiet();
  expect(requests.slice(before).filter((path) => !path.endsWith('.js'))).toEqual([]);
});

test('copies from a bar above the code, as samples do', async ({ page }) => {
  await open(page, upload);
  const copy = page.getByRole('button', { name: 'Copy the request' });
  const [button, code] = [await copy.boundingBox(), await snippet(page).boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(code!.y + 1);
  expect(button!.width).toBeLessThan(code!.width / 4);
});

test('writes what the samples of the page say', async ({ page }) => {
  await visit(page, upload);
  await page.getByRole('tab', { name: 'Python' }).first().click();
  const shown = page.locator('.api-samples [role=tabpanel]:not([hidden]) pre');
  await expect(shown).toContainText('raise RuntimeError');
  const sample = await shown.innerText();
  await page.getByRole('button', { name: 'Build a request' }).click();
  await expect(page.getByLabel('Language')).toHaveValue('Python');
  const missing = async (): Promise<string[]> => {
    const lines = (await snippet(page).innerText()).split('\n');
    // Optional headers are in the sample alone.
    return sample.split('\n').filter((line) => !lines.includes(line) && !line.includes('Idempotency-Key'));
  };
  await expect.poll(missing).toEqual([]);
});

test('puts typed values into the request and says what is wrong with them', async ({ page }) => {
  await open(page, list);
  const partner = page.getByRole('textbox', { name: 'partner_id' });
  await partner.fill('104');
  await page.getByRole('group', { name: 'status' }).getByLabel('pending').check();
  await page.getByRole('group', { name: 'status' }).getByLabel('applied').check();
  await expect(snippet(page)).toContainText('partner_id=104');
  await expect(snippet(page)).toContainText('status=pending&status=applied');
  await expect(page.getByText('The values follow the rules of the API.')).toBeVisible();

  await partner.fill('2');
  await expect(partner).toHaveAttribute('aria-invalid', 'true');
  await expect(partner).toHaveAccessibleDescription(/Must be at least 101\./);
  await expect(page.getByText('One value breaks a rule of the API.')).toBeVisible();
});

test('works by keyboard, and gives the focus back', async ({ page }) => {
  await visit(page, list);
  const button = page.getByRole('button', { name: 'Build a request' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'partner_id' })).toBeFocused();
  await page.keyboard.type('104');
  await expect(snippet(page)).toContainText('partner_id=104');
  const close = page.getByRole('button', { name: 'Close the builder' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Request builder' })).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('says so when it cannot be loaded, and can be tried again', async ({ page, watch }) => {
  watch.expectedErrors.push(/uploadBids\.json/, /Failed to load resource/);
  await page.route('**/uploadBids.json', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, upload);
  const button = page.getByRole('button', { name: 'Build a request' });
  await button.click();
  await expect(page.getByText('The builder could not be loaded.')).toBeVisible();
  await page.unroute('**/uploadBids.json');
  await button.click();
  await expect(page.getByRole('region', { name: 'Request builder' })).toBeVisible();
});

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`has no axe violation when open, ${mode}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${upload}?docusaurus-theme=${mode}`);
    await page.getByRole('textbox', { name: 'JSON' }).fill('{"bids": []}');
    expect(await violations(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('promises nothing, and the page holds everything else', async ({ page }) => {
    await page.goto(upload);
    await expect(page.getByRole('button', { name: 'Build a request' })).toBeHidden();
    for (const part of ['#body-bids-bid_amount', '#response-202-upload_id', '#problem-code']) {
      await expect(page.locator(part)).toBeVisible();
    }
    await expect(page.getByText('HttpRequest.newBuilder')).toBeVisible();
  });
});
