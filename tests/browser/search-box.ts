/** Search as a reader has it: its button, its field, its hits, and how it is asked. */
import type { Page } from '@playwright/test';
import { readSearchManifest } from '../../checks/search/relevance';
import { expect, visit } from './fixtures';

export const manifest = readSearchManifest();

export const searchButton = (page: Page) => page.locator('.navbar .search-button');
export const input = (page: Page) => page.locator('.DocSearch-Input');
export const hits = (page: Page) => page.locator('.DocSearch-Hit');
export const title = (page: Page) => page.locator('.DocSearch-Title');
/** The link to all results. */
export const allResults = (page: Page) => page.locator('.DocSearch-HitsFooter a');

/** Where the hits lead to. */
export const hitAddresses = (page: Page): Promise<string[]> =>
  page.locator('.search-hit').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Addresses of the records of a part of the index, whole and lean. */
export const shardUrl = (part: string): string => {
  const { file, lean } = manifest.parts[part] ?? {};
  return `**/{${file},${lean?.file}}`;
};

/** Opens the modal on a page. */
export async function openSearch(page: Page, from = '/'): Promise<void> {
  await visit(page, from);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

/** Types a query and waits for what becomes of it; what an earlier query left on the screen does not count. */
export async function ask(page: Page, query: string): Promise<void> {
  await input(page).fill(query);
  const text = encodeURIComponent(query);
  const results = page.locator(`.DocSearch-HitsFooter a:is([href$="q=${text}"], [href*="q=${text}&from="])`);
  const none = page.locator('.DocSearch-NoResults .DocSearch-Title', { hasText: query });
  await expect(results.or(none).or(page.locator('.DocSearch-ErrorScreen')).first()).toBeVisible();
}

/** Types a query and waits for its first hit. */
export async function find(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await expect(hits(page).first()).toBeVisible();
}
