/** What axe says about a page in its current state; one place for all specs, so they all run the same rules. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, visit } from './fixtures';

const axeSource = readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8');

// The size of targets (WCAG 2.2, 2.5.8) is a rule that axe runs on request alone.
const allRules = { rules: { 'target-size': { enabled: true } } };

/** What the color mode can change: colors, and which of two pictures is there. */
export const rulesOfMode = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'],
  },
};

/** Each violation as `rule: selector — what to mend`. */
export async function violations(page: Page, rules: object = allRules): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...rules })})`,
  );
  return results.violations.flatMap((v) =>
    v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} — ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}

const colorModes = ['light', 'dark'] as const;
type ColorMode = (typeof colorModes)[number];

/** The mode in which a page is loaded: half the pages in each, so both modes are tested while loading. */
export const modeInTurn = (index: number): ColorMode => colorModes[index % 2 === 0 ? 0 : 1];

/** Switches the color mode as the reader does, also where the button is in a closed menu. */
export async function switchTo(page: Page, mode: ColorMode): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) === mode) return;
  await page
    .locator('.navbar')
    .getByRole('button', { name: /dark and light mode/i, includeHidden: true })
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  // Colors on their way from one mode to the other are in neither.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/**
 * Loads a page once, and runs axe in the mode in which it is loaded, and the rules that depend on it in the other one.
 * @param first The mode in which it is loaded.
 * @returns Violations, each after its mode.
 */
export async function violationsInBothModes(page: Page, path: string, first: ColorMode): Promise<string[]> {
  const second = first === 'light' ? 'dark' : 'light';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${path}?docusaurus-theme=${first}`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', first);
  const found = (await violations(page)).map((violation) => `${first}: ${violation}`);
  await switchTo(page, second);
  return [...found, ...(await violations(page, rulesOfMode)).map((violation) => `${second}: ${violation}`)];
}
