/**
 * nginx and Caddy with the generated configuration, on loopback: every page in all its forms, every redirect of the
 * table, every header, every type, compressed forms, conditional and partial requests, and addresses that nobody means
 * well with.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cacheOfFailures, contentTypes, openToOtherSites, revalidated } from '../../config/delivery';
import { cacheControl } from '../../deploy/headers';
import { allRedirects } from '../../lib/routes/redirects';
import { formsOf, redirectOf } from '../../deploy/inputs';
import { inParallel } from '../../deploy/precompress';
import { inputsOf, readManifest, siteDir } from './lib/bundle';
import { rawRequest, request, type Answer } from './lib/request';
import { hasCaddy, nginxHasBrotli, serverOfTests, startCaddy, startNginx } from './lib/servers';

const manifest = readManifest();
// The whole table, so redirects whose page is not written yet are tested too.
const redirects = allRedirects().map(redirectOf);
const inputs = { ...inputsOf(manifest), redirects };
const pageFile = (route: string): string => path.join(siteDir, route, 'index.html');
const read = (file: string): Buffer => readFileSync(path.join(siteDir, file));

/** Headers of the manifest that an answer lacks or has otherwise. */
function missingHeaders(answer: Answer): string[] {
  return Object.entries(manifest.headers)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name}: ${String(answer.headers[name.toLowerCase()])}`);
}

const servers = [
  { name: 'nginx', start: () => startNginx(inputs, siteDir), brotli: nginxHasBrotli() },
  { name: 'Caddy', start: () => startCaddy(inputs, siteDir), brotli: true },
] as const;

if (!hasCaddy())
  console.log('Caddy is not on this machine and its package manager has none: its tests are skipped.');

describe.each(servers.filter(({ name }) => name !== 'Caddy' || hasCaddy()))(
  '$name',
  ({ name, start, brotli }) => {
    const server = serverOfTests(start);
    const get: (path: string, headers?: Record<string, string>) => Promise<Answer> = (
      address,
      headers = {},
    ) => request(server().url, address, { headers });

    it('answers every page bare, with a slash and with index.html, with the same bytes and headers', async () => {
      const problems: string[] = [];
      await inParallel(manifest.routes, async (route) => {
        const expected = readFileSync(pageFile(route));
        const base = route === '/' ? '' : route;
        for (const form of route === '/' ? ['/', '/index.html'] : formsOf(base)) {
          const answer = await get(form);
          if (answer.status !== 200) problems.push(`${form} answers ${answer.status}`);
          else if (!answer.body.equals(expected)) problems.push(`${form} has other bytes`);
          else if (answer.headers['content-type'] !== contentTypes.html?.type)
            problems.push(`${form} is ${answer.headers['content-type']}`);
          else if (answer.headers['cache-control'] !== revalidated)
            problems.push(`${form}: ${answer.headers['cache-control']}`);
          problems.push(...missingHeaders(answer).map((header) => `${form} — ${header}`));
        }
      });
      console.log(`${name}: ${manifest.routes.length} pages in 3 forms`);
      expect(problems).toEqual([]);
    });

    it('sends every old address on with 301, in all forms, with query and anchor', async () => {
      const problems: string[] = [];
      let checked = 0;
      await inParallel(redirects, async ({ from, path: target, fragment }) => {
        for (const form of formsOf(from)) {
          for (const query of ['', '?utm_source=mail&q=a%20b%2Bc']) {
            const answer = await get(`${form}${query}`);
            const expected = `${target}${query}${fragment}`;
            checked += 1;
            if (answer.status !== 301 || answer.headers.location !== expected)
              problems.push(`${form}${query} → ${answer.status} ${answer.headers.location}, not ${expected}`);
            problems.push(...missingHeaders(answer).map((header) => `${form} — ${header}`));
          }
        }
      });
      console.log(`${name}: ${checked} requests to ${redirects.length} redirects`);
      expect(problems).toEqual([]);
    });

    it('answers every file with its type, caching and, where open, CORS', async () => {
      const problems: string[] = [];
      const open = new RegExp(openToOtherSites);
      await inParallel(
        inputs.files.filter((file) => file !== '/404.html'),
        async (file) => {
          const answer = await get(file);
          const type = contentTypes[path.extname(file).slice(1)]?.type;
          if (answer.status !== 200) problems.push(`${file} answers ${answer.status}`);
          if (answer.headers['content-type'] !== type)
            problems.push(`${file} is ${answer.headers['content-type']}`);
          if (answer.headers['cache-control'] !== cacheControl(file))
            problems.push(`${file}: ${answer.headers['cache-control']}`);
          const cors = open.test(file) ? '*' : undefined;
          if (answer.headers['access-control-allow-origin'] !== cors)
            problems.push(`${file} is open to ${answer.headers['access-control-allow-origin']}`);
          const hash = createHash('sha256').update(answer.body).digest('hex');
          if (hash !== manifest.files[file]?.sha256) problems.push(`${file} has other bytes`);
          problems.push(...missingHeaders(answer).map((header) => `${file} — ${header}`));
        },
      );
      console.log(`${name}: ${inputs.files.length - 1} files`);
      expect(problems).toEqual([]);
    });

    it('answers compressed forms that unpack to the file, and says that they vary', async () => {
      const problems: string[] = [];
      const compressed = inputs.files.filter(
        (file) => `${file}.gz` in manifest.files && file !== '/404.html',
      );
      expect(compressed.length).toBeGreaterThan(manifest.routes.length);
      await inParallel(compressed, async (file) => {
        for (const [accepted, coding, unpack] of [
          ['gzip', 'gzip', gunzipSync],
          ...(brotli ? ([['gzip, deflate, br', 'br', brotliDecompressSync]] as const) : []),
        ] as const) {
          if (coding === 'br' && !(`${file}.br` in manifest.files)) continue;
          const answer = await get(file, { 'Accept-Encoding': accepted });
          if (answer.headers['content-encoding'] !== coding)
            problems.push(`${file} with ${accepted}: ${answer.headers['content-encoding']}`);
          else if (!unpack(answer.body).equals(read(file)))
            problems.push(`${file} as ${coding} has other bytes`);
          if (!/accept-encoding/i.test(answer.headers.vary ?? '')) problems.push(`${file} does not vary`);
          if (answer.headers['content-type'] !== contentTypes[path.extname(file).slice(1)]?.type)
            problems.push(`${file} as ${coding} is ${answer.headers['content-type']}`);
        }
      });
      console.log(`${name}: ${compressed.length} compressed files`);
      expect(problems).toEqual([]);
    });

    it('answers unknown addresses with the 404 page, status 404, and no long memory', async () => {
      for (const address of [
        '/no/such/page',
        '/no/such/page/',
        '/assets/js/missing.0a1b2c3d.js',
        '/openapi/missing.yaml',
        '/assets',
        '/assets/',
        '/404.html',
        '/.git/config',
        '/docs/.env',
        // Caddy cleans a slash behind a file away.
        ...(name === 'nginx' ? ['/index.html/', '/img/favicon.svg/'] : []),
      ]) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 404]);
        expect(answer.body.equals(read('/404.html')), `${address} shows the page`).toBe(true);
        expect(answer.headers['content-type']).toBe(contentTypes.html?.type);
        expect(answer.headers['cache-control'], address).toBe(cacheOfFailures);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        expect(missingHeaders(answer)).toEqual([]);
      }
    });

    it('answers conditional requests with 304 and the headers of the file', async () => {
      for (const file of [
        '/',
        '/docs/promote',
        ...inputs.files.filter((f) => f.startsWith('/assets/js/')).slice(0, 1),
      ]) {
        const first = await get(file);
        const { etag, 'last-modified': modified } = first.headers;
        for (const [name, value] of [
          ['If-None-Match', String(etag)],
          ['If-Modified-Since', String(modified)],
        ] as const) {
          const again = await get(file, { [name]: value });
          expect([file, again.status, again.body.length]).toEqual([file, 304, 0]);
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        }
        const other = await get(file, { 'If-None-Match': '"other"' });
        expect(other.status).toBe(200);
      }
    });

    it('gives compressed forms a separate tag', async () => {
      const [plain, gz] = [
        await get('/docs/promote'),
        await get('/docs/promote', { 'Accept-Encoding': 'gzip' }),
      ];
      expect(gz.headers.etag).toBeDefined();
      expect(gz.headers.etag).not.toBe(plain.headers.etag);
    });

    it('answers parts of a file', async () => {
      const file = inputs.files.find((name) => name.endsWith('.parquet')) ?? '';
      const whole = read(file);
      const part = await get(file, { Range: 'bytes=0-3' });
      expect([part.status, part.body.toString()]).toEqual([206, 'PAR1']);
      expect(part.headers['content-range']).toBe(`bytes 0-3/${whole.length}`);
      const tail = await get(file, { Range: 'bytes=-4' });
      expect([tail.status, tail.body.toString()]).toEqual([206, 'PAR1']);
      const beyond = await get(file, { Range: `bytes=${whole.length + 10}-` });
      expect(beyond.status).toBe(416);
    });

    it('answers HEAD like GET without a body', async () => {
      for (const address of ['/', '/docs/promote/', '/no/such/page', redirects[0]?.from ?? '']) {
        const [head, full] = [await request(server().url, address, { method: 'HEAD' }), await get(address)];
        expect([head.status, head.body.length]).toEqual([full.status, 0]);
        expect(head.headers['content-type']).toBe(full.headers['content-type']);
        expect(head.headers.location).toBe(full.headers.location);
        expect(missingHeaders(head)).toEqual([]);
      }
    });

    it('never leaves its folder, and takes odd spellings for what they mean or for an error', async () => {
      for (const address of [
        '/../../etc/passwd',
        '/..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/assets/../../nginx.conf',
        '/assets/..%2f..%2fmanifest.json',
        '/..%5c..%5cetc%5cpasswd',
        '/%c0%ae%c0%ae/etc/passwd',
        '/docs/%00/promote',
        '/%',
        '/docs/promote%00.html',
      ]) {
        const line = await rawRequest(
          server().port,
          `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
        );
        expect([address, /^HTTP\/1.1 (400|404)/.test(line)]).toEqual([address, true]);
      }
      for (const address of [
        '/%64ocs/promote',
        '/docs/%70romote/',
        '/docs/./promote',
        '/docs/analyze/../promote',
      ]) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.body.equals(readFileSync(pageFile('/docs/promote')))).toBe(true);
      }
      // A query with a line break cannot put a header into the answer.
      const split = await get('/promote?a=%0d%0aSet-Cookie:%20x=1');
      expect([split.status, split.headers['set-cookie']]).toEqual([301, undefined]);
    });

    it('changes nothing for methods that would write', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await request(server().url, '/docs/promote', { method });
        expect([method, answer.status]).toEqual([method, 405]);
      }
    });
  },
);
