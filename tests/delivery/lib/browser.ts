/** A browser for tests on real servers, that notes every violation of the policy and every error of a page. */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../../../lib/toolchain/ensure-browser.mjs';
import { duringTests } from '../../lib/during-tests';

export interface Watched {
  page: Page;
  /** Directive and blocked address of each violation, console errors and exceptions, in order. */
  problems: string[];
}

/** The browser while the tests of a file run. */
export const browserOfTests = (): (() => Browser) =>
  duringTests(
    () =>
      chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
      }),
    (browser) => browser.close(),
  );

/** A fresh desktop, without state of others, that is given the time of a busy machine. */
export async function freshContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  context.setDefaultTimeout(120_000);
  return context;
}

/** A page in a fresh context, with its problems. */
export async function watchedPage(
  browser: Browser,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Watched> {
  const context = await freshContext(browser, options);
  const page = await context.newPage();
  const problems: string[] = [];
  // Violations are reported to the console as errors, including violations during the first parse.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => void problems.push(String(error)));
  return { page, problems };
}

/** Waits until the page reacts to the reader. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page, and waits until it reacts to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}
