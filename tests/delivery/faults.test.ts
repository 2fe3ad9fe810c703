/**
 * What readers see when delivery goes wrong, on a real server under the real policy: files that a deployment replaced,
 * that are missing, damaged or answered with 500, a connection that drops, clocks that are wrong. Nobody loses the page
 * that is open, nothing loops, and the next click works.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installRelease } from '../../deploy/release.mjs';
import { folderOfEachTest } from '../lib/folders';
import { browserOfTests, freshContext, hydrated, visit } from './lib/browser';
import { copySite, inputsOf, readManifest, siteDir } from './lib/bundle';
import { builtRelease, chunksOfBuiltRelease, nextRelease } from './lib/releases';
import { request } from './lib/request';
import { freePort, liveServer, serverOfTests, startNginx, type Server } from './lib/servers';

const manifest = readManifest();
const guide = '/docs/promote/bid-management/adjust-bids-manually';
const analyze = '/docs/analyze/';

const browser = browserOfTests();
let context: BrowserContext;
let page: Page;
/** Addresses of all documents that the page asked for. */
let documents: string[];
/**
 * How far the last of them is. One that is replaced while the browser reads it is never read to its end, so documents that
 * were read can't be counted.
 */
let last: 'asked for' | 'here' | 'read';
/** When a request of the page began or ended last. */
let lastRequest: number;

async function freshPage(): Promise<void> {
  context = await freshContext(browser());
  page = await context.newPage();
  documents = [];
  page.on('request', (sent) => {
    if (!sent.isNavigationRequest()) return;
    documents.push(new URL(sent.url()).pathname);
    last = 'asked for';
  });
  page.on('framenavigated', () => {
    if (last === 'asked for') last = 'here';
  });
  page.on('domcontentloaded', () => {
    // The page before can be read to its end while this one is on its way.
    if (last === 'here') last = 'read';
  });
  const note = (): void => {
    lastRequest = Date.now();
  };
  note();
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', note);
}
beforeEach(freshPage);
afterEach(() => context.close());

const toAnalyze = () => page.locator('.navbar').getByRole('link', { name: 'Analyze', exact: true });
const main = (): string => chunksOfBuiltRelease.find((file) => /\/main\./.test(file)) ?? '';
const style = (): string => chunksOfBuiltRelease.find((file) => /\/styles\..*css$/.test(file)) ?? '';
const isHydrated = () => page.locator('html').getAttribute('data-has-hydrated');

/**
 * Waits until the page of the last of these addresses has come from the server. The address bar does not tell: the app
 * changes it before it finds that a script is gone, while the page before is still there and still works.
 */
const documentsAre = async (...addresses: string[]): Promise<void> => {
  await expect.poll(() => documents).toEqual(addresses);
  await expect.poll(() => last).toBe('read');
};

const toHome = () => page.locator('.navbar__brand');
/** Waits until the home page is there, which comes after its address. */
const isHome = async (server: Server): Promise<void> => {
  await page.waitForURL(`${server.url}/`);
  await page.getByRole('main').getByRole('button', { name: 'Search docs' }).waitFor();
};

/** Waits until the page has asked for nothing for a second. Comes after what is expected: it shows that nothing follows. */
async function settled(): Promise<void> {
  await expect.poll(() => Date.now() - lastRequest).toBeGreaterThanOrEqual(1_000);
}

/** The end of the next request for a file, however it ends. */
const ended = (file: string) =>
  Promise.race(
    (['requestfinished', 'requestfailed'] as const).map((event) =>
      page.waitForEvent(event as 'requestfinished', (sent) => new URL(sent.url()).pathname === file),
    ),
  );

/** Scripts load at the first sign of intent, not at idle, as with data saving. */
const waitsForIntent = (tab: Page) =>
  tab.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

/** Names of the chunks that only the page at an address needs. */
async function chunksOf(server: Server, address: string): Promise<string[]> {
  const seen = async (to: string): Promise<string[]> => {
    const other = await (await freshContext(browser())).newPage();
    const names: string[] = [];
    other.on('request', (sent) => {
      if (sent.resourceType() === 'script') names.push(new URL(sent.url()).pathname);
    });
    // Without prefetching of the pager's next page.
    await waitsForIntent(other);
    await other.goto(`${server.url}${to}`);
    await other.locator('h1').hover();
    await hydrated(other);
    await other.context().close();
    return names;
  };
  const [here, there] = [await seen(guide), await seen(address)];
  return there.filter((name) => !here.includes(name));
}

