/**
 * One first view of a page on a slow phone: what it transfers, and when the reader sees it. Processor and network are
 * held back by the browser itself; every view starts with an empty cache.
 */
import type { Browser, CDPSession } from '@playwright/test';

export type ResourceKind = 'document' | 'css' | 'js' | 'font' | 'other';

export interface Transfer {
  requests: number;
  /** Over the wire, headers included. */
  bytes: number;
}

export type Transfers = Record<ResourceKind | 'total', Transfer>;

export interface PageLoad {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  /** Sum of what tasks of the main thread take beyond 50 ms each, from the first paint to the end of the view. */
  tbt: number;
  cls: number;
  /** Finished by the load event. This site starts its scripts after it. */
  beforeLoad: Transfers;
  /** Finished when the network has been quiet for a while: scripts that come late and what is fetched ahead included. */
  inAll: Transfers;
}

/** The phone: what Lighthouse applies on "slow 4G" when it holds back a real browser, and a processor of a quarter. */
export const phone = {
  cpuRate: 4,
  latencyMs: 562.5,
  downBytesPerSecond: (1474.56 * 1024) / 8,
  upBytesPerSecond: (675 * 1024) / 8,
  viewport: { width: 412, height: 823 },
  scale: 1.75,
} as const;

const quietMs = 2500;
const patienceMs = 60_000;

/** What a resource is, by its type or, for what is fetched ahead, by its address. */
export function kindOf(type: string, url: string): ResourceKind {
  const { pathname } = new URL(url);
  if (type === 'Document') return 'document';
  if (type === 'Stylesheet' || pathname.endsWith('.css')) return 'css';
  if (type === 'Script' || /\.m?js$/.test(pathname)) return 'js';
  if (type === 'Font') return 'font';
  return 'other';
}

export interface Finished {
  kind: ResourceKind;
  bytes: number;
  /** Seconds of the browser's clock. */
  at: number;
}

/** Adds up what was finished by a moment. */
export function transfersUntil(finished: readonly Finished[], moment = Number.POSITIVE_INFINITY): Transfers {
  const empty = (): Transfer => ({ requests: 0, bytes: 0 });
  const sums: Transfers = {
    document: empty(),
    css: empty(),
    js: empty(),
    font: empty(),
    other: empty(),
    total: empty(),
  };
  for (const { kind, bytes, at } of finished) {
    if (at > moment) continue;
    for (const key of [kind, 'total'] as const) {
      sums[key].requests += 1;
      sums[key].bytes += bytes;
    }
  }
  return sums;
}

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page before anything else of it. */
function observeVitals(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  (window as unknown as { benchVitals: Vitals }).benchVitals = vitals;
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (vitals.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) vitals.cls += shift.value;
  });
  observe('longtask', (entry) => vitals.tasks.push({ start: entry.startTime, duration: entry.duration }));
}

/** Total blocking time: what tasks take beyond 50 ms, as far as it falls after the first paint. */
export function blockingTime(tasks: readonly { start: number; duration: number }[], fcp: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const end = start + duration;
    return sum + Math.max(0, end - Math.max(start + 50, fcp));
  }, 0);
}

/** Follows the network of a page until it has been quiet. */
function watchNetwork(session: CDPSession): {
  finished: Finished[];
  loadedAt: () => number | undefined;
  quiet: () => Promise<void>;
} {
  const kinds = new Map<string, ResourceKind>();
  const open = new Set<string>();
  const finished: Finished[] = [];
  let lastChange = Date.now();
  let loadedAt: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!/^https?:/.test(request.url)) return;
    lastChange = Date.now();
    kinds.set(requestId, kindOf(type ?? 'Other', request.url));
    open.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    lastChange = Date.now();
    const kind = kinds.get(requestId);
    if (open.delete(requestId) && kind) finished.push({ kind, bytes: encodedDataLength, at: timestamp });
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = Date.now();
    open.delete(requestId);
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    lastChange = Date.now();
    loadedAt = timestamp;
  });
  return {
    finished,
    loadedAt: () => loadedAt,
    quiet: async () => {
      const end = Date.now() + patienceMs;
      while (Date.now() < end) {
        if (loadedAt !== undefined && open.size === 0 && Date.now() - lastChange > quietMs) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(
        `The page was not quiet within ${patienceMs / 1000} s; ${open.size} requests are open.`,
      );
    },
  };
}

/**
 * Views a page for the first time.
 * @throws Error if it does not return 200, or never becomes quiet.
 */
export async function loadPage(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: phone.viewport,
    deviceScaleFactor: phone.scale,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latencyMs,
      downloadThroughput: phone.downBytesPerSecond,
      uploadThroughput: phone.upBytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpuRate });
    // The runner names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (f) => f;');
    await page.addInitScript(observeVitals);
    const network = watchNetwork(session);
    const response = await page.goto(url, { waitUntil: 'load', timeout: patienceMs });
    if (response?.status() !== 200)
      throw new Error(`${url} answers with ${response?.status() ?? 'nothing'}.`);
    await network.quiet();
    const vitals = await page.evaluate(() => (window as unknown as { benchVitals: Vitals }).benchVitals);
    return {
      fcp: vitals.fcp,
      lcp: vitals.lcp,
      cls: vitals.cls,
      tbt: blockingTime(vitals.tasks, vitals.fcp),
      beforeLoad: transfersUntil(network.finished, network.loadedAt()),
      inAll: transfersUntil(network.finished),
    };
  } finally {
    await context.close();
  }
}
