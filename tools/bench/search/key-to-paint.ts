/**
 * How long a reader waits for results after a key: from the key to the frame in which the list of hits has changed, in a
 * real browser with the embedded engine in its worker.
 */
import type { Browser, Page } from '@playwright/test';

/** Typed letter by letter. */
const typedQueries = ['attribution window', 'bid upload', 'postback macros', 'set up android'] as const;

export interface TypingRound {
  /** Milliseconds by what was typed so far. A key that changes no result paints nothing and is left out. */
  times: Map<string, number>;
  silent: number;
  /**
   * The most milliseconds that the same work took beyond its best time: in a worker and back, then in the page, as a
   * search does. It shows how busy the machine was with other work.
   */
  noise: number[];
}

const silenceMs = 500;

interface Timed {
  took: Promise<number>;
}

async function timedKey(page: Page, letter: string): Promise<number> {
  await page.evaluate((silence) => {
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (!dropdown) throw new Error('The search modal shows no list.');
    const started = performance.now();
    (window as unknown as Timed).took = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started), 0));
      });
      observer.observe(dropdown, { subtree: true, childList: true, characterData: true });
      setTimeout(() => resolve(-1), silence);
    });
  }, silenceMs);
  await page.keyboard.type(letter);
  return page.evaluate(() => (window as unknown as Timed).took);
}

async function noise(page: Page): Promise<number[]> {
  const times = await page.evaluate(async () => {
    const work = 'for (let i = 0, x = 0; i < 1500000; i += 1) x += Math.sqrt(i);';
    const url = URL.createObjectURL(new Blob([`onmessage = () => { ${work} postMessage(0); }`]));
    const worker = new Worker(url);
    const here = new Function(work);
    const list: number[] = [];
    for (let round = 0; round < 80; round += 1) {
      const started = performance.now();
      await new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage(0);
      });
      here();
      list.push(performance.now() - started);
    }
    worker.terminate();
    return list;
  });
  const best = Math.min(...times);
  return times.map((time) => time - best);
}

/**
 * Types all queries, round by round.
 * @param origin Of the served site.
 */
export async function keyToPaint(browser: Browser, origin: string, rounds: number): Promise<TypingRound[]> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    // The runner names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (f) => f;');
    await page.goto(`${origin}/`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    await page.keyboard.press('Control+k');
    const input = page.locator('.DocSearch-Input');
    await input.fill('a');
    await page.locator('.DocSearch-Hit').first().waitFor();
    const done: TypingRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const result: TypingRound = { times: new Map(), silent: 0, noise: await noise(page) };
      for (const query of typedQueries) {
        await input.fill('');
        for (const [at, letter] of [...query].entries()) {
          const took = await timedKey(page, letter);
          if (took >= 0) result.times.set(query.slice(0, at + 1), took);
          else result.silent += 1;
        }
      }
      done.push(result);
    }
    return done;
  } finally {
    await context.close();
  }
}
