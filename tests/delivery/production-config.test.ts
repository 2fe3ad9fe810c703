/**
 * The configuration files of the bundle as they are: nginx takes its file with TLS, HTTP/2 and the redirect of plain
 * HTTP, Caddy takes its Caddyfile, and a build without the brotli module is served too.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { findProgram } from '../../lib/toolchain/system-packages.mjs';
import { caddyConfig } from '../../deploy/caddy';
import { nginxConfig } from '../../deploy/nginx';
import { freePort } from '../lib/local-server';
import { bundleDir, inputsOf, readManifest, siteDir } from './lib/bundle';
import { request } from './lib/request';
import { hasCaddy, nginxHasBrotli, startNginxWith } from './lib/servers';

const inputs = inputsOf(readManifest());

function selfSigned(dir: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(dir, 'cert.pem'), path.join(dir, 'key.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...options, '-subj', '/CN=docs.test', '-keyout', key, '-out', certificate],
    { stdio: 'pipe' },
  );
  return { certificate, key };
}

/** Headers and body of an answer over HTTP/2. */
async function http2Get(origin: string, address: string) {
  const session = http2.connect(origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': address });
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  const body = await text(stream);
  session.close();
  return { headers, body };
}

describe('nginx', () => {
  it('serves HTTPS with HTTP/2, and sends plain HTTP there', async () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'whence-delivery-'));
    const pair = selfSigned(dir);
    const port = await freePort();
    const plain = await freePort();
    const file = path.join(dir, 'site.conf');
    writeFileSync(
      file,
      nginxConfig(inputs, {
        root: siteDir,
        serverName: 'docs.test',
        listen: [`127.0.0.1:${port}`],
        tls: { ...pair, plain: `127.0.0.1:${plain}` },
        brotli: nginxHasBrotli(),
      }),
    );
    const server = await startNginxWith(dir, port, file);
    try {
      const page = await http2Get(`https://127.0.0.1:${port}`, '/docs/promote/');
      expect(page.headers[':status']).toBe(200);
      expect(page.headers['strict-transport-security']).toContain('max-age=63072000');
      expect(page.body).toContain('Promote overview');
      const moved = await request(`http://127.0.0.1:${plain}`, '/promote?a=1', { Host: 'docs.test' });
      expect([moved.status, moved.headers.location]).toEqual([301, 'https://docs.test/promote?a=1']);
      const other = await request(`http://127.0.0.1:${plain}`, '/promote', { Host: 'evil.test' });
      expect(other.headers.location).toBe('https://docs.test/promote');
    } finally {
      await server.stop();
    }
  });
});

describe.runIf(hasCaddy())('Caddy', () => {
  it('takes the Caddyfile of the bundle', () => {
    const file = path.join(bundleDir, 'Caddyfile');
    const run = spawnSync(findProgram('caddy') ?? '', ['adapt', '--config', file, '--adapter', 'caddyfile'], {
      encoding: 'utf8',
    });
    expect([run.status, run.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(run.stdout).toContain('docs.whence.example');
  });

  it('serves previews with the files of their releases side by side', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'whence-delivery-'));
    try {
      const hosts = ['pr-1.preview.test', 'pr-2.preview.test'];
      for (const host of hosts) {
        mkdirSync(path.join(dir, host, 'current'), { recursive: true });
        writeFileSync(
          path.join(dir, host, 'current/Caddyfile'),
          caddyConfig(inputs, { root: siteDir, address: host }),
        );
      }
      const main = path.join(dir, 'Caddyfile');
      writeFileSync(main, `import ${dir}/*/current/Caddyfile\n`);
      const run = spawnSync(
        findProgram('caddy') ?? '',
        ['adapt', '--validate', '--config', main, '--adapter', 'caddyfile'],
        { encoding: 'utf8', env: { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir } },
      );
      expect([run.status, run.stderr]).toEqual([0, expect.not.stringContaining('Error')]);
      for (const host of hosts) expect(run.stdout).toContain(host);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
