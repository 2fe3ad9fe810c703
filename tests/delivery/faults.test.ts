/**
 * What readers see when delivery goes wrong, on a real server under the real policy: files that a deployment replaced,
 * that are missing or damaged, a connection that drops. Nobody loses the page that is open, nothing loops, and the next
 * click works.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installRelease } from '../../deploy/release.mjs';
import { folderOfEachTest } from '../lib/folders';
import { freePort } from '../lib/local-server';
import { browserOfTests, freshContext, hydrated, visit } from './lib/browser';
import { copySite, inputsOf, readManifest, siteDir } from './lib/bundle';
import { builtRelease, chunksOfBuiltRelease, nextRelease } from './lib/releases';
import { liveServer, serverOfTests, startNginx, type Server } from './lib/servers';

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

  it('of styles that failed is asked for again', async () => {
    await serve();
    let fails = true;
    await page.route(`**${style()}`, (route) => {
      const ends = fails ? route.abort('connectionreset') : route.continue();
      fails = false;
      return ends;
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
});
