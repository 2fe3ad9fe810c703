/** Addresses find their files, compressed, and nothing outside the folder is served. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileOf, serveFolder } from './serve';

const folder = mkdtempSync(path.join(tmpdir(), 'whence-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'site/a/b'), { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'secret');
const site = path.join(folder, 'site');
for (const name of ['index.html', 'a/b/index.html', 'a/c.html', 'main.0a1b2c3d.js', '404.html']) {
  writeFileSync(path.join(site, name), name.repeat(200));
}

it.each([
  ['/', 'index.html'],
  ['/a/b', 'a/b/index.html'],
  ['/a/b/', 'a/b/index.html'],
  ['/a/c?x=1', 'a/c.html'],
  ['/a/c/', 'a/c.html'],
  ['/main.0a1b2c3d.js', 'main.0a1b2c3d.js'],
])('finds %s', (url, file) => {
  expect(fileOf(site, url)).toBe(path.join(site, file));
});

it.each(['/none', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])('finds nothing for %s', (url) => {
  expect(fileOf(site, url)).toBeUndefined();
});

it('serves brotli, and the 404 page with its status', async () => {
  const { origin, protocol, close } = await serveFolder(site);
  try {
    expect(protocol).toBe('HTTP/1.1');
    const script = await fetch(`${origin}/main.0a1b2c3d.js`, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toContain('main.0a1b2c3d.js');
    const missing = await fetch(`${origin}/none`);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('404.html');
  } finally {
    await close();
  }
});
