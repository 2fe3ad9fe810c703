/**
 * How long a page keeps a reader waiting after a touch, click or key: from the input to the next paint, on a processor of
 * a quarter, as "interaction to next paint" (INP) counts it. With so few interactions INP is the longest of them.
 */
import type { Browser, Page } from '@playwright/test';
import { phone } from './page-load';
import { median } from './stats';

export interface Interaction {
  name: string;
  /** Milliseconds, in steps of 8; 0 if it took less than 16. */
  duration: number;
}

interface Act {
  name: string;
  /** What must be on the page; pages without it leave the interaction out. */
  target: string;
  act: (page: Page, target: string) => Promise<void>;
}

const click = (page: Page, target: string): Promise<void> =>
  page.locator(target).filter({ visible: true }).first().click();

const type =
  (text: string) =>
  async (page: Page, target: string): Promise<void> => {
    await click(page, target);
    for (const key of text) await page.keyboard.press(key);
  };

/** On a phone. The link is last: it leaves the page. */
const phoneActs: readonly Act[] = [
  { name: 'open menu', target: '.navbar__toggle', act: click },
  { name: 'color mode', target: '.navbar-sidebar__brand button[class*=toggleButton]', act: click },
  { name: 'open category', target: '.navbar-sidebar__item:not([inert]) .menu__caret', act: click },
  { name: 'close menu', target: '.navbar-sidebar__close', act: click },
  { name: 'table of contents', target: '.theme-doc-toc-mobile button', act: click },
  { name: 'open search', target: '.navbar .search-button', act: click },
  { name: 'type in search', target: '.DocSearch-Input', act: type('bid') },
  { name: 'close search', target: '.DocSearch-Cancel', act: click },
  { name: 'tab', target: 'main [role=tab][aria-selected=false]', act: click },
  { name: 'filter a table', target: 'main .table-filter input', act: type('id') },
  { name: 'copy code', target: 'main .code-copy', act: click },
  { name: 'details', target: 'main details:not([open]) > summary', act: click },
  { name: 'next page', target: 'a.pagination-nav__link--next', act: click },
];

/** On a desktop, what a phone does not have. */
const deskActs: readonly Act[] = [
  { name: 'color mode, desktop', target: '.navbar button[class*=toggleButton]', act: click },
  { name: 'category, desktop', target: '.theme-doc-sidebar-menu .menu__caret', act: click },
  { name: 'hash link, desktop', target: '.table-of-contents a', act: click },
  {
    name: 'sidebar link, desktop',
    target: '.theme-doc-sidebar-menu a.menu__link:not(.menu__link--active)',
    act: click,
  },
];

interface Timed {
  durations: number[];
}

/** Runs in the page before anything else of it. */
function observeInteractions(): void {
  const timed: Timed = { durations: [] };
  (window as unknown as { benchTimed: Timed }).benchTimed = timed;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) timed.durations.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

async function performAll(page: Page, acts: readonly Act[]): Promise<Interaction[]> {
  const done: Interaction[] = [];
  for (const { name, target, act } of acts) {
    if (!(await page.locator(target).filter({ visible: true }).count())) continue;
    await page.evaluate(() => {
      (window as unknown as { benchTimed: Timed }).benchTimed.durations = [];
    });
    await act(page, target);
    // Entries come with the frame after the next; loading and moving parts may take a while.
    await page.waitForTimeout(800);
    const durations = await page.evaluate(
      () => (window as unknown as { benchTimed: Timed }).benchTimed.durations,
    );
    done.push({ name, duration: Math.max(0, ...durations) });
  }
  return done;
}

/**
 * Does on a page what its readers do, once it is hydrated.
 */
export async function measureInteractions(browser: Browser, url: string): Promise<Interaction[]> {
  const done: Interaction[] = [];
  for (const [acts, options] of [
    [phoneActs, { viewport: phone.viewport, deviceScaleFactor: phone.scale, isMobile: true, hasTouch: true }],
    [deskActs, { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
    try {
      const page = await context.newPage();
      // The runner names functions with a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (f) => f;');
      await page.addInitScript(observeInteractions);
      const response = await page.goto(url);
      if (response?.status() !== 200)
        throw new Error(`${url} answers with ${response?.status() ?? 'nothing'}.`);
      await page.locator('html[data-has-hydrated=true]').waitFor({ timeout: 30_000 });
      await page.waitForTimeout(1000);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuRate });
      done.push(...(await performAll(page, acts)));
    } finally {
      await context.close();
    }
  }
  return done;
}

/**
 * Medians of the same interactions over all rounds, the longest first.
 * @param rounds What each round measured; an interaction may be missing in some.
 */
export function medianInteractions(rounds: readonly (readonly Interaction[])[]): Interaction[] {
  const byName = new Map<string, number[]>();
  for (const { name, duration } of rounds.flat()) byName.set(name, [...(byName.get(name) ?? []), duration]);
  return [...byName]
    .map(([name, durations]) => ({ name, duration: median(durations) }))
    .sort((a, b) => b.duration - a.duration);
}
