/**
 * Deployment on a real nginx: releases are swapped under load without a failed request and without an answer that mixes
 * two of them; what readers have open goes on working; broken releases never get live; every step can be taken back.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentRelease,
  installedReleases,
  installRelease,
  linkedRoot,
  rollback,
} from '../../deploy/release.mjs';
import type { ReleaseFile } from '../../deploy/release-manifest';
import { nginxConfig } from '../../deploy/nginx';
import { folderOfEachTest } from '../lib/folders';
import { bundleDir } from './lib/bundle';
import { describeLoad, load } from './lib/load';
import { request } from './lib/request';
import { freePort, liveServer } from './lib/servers';

const dir = folderOfEachTest();
let to: string;
beforeEach(() => {
  to = path.join(dir(), 'docs');
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const assetOf = (release: string): string => `/assets/js/app.${hashOf(release).slice(0, 8)}.js`;
const pageCount = 40;
const existsInBundle = (name: string): boolean => fs.existsSync(path.join(bundleDir, name));

/** A small bundle whose every page names its release, and asks for an asset of that release. */
function bundle(release: string, port = 80): string {
  const folder = path.join(dir(), `bundle-${release}`);
  const site: Record<string, string> = {
    [assetOf(release)]: `// ${release}`,
    '/robots.txt': 'User-agent: *\n',
    '/404.html': `<title>${release}</title>`,
  };
  for (let n = 0; n < pageCount; n += 1) {
    site[`/page-${n}/index.html`] =
      `<title>${release}</title><script src="${assetOf(release)}"></script>`.padEnd(9000);
  }
  const files: Record<string, ReleaseFile> = {};
  for (const [name, text] of Object.entries(site)) {
    const file = path.join(folder, 'site', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    files[name] = {
      bytes: text.length,
      sha256: hashOf(text),
      ...(name.startsWith('/assets/') ? { immutable: true } : {}),
    };
  }
  const headers = { 'X-Release': release };
  const inputs = {
    headers,
    redirects: [{ from: '/old', path: `/page-1`, fragment: '' }],
    files: Object.keys(site),
  };
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    nginxConfig(inputs, { root: linkedRoot, serverName: '_', listen: [`127.0.0.1:${port}`], brotli: false }),
  );
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ release, files }));
  return folder;
}

/** Waits until the server responds with a release. */
const untilLive = (url: string, release: string): Promise<void> =>
  expect
    .poll(async () => (await request(url, '/page-1')).headers['x-release'], { interval: 20 })
    .toBe(release);

describe('a swap under load', () => {
  it.each([
    { keepAlive: false, name: 'new connections' },
    { keepAlive: true, name: 'kept connections' },
  ])('fails no request and mixes no releases, with $name', async ({ keepAlive, name }) => {
    const port = await freePort();
    installRelease({ bundle: bundle('r0', port), to });
    const { server, reload } = await liveServer(to, port);
    const pages = new Map<string, number>();
    const wanted = new Set<string>();
    let done = false;
    try {
      const running = load({
        url: server.url,
        // Pages, and assets of pages that were seen in whatever release.
        address: (n) => [...wanted][n % 3 === 0 ? n % (wanted.size || 1) : -1] ?? `/page-${n % pageCount}/`,
        check: ({ status, headers, body }, address) => {
          if (status !== 200) return `${address} answers ${status}`;
          if (address.startsWith('/assets/')) return undefined;
          const release = String(headers['x-release']);
          const asset = assetOf(release);
          if (!body.includes(`<title>${release}</title>`) || !body.includes(asset))
            return `${address} mixes releases`;
          pages.set(release, (pages.get(release) ?? 0) + 1);
          wanted.add(asset);
          return undefined;
        },
        connections: 8,
        keepAlive,
        stop: () => done,
      });
      /** Lets readers see a release for a while before the next swap: until so many more pages of it were answered. */
      const readers = async (release: string): Promise<void> => {
        const wantedPages = (pages.get(release) ?? 0) + 100;
        await expect
          .poll(() => pages.get(release) ?? 0, { interval: 10 })
          .toBeGreaterThanOrEqual(wantedPages);
      };
      await readers('r0');
      for (const release of ['r1', 'r2', 'r3']) {
        installRelease({ bundle: bundle(release, port), to, reload });
        await untilLive(server.url, release);
        await readers(release);
      }
      expect(rollback({ to, reload })).toBe('r2');
      await untilLive(server.url, 'r2');
      await readers('r2');
      done = true;
      const report = await running;
      console.log(describeLoad(`4 swaps, ${name}`, report));
      expect(report.failures).toEqual([]);
      expect([...pages.keys()].sort()).toEqual(['r0', 'r1', 'r2', 'r3']);
    } finally {
      done = true;
      await server.stop();
    }
  });
});

