/**
 * Zero axe violations on every template, from a phone's width to a wide screen's, and no table cut where it should be whole;
 * in both color modes on a phone, and at 400% zoom, in the site's colors and in the reader's own, with what opens on it
 * open. Pages at 1440 px are looked at one by one in every-page.spec.ts, which has all templates but the one that is not a
 * page; 320 px is 400% zoom. A page is loaded once and given one width after the other, as a reader does with a window.
 */
import type { Page } from '@playwright/test';
import { modeInTurn, switchTo, violations, violationsInBothModes } from './accessibility';
import { expect, test, testInSharedTab, visit } from './fixtures';
import { cutAt, resize, widths } from './tables-cut';
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
  testInSharedTab(`${name} has no axe violation and nothing cut at any width and zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await violationsInBothModes(page, path, modeInTurn(index))).toEqual([]);
    for (const width of widths) {
      await resize(page, width);
      if (![320, 390, 1440].includes(width)) expect(await violations(page), `${width} px`).toEqual([]);
    }
    await switchTo(page, 'light');
    await page.setViewportSize(zoomed);
    expect(await problemsInAllColors(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of widths) {
      await resize(page, width);
      expect(await cutAt(page, width)).toEqual([]);
    }
  });
}

for (const [index, width] of [1440, 390].entries()) {
  test(`an unknown address has no axe violation in either color mode, ${width} px`, async ({
    page,
    watch,
  }) => {
    watch.expectedErrors.push(/404/);
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothModes(page, notFound, modeInTurn(index))).toEqual([]);
    expect(await cutAt(page, width)).toEqual([]);
    await switchTo(page, 'light');
    await page.setViewportSize(zoomed);
    expect(await problemsInAllColors(page)).toEqual([]);
  });
}

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

test('the check finds targets that are too small', async ({ page }) => {
  await visit(page, templates.home);
  await page.evaluate(() => {
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText = 'display: block; width: 40px; height: 12px; padding: 0; font-size: 9px';
      document.querySelector('main')?.append(button);
    }
  });
  expect((await violations(page)).some((v) => v.startsWith('target-size'))).toBe(true);
});

test('the check finds a violation', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => {
    const img = document.createElement('img');
    img.src = '/img/favicon.svg';
    document.querySelector('main')?.append(img);
  });
  expect((await violations(page)).some((v) => v.startsWith('image-alt'))).toBe(true);
});