describe('a deployment while a page is open', () => {
  const dir = folderOfEachTest();
  let to: string;
  let server: Server;
  let reload: string;
  let port: number;
  beforeEach(async () => {
    to = path.join(dir(), 'docs');
    port = await freePort();
    installRelease({ bundle: builtRelease(path.join(dir(), 'a'), port), to });
    ({ server, reload } = await liveServer(to, port));
  });
  afterEach(() => server?.stop());

  /** Puts the next release live; hosts keep chunks of the one before or delete them. */
  const deploy = async (changed: 'all' | 'text', old: 'kept' | 'gone'): Promise<void> => {
    const next = nextRelease(path.join(dir(), 'b'), port, changed);
    installRelease({ bundle: next, to, reload });
    if (old === 'gone')
      for (const file of chunksOfBuiltRelease)
        if (!fs.existsSync(path.join(next, 'site', file))) fs.rmSync(path.join(to, 'current/site', file));
    // As the browser sees it: for a moment, connections that are open are answered with the release before.
    const release = () => fetch('/', { cache: 'no-store' }).then(({ headers }) => headers.get('x-release'));
    await expect.poll(() => page.evaluate(release)).toBe('next');
  };
  const mainOfPage = () => page.locator('meta[name="late-scripts"]').getAttribute('content');
  const openGuide = async (): Promise<void> => {
    await visit(page, `${server.url}${guide}`);
  };

  it('goes unnoticed where old chunks are kept', async () => {
    await openGuide();
    await deploy('text', 'kept');
    await toAnalyze().click();
    await page.waitForURL(`**${analyze}`);
    await expect.poll(() => page.locator('h1').textContent()).toContain('Analyze');
    await toHome().click();
    await isHome(server);
    expect(documents).toEqual([guide]);
  });

  it('of new text goes unnoticed if it came before the page asked for names, even where old chunks are gone', async () => {
    await openGuide();
    await deploy('text', 'gone');
    await toHome().click();
    await isHome(server);
    expect(documents).toEqual([guide]);
  });

  it('of new text makes the next click load the page if the name of its script was known and the script is gone', async () => {
    await openGuide();
    await toHome().click();
    await isHome(server);
    await deploy('text', 'gone');
    const to = page.locator('.navbar').getByRole('link', { name: 'Blog', exact: true });
    const address = (await to.getAttribute('href')) ?? '';
    await to.click();
    await documentsAre(guide, address);
    await hydrated(page);
    await settled();
    expect(documents).toHaveLength(2);
  });

  it('makes the next click load a page of the new release where old chunks are gone', async () => {
    await openGuide();
    await deploy('all', 'gone');
    await toAnalyze().click();
    await documentsAre(guide, analyze);
    await hydrated(page);
    expect(await page.locator('h1').textContent()).toContain('Analyze');
    expect(await mainOfPage()).not.toContain(main());
    await page.locator('.navbar').getByRole('link', { name: 'Monetize', exact: true }).click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Monetize');
    expect(documents).toHaveLength(2);
  });

  it('of new code leaves an open page its own code, and the next click loads a page of the new release', async () => {
    await openGuide();
    await deploy('all', 'kept');
    await page.locator('.navbar .search-button').click();
    await page.locator('.DocSearch-Input').waitFor();
    await page.keyboard.press('Escape');
    expect(documents).toEqual([guide]);
    await toHome().click();
    await documentsAre(guide, '/');
    await isHome(server);
    await hydrated(page);
    expect(await mainOfPage()).not.toContain(main());
  });

  it('brings a page anew that starts its scripts only after them', async () => {
    await waitsForIntent(page);
    await page.goto(`${server.url}${guide}`);
    await deploy('all', 'gone');
    await page.locator('h1').hover();
    await documentsAre(guide, guide);
    await page.locator('article p').first().hover();
    await hydrated(page);
    expect(await mainOfPage()).not.toContain(main());
    expect(documents).toHaveLength(2);
  });
});

