/** Tools of a page: links to it and to its headings, when and where it was edited, and whether it has helped. */
import { stopClock } from './circumstances';
import { expect, test, visit } from './fixtures';
import { templates } from './templates';

test('copies the address of the page and of a heading', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${templates.concept}?utm_source=x`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.getByRole('button', { name: 'Copy link' });
  // The answer goes away after a while: time stands still until it was seen.
  await stopClock(page);
  await button.click();
  await expect(page.locator('.copy-link')).toHaveText('Copied');
  await page.clock.resume();
  await expect.poll(clipboard).toBe(page.url());
  await page.locator('#limits').hover();
  await page.locator('#limits .hash-link').click();
  await expect.poll(clipboard).toMatch(/\/bidding-hierarchy[^#]*#limits$/);
});

test('asks whether the page has helped: by mail, or where a build has analytics, by an event', async ({
  page,
}) => {
  await visit(page, templates.guide);
  const tools = page.locator('.page-tools');
  await expect(tools).toContainText('Was this page helpful? Answer by email: Yes No');
  const yes = tools.getByRole('link', { name: 'Yes' });
  const box = await yes.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const href = decodeURIComponent((await yes.getAttribute('href')) ?? '');
  expect(href).toMatch(
    /^mailto:support@whence\.example\?subject=Helpful&body=https:\/\/docs\.whence\.example\/docs\/.*adjust-bids-manually$/,
  );
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...event: unknown[]) => void events.push(event) });
  });
  await tools.getByRole('link', { name: 'No' }).click();
  await expect(tools.getByRole('status')).toHaveText('Thank you for your answer.');
  expect(await page.evaluate(() => (window as unknown as { events: unknown[] }).events)).toEqual([
    ['event', 'page_helpful', { helpful: 'no', page_path: templates.guide }],
  ]);
});

test('sends no answer anywhere without analytics, and needs no script for a mail', async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const written = await plain.newPage();
  await written.goto(templates.guide);
  for (const answer of ['Yes', 'No'])
    await expect(written.locator('.page-tools').getByRole('link', { name: answer })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  await plain.close();
  await visit(page, templates.guide);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  // The browser has no program for mail: the address is what would open it.
  const opened = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('click', (event) => {
          resolve(event.defaultPrevented ? 'nothing' : ((event.target as HTMLAnchorElement).protocol ?? ''));
          event.preventDefault();
        });
        document.querySelector<HTMLAnchorElement>('[data-helpful=no]')?.click();
      }),
  );
  expect([opened, asked]).toEqual(['mailto:', []]);
});

test('says where to edit the page, and no day of the repository', async ({ page }) => {
  await page.goto(templates.guide);
  await expect(page.locator('.theme-edit-this-page')).toHaveAttribute('href', /adjust-bids-manually\.mdx$/);
  await expect(page.locator('.theme-last-updated')).toHaveCount(0);
});
