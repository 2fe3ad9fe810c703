/**
 * Every browser test watches the page: an error in the console, an exception, or a request to another host fails it.
 */
import { expect, test as base, type Page, type Request } from '@playwright/test';
import { idle } from './circumstances';

interface Watch {
  /** Patterns of console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Origins other than the site that this test talks to, such as its own server. */
  expectedOrigins: string[];
}

/** What tests listen to, and a tab that they share would go on telling them. */
const watched = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed'] as const;

/** How long a page asks for nothing before it counts as done, in milliseconds: longer than it waits between two requests. */
const silence = 500;

export const test = base.extend<{ watch: Watch; quiet: () => Promise<void> }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { expectedErrors: [], expectedOrigins: [] };
      const problems: string[] = [];
      const outside: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => void problems.push(String(error)));
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && new URL(url).origin !== new URL(baseURL ?? '').origin) outside.push(url);
      });
      await use(watch);
      expect(
        outside.filter((url) => !watch.expectedOrigins.includes(new URL(url).origin)),
        'requests to other hosts',
      ).toEqual([]);
      expect(
        problems.filter((problem) => !watch.expectedErrors.some((pattern) => pattern.test(problem))),
        'console errors',
      ).toEqual([]);
    },
    { auto: true },
  ],
  /**
   * Waits until the page has done what it does when it is idle, and all that it asked for is there. Playwright's `networkidle`
   * does not say so: it comes once for a document, and scripts that start late can come after it.
   */
  quiet: [
    async ({ page }, use) => {
      const open = new Set<Request>();
      let last = Date.now();
      page.on('request', (request) => {
        // What the document before has asked for is of no interest to anyone.
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
        open.add(request);
        last = Date.now();
      });
      const ended = (request: Request): void => {
        open.delete(request);
        last = Date.now();
      };
      page.on('requestfinished', ended);
      page.on('requestfailed', ended);
      await use(async () => {
        await idle(page);
        await expect.poll(() => open.size === 0 && Date.now() - last > silence).toBe(true);
      });
    },
    { auto: true },
  ],
});

/**
 * Tests of one worker in one tab: scripts and styles come from its cache, and no process starts anew for a page, which costs
 * more than the page. What a page stores is removed after it and the window is as it was, so each is opened as by a new
 * reader. Not for tests that change what the tab loads.
 */
export const testInSharedTab = test.extend<object, { sharedTab: Page }>({
  sharedTab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent, deviceScaleFactor, serviceWorkers } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        userAgent,
        deviceScaleFactor,
        serviceWorkers,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedTab, viewport }, use) => {
    await sharedTab.setViewportSize(viewport ?? { width: 1440, height: 900 });
    await sharedTab.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await use(sharedTab);
    await sharedTab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedTab.context().clearCookies();
    for (const event of watched) sharedTab.removeAllListeners(event);
  },
});

/** Waits until the page reacts to the reader. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

/** Opens a page, and waits until it reacts to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export { expect };
