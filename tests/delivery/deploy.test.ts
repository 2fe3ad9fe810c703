/** Releases on a host: pages that are open keep their assets, broken ones never get live, every step can be taken back. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  currentRelease,
  installedReleases,
  installRelease,
  linkedRoot,
  rollback,
} from '../../deploy/release.mjs';
import { folderOfEachTest } from '../lib/folders';

const dir = folderOfEachTest();
let to: string;
beforeEach(() => {
  to = path.join(dir(), 'docs');
});

const assetOf = (release: string): string => `/assets/js/app.${release}.js`;

const entryOf = (text: string) => ({
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** A small bundle whose page names its release. */
function bundle(release: string): string {
  const folder = path.join(dir(), `bundle-${release}`);
  const site = {
    [assetOf(release)]: `// ${release}`,
    '/robots.txt': 'User-agent: *\n',
    '/index.html': release,
  };
  const files = Object.entries(site).map(([name, text]) => {
    const file = path.join(folder, 'site', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return [name, { ...entryOf(text), immutable: name.startsWith('/assets/') }] as const;
  });
  const config = `root ${linkedRoot};`;
  fs.writeFileSync(path.join(folder, 'nginx.conf'), config);
  fs.writeFileSync(
    path.join(folder, 'manifest.json'),
    JSON.stringify({
      release,
      files: Object.fromEntries(files),
      hostFiles: { 'nginx.conf': entryOf(config) },
    }),
  );
  return folder;
}

it('keeps assets of older releases as long as these are kept, and unchanged files as they are', () => {
  installRelease({ bundle: bundle('a'), to, keep: 2 });
  const robots = fs.statSync(path.join(to, 'current/site/robots.txt'));
  const second = installRelease({ bundle: bundle('b'), to, keep: 2 });
  expect([second.linked, second.olderAssets]).toEqual([1, 1]);
  expect(fs.statSync(path.join(to, 'current/site/robots.txt')).ino).toBe(robots.ino);
  const own = path.resolve(to, 'releases/b/site');
  expect(fs.readFileSync(path.join(to, 'current/nginx.conf'), 'utf8')).toBe(`root ${own};`);
  installRelease({ bundle: bundle('c'), to, keep: 2 });
  expect(fs.existsSync(path.join(to, 'current/site', assetOf('a')))).toBe(true);
  installRelease({ bundle: bundle('d'), to, keep: 2 });
  expect(fs.existsSync(path.join(to, 'current/site', assetOf('a')))).toBe(false);
  expect(installedReleases(to).map(({ release }) => release)).toEqual(['d', 'c']);
});

it('refuses a release of which a file was changed or lost on the way, or that the server does not take', () => {
  installRelease({ bundle: bundle('a'), to });
  const [changed, lost, refused] = [bundle('changed'), bundle('lost'), bundle('refused')];
  fs.writeFileSync(path.join(changed, 'site/index.html'), 'CHANGED');
  fs.rmSync(path.join(lost, 'site/index.html'));
  for (const folder of [changed, lost])
    expect(() => installRelease({ bundle: folder, to })).toThrow(/index.html.* — upload the bundle again/);
  const cut = bundle('cut');
  fs.writeFileSync(path.join(cut, 'nginx.conf'), linkedRoot);
  expect(() => installRelease({ bundle: cut, to })).toThrow(/nginx.conf — \d+ bytes of the \d+ that/);
  const more = bundle('more');
  fs.writeFileSync(path.join(more, 'Caddyfile'), linkedRoot);
  expect(() => installRelease({ bundle: more, to })).toThrow(/Caddyfile — the manifest has no such file/);
  expect(() => installRelease({ bundle: refused, to, reload: 'false' })).toThrow(/a is live as before/);
  expect([currentRelease(to), installedReleases(to).length]).toEqual(['a', 1]);
});

it('leaves nothing live if the server does not take the first release', () => {
  const first = bundle('first');
  expect(() => installRelease({ bundle: first, to, reload: 'false' })).toThrow(/nothing is live/);
  expect([currentRelease(to), installedReleases(to)]).toEqual([undefined, []]);
  expect(fs.readdirSync(to)).toEqual(['releases']);
  installRelease({ bundle: first, to });
  expect(currentRelease(to)).toBe('first');
});

it('goes back to the one before or to a named one, and says what there is', () => {
  for (const release of ['a', 'b', 'c']) installRelease({ bundle: bundle(release), to });
  expect([rollback({ to }), rollback({ to })]).toEqual(['b', 'a']);
  expect(() => rollback({ to })).toThrow('There is no older release — installed: c, b, a.');
  expect(rollback({ to, release: 'c' })).toBe('c');
  expect(() => rollback({ to, release: 'z' })).toThrow('Release z is not installed — installed: c, b, a.');
  expect(currentRelease(to)).toBe('c');
});
