/** A learning path remembers on the device which modules are finished, and needs neither scripts nor storage to be read. */
import { violations } from './accessibility';
import { blockStorage } from './circumstances';
import { expect, hydrated, test, visit } from './fixtures';

const path = '/docs/promote/learning-paths/tracking-and-attribution';
const boxes = 'I have finished this module';

test('modules that are finished stay so on the next visit', async ({ page }) => {
  await visit(page, path);
  const modules = page.getByRole('checkbox', { name: boxes });
  await expect(modules).toHaveCount(8);
  await modules.nth(0).check();
  await modules.nth(2).check();
  const status = page.locator('.module-done').nth(5).getByRole('status');
  await expect(status).toHaveText('2 of 8 finished');
  // What is below the bar that stays in sight would count as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(modules.nth(2)).toBeChecked();
  await expect(modules.nth(1)).not.toBeChecked();
  await modules.nth(0).uncheck();
  await expect(status).toHaveText('1 of 8 finished');
});

test('a module is finished once its three right answers are open', async ({ page }) => {
  await visit(page, path);
  const box = page.getByRole('checkbox', { name: boxes }).nth(1);
  const open = (question: string, option: RegExp) =>
    page.getByRole('group', { name: question }).locator('summary').filter({ hasText: option }).click();
  await open('Question 2.1', /^Four/);
  await open('Question 2.1', /^Two, one for each store/);
  await open('Question 2.2', /^Nothing secret has leaked/);
  await open('Question 2.3', /^The attribution windows/);
  await expect(page.getByText('They decide who wins an install, not whether it arrives.')).toBeVisible();
  await expect(box).not.toBeChecked();
  await open('Question 2.3', /^In a test device's Live log/);
  await expect(box).toBeChecked();
  await expect(page.locator('.module-done').first().getByRole('status')).toHaveText('1 of 8 finished');
  await page.reload();
  await hydrated(page);
  await expect(box).toBeChecked();
  await expect(page.getByRole('checkbox', { name: boxes }).first()).not.toBeChecked();
});

test('one bar stays in sight, and leads to each module with its title', async ({ page }) => {
  await visit(page, path);
  const bar = page.getByRole('navigation', { name: 'Modules' });
  await page.getByRole('checkbox', { name: boxes }).nth(1).check();
  await expect(bar.getByRole('link')).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8']);
  // A click of the test may scroll the page between press and release, and miss what stays in sight.
  await bar.getByRole('link', { name: '5' }).press('Enter');
  const title = page.getByRole('heading', { name: 'Attribution rules in depth' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [above, below] = [await bar.boundingBox(), await title.boundingBox()];
      return above && below && above.y >= 0 && above.y + above.height <= below.y;
    })
    .toBe(true);
  const colors = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(colors[1]).not.toBe(colors[0]);
  expect(new Set(colors).size).toBe(2);
});

test('what is stored and damaged counts for nothing', async ({ page }) => {
  await visit(page, path);
  await page.getByRole('checkbox', { name: boxes }).first().check();
  // The framework may add a namespace to the key.
  const stored = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('learning-path'));
    for (const key of keys) localStorage.setItem(key, '9,x,,-1,2');
    return keys.length;
  });
  expect(stored).toBe(1);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.module-done').first().getByRole('status')).toHaveText('1 of 8 finished');
});

test('modules agree for one visit where storage is blocked', async ({ page }) => {
  await blockStorage(page, 'localStorage');
  await visit(page, path);
  await page.getByRole('checkbox', { name: boxes }).nth(4).check();
  await expect(page.locator('.module-done').first().getByRole('status')).toHaveText('1 of 8 finished');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no box that does nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByText('Question 1.1').scrollIntoViewIfNeeded();
    await page.locator('details summary').first().click();
    await expect(page.locator('details').first()).toHaveAttribute('open', '');
  });
});
