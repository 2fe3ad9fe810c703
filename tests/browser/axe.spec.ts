/**
 * Zero axe violations on every template on a tablet and at 400% zoom, in the site's colors of both modes and in the reader's
 * own, with what opens on it open; and at the widths that every-page.spec.ts leaves out, nothing cut and nothing wider than the window. Pages
 * at 1440 px and in both color modes are that file's, which has all templates but the one that is not a page. A page is
 * loaded once and given one width after the other, as a reader does with a window.
 */
import type { Page } from '@playwright/test';
import { modeInTurn, rulesOfMode, switchTo, violations, violationsInBothModes } from './accessibility';
import { expect, test, testInSharedTab, visit } from './fixtures';
import { cutAt, resize } from './tables-cut';
import { templates } from './templates';

const { notFound, ...pages } = templates;

/** A window of 1280 × 1024 at 400% zoom. */
const zoomed = { width: 320, height: 256 } as const;

/** What is wrong with a page in the site's colors and in the reader's own: axe, and what leaves the window at the side. */
async function problemsInAllColors(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    // What a click has just opened begins to move with the next frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`forced colors ${forcedColors}: ${wide} px wider than the window`);
    found.push(...(await violations(page)).map((violation) => `forced colors ${forcedColors}: ${violation}`));
  }
  return found;
}

for (const [index, [name, path]] of Object.entries(pages).entries()) {
  testInSharedTab(`${name} has no axe violation and nothing cut on small windows`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `${path}?docusaurus-theme=${modeInTurn(index)}`);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(zoomed);
    await switchTo(page, 'dark');
    expect(await violations(page, rulesOfMode)).toEqual([]);
    await switchTo(page, 'light');
    expect(await problemsInAllColors(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of [390, 768, 1180, 1920]) {
      await resize(page, width);
      expect(await cutAt(page, width)).toEqual([]);
    }
  });
}

test('an unknown address has no axe violation', async ({ page, watch }) => {
  watch.expectedErrors.push(/404/);
  expect(await violationsInBothModes(page, notFound, 'dark')).toEqual([]);
  await page.setViewportSize(zoomed);
  expect(await problemsInAllColors(page)).toEqual([]);
  for (const width of [320, 1440]) {
    await resize(page, width);
    expect(await cutAt(page, width)).toEqual([]);
  }
});

test.describe('400% zoom', () => {
  test.use({ viewport: zoomed });

  /** What a reader opens, and what is then there. */
  const opened = [
    ['menu', templates.guide, '.navbar__toggle', '.navbar-sidebar--show'],
    ['contents list', templates.guide, '.theme-doc-toc-mobile button', '.theme-doc-toc-mobile ul'],
    ['error', templates.apiOperation, '.api-error:has(#response-422) > summary', '#response-422 .api-errors'],
    ['request builder', templates.apiOperation, '.builder-open', '.builder-snippet'],
    ['figure', templates.concept, '.figure-enlarge', 'dialog[open]'],
    ['search', templates.home, '.navbar .search-button', '.DocSearch-Input'],
  ] as const;

  for (const [name, path, button, shown] of opened) {
    test(`the open ${name} has no axe violation and no sideways scroll, in any colors`, async ({ page }) => {
      await visit(page, path);
      await page.locator(button).first().click();
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await problemsInAllColors(page)).toEqual([]);
    });
  }
});

test('the check finds a violation, and targets that are too small', async ({ page }) => {
  await visit(page, templates.home);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.append(Object.assign(document.createElement('img'), { src: '/img/favicon.svg' }));
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText = 'display: block; width: 40px; height: 12px; padding: 0; font-size: 9px';
      main?.append(button);
    }
  });
  const found = (await violations(page)).join('\n');
  expect(found).toMatch(/^image-alt/m);
  expect(found).toMatch(/^target-size/m);
});
