/** Circumstances that tests bring about: files that take their time, storage that is blocked, a reader who has scrolled or has own colors. */
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

/** How far the page is scrolled, in CSS pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls as a reader does, and waits until the page is there: what follows would find it still on its way. */
export async function scroll(page: Page, by: number): Promise<void> {
  const from = await scrolled(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolled(page)).toBe(from + by);
}

/** Scrolls from the top. */
export async function scrollFromTop(page: Page, to: number): Promise<void> {
  await expect.poll(() => scrolled(page)).toBe(0);
  await scroll(page, to);
}

/** Waits until the page has painted, and has done what it puts off until it is idle. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))));

/** Lets time in the page pass only when the test says so; network and worker go on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What the browser paints for a color of the system, such as `Canvas`. */
export const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    document.body.append(probe);
    const painted = getComputedStyle(probe).color;
    probe.remove();
    return painted;
  }, name);

/** Lets pages note their layout shifts from their start. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const box = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}x${height}`;
    const named = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName} ${node.className}` : (node?.textContent ?? 'gone');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node).slice(0, 60)} from ${box(previousRect)} to ${box(currentRect)}`,
        );
        if (!hadRecentInput) shifts.push(`${value} at ${startTime}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Each layout shift since then that the reader did not cause: how much, and what moved. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