describe('releases', () => {
  it('keep assets of older releases, as long as these are kept, and unchanged files as they are', async () => {
    installRelease({ bundle: bundle('a'), to, keep: 2 });
    const robots = fs.statSync(path.join(to, 'current/site/robots.txt'));
    const second = installRelease({ bundle: bundle('b'), to, keep: 2 });
    expect([second.linked, second.olderAssets]).toEqual([1, 1]);
    expect(fs.statSync(path.join(to, 'current/site/robots.txt')).ino).toBe(robots.ino);
    expect(fs.existsSync(path.join(to, 'current/site', assetOf('a')))).toBe(true);
    installRelease({ bundle: bundle('c'), to, keep: 2 });
    expect(fs.existsSync(path.join(to, 'current/site', assetOf('a')))).toBe(true);
    installRelease({ bundle: bundle('d'), to, keep: 2 });
    expect(fs.existsSync(path.join(to, 'current/site', assetOf('a')))).toBe(false);
    expect(installedReleases(to).map(({ release }) => release)).toEqual(['d', 'c']);
  });

  it('never have a file as old as the one that it replaces', () => {
    installRelease({ bundle: bundle('a'), to });
    installRelease({ bundle: bundle('b'), to });
    const time = (release: string): number =>
      Math.floor(fs.statSync(path.join(to, 'releases', release, 'site/page-1/index.html')).mtimeMs / 1000);
    expect(time('b')).toBeGreaterThan(time('a'));
  });

  it('are newer than the ones before also if the clock of the host has gone back', () => {
    installRelease({ bundle: bundle('a'), to });
    vi.setSystemTime(Date.now() - 365 * 24 * 3600 * 1000);
    try {
      installRelease({ bundle: bundle('b'), to });
    } finally {
      vi.useRealTimers();
    }
    expect(installedReleases(to).map(({ release }) => release)).toEqual(['b', 'a']);
    const page = 'current/site/page-1/index.html';
    const [live, old] = [path.join(to, page), path.join(to, 'releases/a/site/page-1/index.html')];
    expect(fs.statSync(live).mtimeMs).toBeGreaterThan(fs.statSync(old).mtimeMs);
    expect(rollback({ to })).toBe('a');
  });

  it('are installed from the bundle alone, on the command line', () => {
    const folder = bundle('a');
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, [path.join(bundleDir, 'deploy-release.mjs'), ...args, '--to', to], {
        encoding: 'utf8',
        cwd: dir(),
        stdio: 'pipe',
      });
    expect(run('install', folder)).toContain('a is live: 43 new files, 0 unchanged');
    run('install', bundle('b'));
    expect(run('list')).toMatch(/^[*] \S+ b\n {2}\S+ a\n$/);
    expect(run('rollback')).toBe('a is live.\n');
    expect(run('list')).toMatch(/^ {2}\S+ b\n[*] \S+ a\n$/);
    expect(() => run('rollback')).toThrow('There is no older release — installed: b, a.');
    expect(() => run('remove')).toThrow('Commands: install <bundle>, rollback, list.');
    expect(existsInBundle('deploy-release.mjs')).toBe(true);
  });

  it('are refused if a file was cut off, changed or lost on the way', () => {
    installRelease({ bundle: bundle('a'), to });
    for (const [release, damage] of [
      ['cut', (file: string) => fs.truncateSync(file, 100)],
      ['other', (file: string) => fs.writeFileSync(file, 'x'.repeat(fs.statSync(file).size))],
      ['lost', (file: string) => fs.rmSync(file)],
    ] as const) {
      const folder = bundle(release);
      damage(path.join(folder, 'site/page-3/index.html'));
      expect(() => installRelease({ bundle: folder, to })).toThrow(/page-3.* — upload the bundle again/);
      expect(currentRelease(to)).toBe('a');
      expect(installedReleases(to)).toHaveLength(1);
    }
  });

  it('are taken back by themselves if the server refuses them', async () => {
    const port = await freePort();
    installRelease({ bundle: bundle('good', port), to });
    const { server, reload } = await liveServer(to, port);
    try {
      const folder = bundle('bad', port);
      fs.appendFileSync(path.join(folder, 'nginx.conf'), 'no such directive;\n');
      expect(() => installRelease({ bundle: folder, to, reload })).toThrow(
        /did not take release bad.*good is live/s,
      );
      expect(currentRelease(to)).toBe('good');
      expect(installedReleases(to).map(({ release }) => release)).toEqual(['good']);
      expect((await request(server.url, '/page-1')).headers['x-release']).toBe('good');
    } finally {
      await server.stop();
    }
  });

  it('have the assets of newer pages after they were taken back', () => {
    for (const release of ['a', 'b']) installRelease({ bundle: bundle(release), to });
    rollback({ to });
    expect(fs.readFileSync(path.join(to, 'current/site', assetOf('b')), 'utf8')).toBe('// b');
  });

  it('go back to the one before or to a named one, and say what there is', () => {
    for (const release of ['a', 'b', 'c']) installRelease({ bundle: bundle(release), to });
    expect(rollback({ to })).toBe('b');
    expect(rollback({ to })).toBe('a');
    expect(() => rollback({ to })).toThrow('There is no older release — installed: c, b, a.');
    expect(rollback({ to, release: 'c' })).toBe('c');
    expect(() => rollback({ to, release: 'z' })).toThrow('Release z is not installed — installed: c, b, a.');
    expect(currentRelease(to)).toBe('c');
  });

  it('are installed one at a time, once, and with names that are safe as folders', () => {
    installRelease({ bundle: bundle('a'), to });
    installRelease({ bundle: bundle('x'), to });
    // Again: it is live again, and nothing is copied.
    expect(installRelease({ bundle: bundle('a'), to }).copied).toBe(0);
    expect(currentRelease(to)).toBe('a');
    const other = bundle('y');
    fs.writeFileSync(path.join(other, 'manifest.json'), JSON.stringify({ release: 'a', files: {} }));
    expect(() => installRelease({ bundle: other, to })).toThrow(/another release a is installed/);
    fs.mkdirSync(path.join(to, '.lock'));
    expect(() => installRelease({ bundle: bundle('b'), to })).toThrow(/another deployment is running/);
    fs.rmdirSync(path.join(to, '.lock'));
    const folder = bundle('c');
    fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ release: '../x', files: {} }));
    expect(() => installRelease({ bundle: folder, to })).toThrow('"../x" is not the name of a release.');
  });
});
