/**
 * nginx and Caddy with the generated configuration, on loopback: every page in all its forms, every redirect of the
 * table, every header and type, and unknown addresses. Compressed forms are the smoke test's.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheOfFailures, contentTypes, openToOtherSites, revalidated } from '../../config/delivery';
import { cacheControl } from '../../deploy/headers';
import { allRedirects } from '../../lib/routes/redirects';
import { formsOf, redirectOf } from '../../deploy/inputs';
import { inParallel } from '../../deploy/precompress';
import { inputsOf, readManifest, siteDir } from './lib/bundle';
import { request, type Answer } from './lib/request';
import { hasCaddy, nginxHasBrotli, serverOfTests, startCaddy, startNginx } from './lib/servers';

const manifest = readManifest();
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

describe.each(servers.filter(({ name }) => name !== 'Caddy' || hasCaddy()))('$name', ({ name, start }) => {
  const server = serverOfTests(start);
  const get = (address: string): Promise<Answer> => request(server().url, address);

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

  it('keeps no failure of a range', async () => {
    const file = inputs.files.find((name) => cacheControl(name).includes('immutable')) ?? '';
    const answer = await request(server().url, file, { Range: 'bytes=99999999-' });
    const named = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((header) => header.toLowerCase());
    expect(named.filter((header, at) => named.indexOf(header) !== at)).toEqual([]);
    if (answer.status !== 200) expect(answer.headers['cache-control']).not.toMatch(/max-age/);
    expect(missingHeaders(answer)).toEqual([]);
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
});
