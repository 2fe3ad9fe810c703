/**
 * Every built page: no console error (a failed hydration is one), no outside request, no axe violation. Templates are
 * looked at in all modes and widths (axe.spec.ts); here each page is looked at once, color modes in turn.
 */
import { readBuild } from '../../lib/built-site/site';
import { violations } from './accessibility';
import { expect, hydrated, test } from './fixtures';

const routes = [...readBuild().pages.keys()].filter((route) => route !== '/404.html').sort();

for (const [index, route] of routes.entries()) {
  const mode = index % 2 === 0 ? 'light' : 'dark';
  test(`${route} (${mode})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${route}?docusaurus-theme=${mode}`);
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  });
}