describe('a file', () => {
  const root = folderOfEachTest();
  let server: Server;
  /** The site in a separate folder, in which tests can damage files. */
  const serve = async (damage: (root: string) => void = () => undefined): Promise<void> => {
    damage(root());
    server = await startNginx(inputsOf(manifest), root(), { brotli: false });
  };
  beforeEach(() => copySite(root()));
  afterEach(() => server?.stop());
  const cut = (name: string) => (folder: string) => {
    const file = path.join(folder, name);
    fs.truncateSync(file, Math.floor(fs.statSync(file).size / 2));
  };

  it('that is missing for good costs the page its scripts, not its content, and nothing loops', async () => {
    await serve((folder) => fs.rmSync(path.join(folder, main())));
    let lost = ended(main());
    await page.goto(`${server.url}${guide}`);
    await lost;
    await settled();
    expect(await isHydrated()).toBe('false');
    expect(documents).toEqual([guide]);
    lost = ended(main());
    await toAnalyze().click();
    await page.waitForURL(`**${analyze}`);
    expect(await page.locator('h1').textContent()).toContain('Analyze');
    await lost;
    await settled();
    expect(documents).toEqual([guide, analyze]);
  });

  it('of one page that is missing for good shows that page without scripts, and the next with them', async () => {
    await serve();
    const chunks = await chunksOf(server, analyze);
    expect(chunks.length).toBeGreaterThan(0);
    // Pages share chunks with their neighbors, so the next page is one that needs none of these.
    let next = '';
    for (const area of ['Monetize', 'Resources', 'API']) {
      const own = await chunksOf(server, area === 'API' ? '/api/overview' : `/docs/${area.toLowerCase()}/`);
      if (next === '' && !own.some((chunk) => chunks.includes(chunk))) next = area;
    }
    expect(next).not.toBe('');
    for (const chunk of chunks) fs.rmSync(path.join(root(), chunk));
    await server.stop();
    await serve();
    await visit(page, `${server.url}${guide}`);
    await toAnalyze().click();
    await page.waitForURL(`**${analyze}`);
    await expect.poll(() => page.locator('h1').textContent()).toContain('Analyze');
    await settled();
    expect(documents).toEqual([guide, analyze]);
    await page.locator('.navbar').getByRole('link', { name: next, exact: true }).click();
    await hydrated(page);
    expect(await page.locator('h1').textContent()).toContain(next);
  });

  it('that was delivered damaged is asked for again, although it is immutable', async () => {
    await serve((folder) => cut(main())(folder));
    await page.goto(`${server.url}${guide}`);
    // Once, because the server had the file; it was no better.
    await documentsAre(guide, guide);
    await settled();
    expect(await isHydrated()).toBe('false');
    expect(documents).toEqual([guide, guide]);
    const { port } = server;
    await server.stop();
    fs.copyFileSync(path.join(siteDir, main()), path.join(root(), main()));
    server = await startNginx(inputsOf(manifest), root(), { brotli: false, port });
    // Another tab: this one has had its one time.
    const tab = await context.newPage();
    await visit(tab, `http://127.0.0.1:${port}${guide}`);
  });

  it('that was cut off on its way is asked for again', async () => {
    await serve();
    let first = true;
    await page.route(`**${main()}`, async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      await route.fulfill({ response: answer, body: first ? body.subarray(0, body.length / 2) : body });
      first = false;
    });
    await page.goto(`${server.url}${guide}`);
    await documentsAre(guide, guide);
    await hydrated(page);
  });

  it.each([
    ['a connection that dropped', (route: Route) => route.abort('connectionreset')],
    ['status 500', (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ])('of styles that failed with %s is asked for again', async (_, fail) => {
    await serve();
    let first = true;
    await page.route(`**${style()}`, (route) => {
      const fails = first;
      first = false;
      return fails ? fail(route) : route.continue();
    });
    await page.goto(`${server.url}${guide}`);
    await documentsAre(guide, guide);
    await hydrated(page);
    expect(await page.locator('.navbar').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');
    expect(documents).toHaveLength(2);
  });
});

describe('a host', () => {
  const server = serverOfTests(() => startNginx(inputsOf(manifest), siteDir));

  it('that returns 500 for scripts leaves pages that read and navigate, and recovers with the next click', async () => {
    let sick = true;
    await page.route('**/assets/js/**', (route) =>
      sick ? route.fulfill({ status: 500, body: 'Internal Server Error' }) : route.continue(),
    );
    const failed = ended(main());
    await page.goto(`${server().url}${guide}`);
    await failed;
    await settled();
    expect([await isHydrated(), documents]).toEqual(['false', [guide]]);
    sick = false;
    await toAnalyze().click();
    await page.waitForURL(`**${analyze}`);
    await hydrated(page);
  });

  it('that returns 500 for everything keeps no reader: back is the page, and the next click works', async () => {
    await visit(page, `${server().url}${guide}`);
    let sick = true;
    await page.route('**/*', (route) =>
      sick
        ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
        : route.continue(),
    );
    await toAnalyze().click();
    await expect.poll(() => page.locator('body').textContent()).toContain('Internal Server Error');
    await settled();
    expect(documents).toEqual([guide, analyze]);
    sick = false;
    await page.goBack();
    await page.waitForURL(`**${guide}`);
    await hydrated(page);
    await toAnalyze().click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Analyze');
  });

  it('that cannot be reached leaves the page open, and scripts start when it is back', async () => {
    await waitsForIntent(page);
    await page.goto(`${server().url}${guide}`);
    await context.setOffline(true);
    const failed = ended(main());
    await page.locator('h1').hover();
    await failed;
    await settled();
    expect([await isHydrated(), documents]).toEqual(['false', [guide]]);
    expect(await page.locator('article').textContent()).toContain('bid');
    await context.setOffline(false);
    await documentsAre(guide, guide);
    await page.locator('article p').first().hover();
    await hydrated(page);
  });

  it('that cannot be reached lets a reader return to pages that were open before', async () => {
    await visit(page, `${server().url}/`);
    await visit(page, `${server().url}${guide}`);
    await toHome().click();
    await isHome(server());
    // The app starts anew, and knows of scripts what the browser has kept.
    await visit(page, `${server().url}${guide}`);
    documents = [];
    await context.setOffline(true);
    await toHome().click();
    await isHome(server());
    expect(documents).toEqual([]);
    await context.setOffline(false);
  });

  it('whose storage is blocked in the browser is never loaded anew', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.route(`**${main()}`, (route) => route.abort());
    const failed = ended(main());
    await page.goto(`${server().url}${guide}`);
    await failed;
    await settled();
    expect([await isHydrated(), documents]).toEqual(['false', [guide]]);
  });

  it('may have other services blocked without being loaded anew', async () => {
    await page.goto(`${server().url}${guide}`);
    const blocked = page.waitForEvent('requestfailed');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/tracker.js';
      document.head.append(script);
    });
    await blocked;
    await hydrated(page);
    await settled();
    expect(documents).toEqual([guide]);
  });
});

