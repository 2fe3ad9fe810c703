/** Circumstances that tests bring about: files that take their time, storage that is blocked, a reader who has scrolled. */
import { expect, type Page } from '@playwright/test';

/** Holds back what is asked for at these addresses until the function that is returned is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** Blocks a storage as a browser does whose reader wants no cookies: it throws when it is only named. */
export async function blockStorage(page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }, storage);
}

/** Scrolls from the top as a reader does, and waits until the page is there. */
export async function scrollFromTop(page: Page, to: number): Promise<void> {
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, to);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(to);
}
