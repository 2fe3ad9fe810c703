/**
 * Every browser test watches the page: an error in the console, an exception, or a request to another host fails it.
 */
import { expect, test as base, type BrowserContext } from '@playwright/test';

interface Watch {
  /** Patterns of console errors that this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** Origins other than the site that this test talks to, such as its own server. */
  expectedOrigins: string[];
}

export const test = base.extend<{ watch: Watch }>({
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
});

/**
 * Pages of one worker in one context: scripts and styles come from its cache, and no process starts anew for a page. What a
 * page stores is removed after it, so each is opened as by a new reader.
 */
export const testInSharedContext = test.extend<object, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, userAgent, deviceScaleFactor, serviceWorkers } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport,
        userAgent,
        deviceScaleFactor,
        serviceWorkers,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage();
    await use(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedContext.clearCookies();
    await page.close();
  },
});

/** Waits until the page reacts to the reader. */
export async function hydrated(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

export { expect };