describe('clocks', () => {
  const server = serverOfTests(() => startNginx(inputsOf(manifest), siteDir));

  it.each([-10, 10])('of readers that are %i years off change nothing', async (years) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => void errors.push(String(error)));
    const now = new Date();
    now.setFullYear(now.getFullYear() + years);
    await page.clock.setSystemTime(now);
    await visit(page, `${server().url}${guide}`);
    await toAnalyze().click();
    await expect.poll(() => page.locator('h1').textContent()).toContain('Analyze');
    await visit(page, `${server().url}/blog`);
    expect(errors).toEqual([]);
  });

  it('of caches that are ahead get the page that is live, never a 304 for another one', async () => {
    const future = new Date(Date.now() + 365 * 24 * 3600 * 1000).toUTCString();
    const live = await request(server().url, guide);
    const conditions: Record<string, string>[] = [
      { 'If-Modified-Since': future },
      { 'If-Modified-Since': future, 'If-None-Match': '"of-another-release"' },
    ];
    for (const headers of conditions) {
      const answer = await request(server().url, guide, { headers });
      expect([headers, answer.status, answer.body.length]).toEqual([headers, 200, live.body.length]);
    }
  });

  it('of caches have nothing to compare: lifetimes are relative to the answer', async () => {
    for (const file of [guide, main()]) {
      const { headers } = await request(server().url, file);
      expect(headers.expires).toBeUndefined();
      expect(headers['cache-control']).toMatch(/max-age=\d+/);
    }
  });
});
