/**
 * One first view of a page on a slow phone: what it transfers, and when the reader sees it. Processor and network are held back
 * by the browser itself; every view starts with an empty cache.
 */
import type { Browser } from '@playwright/test';

export interface PageLoad {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  /** Sum of what tasks of the main thread take beyond 50 ms each. */
  tbt: number;
  /** Over the wire, headers included: by the load event, after which this site starts its scripts, and in all. */
  bytesToLoad: number;
  bytesInAll: number;
  requests: number;
}

/** What Lighthouse applies on "slow 4G" when it holds back a real browser, and a processor of a quarter. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuRate = 4;
const patience = 60_000;

type Vitals = Pick<PageLoad, 'fcp' | 'lcp' | 'tbt'>;

/** Runs in the page before anything else of it. */
function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, tbt: 0 };
  Object.assign(window, { benchVitals: vitals });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('longtask', (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
}

/**
 * Views a page for the first time, until the network has been quiet: scripts that come late and what is fetched ahead included.
 * @throws Error if it does not return 200, or never becomes quiet.
 */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    // The runner names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (f) => f;');
    await page.addInitScript(observeVitals);
    const load = { bytesToLoad: 0, bytesInAll: 0, requests: 0 };
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      load.bytesInAll += encodedDataLength;
      load.requests += 1;
    });
    session.on('Page.loadEventFired', () => (load.bytesToLoad = load.bytesInAll));
    const response = await page.goto(url, { waitUntil: 'load', timeout: patience });
    if (response?.status() !== 200)
      throw new Error(`${url} answers with ${response?.status() ?? 'nothing'}.`);
    // Twice, because some scripts are asked for only once the page has come to rest.
    for (let time = 0; time < 2; time += 1) {
      await page.waitForLoadState('networkidle', { timeout: patience });
      await page.waitForTimeout(2_500);
    }
    const vitals = await page.evaluate(() => (window as unknown as { benchVitals: Vitals }).benchVitals);
    return { ...vitals, ...load };
  } finally {
    await context.close();
  }
}
