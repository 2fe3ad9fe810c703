/** The smoke test passes on a host that is right, and finds what is wrong with one that is not. */
import { spawnSync, execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '../../deploy/manifest';
import { smokeTest } from '../../deploy/smoke.mjs';
import { bundleDir, inputsOf, readManifest, siteDir } from './lib/bundle';
import { hasCaddy, startCaddy, startNginx, type Server } from './lib/servers';

const manifest = readManifest();
const inputs = inputsOf(manifest);
const script = path.resolve('scripts/smoke.mjs');

/** The manifest cut to a few of each, for hosts that are wrong on purpose. */
const few: ReleaseManifest = {
  ...manifest,
  routes: manifest.routes.slice(0, 12),
  redirects: manifest.redirects.slice(0, 4),
  files: Object.fromEntries(
    Object.entries(manifest.files).filter(([file, { immutable }]) => !immutable || /main\./.test(file)),
  ),
};

describe.each([['nginx', startNginx], ...(hasCaddy() ? ([['Caddy', startCaddy]] as const) : [])] as const)(
  '%s',
  (name, start) => {
    let server: Server;
    beforeAll(async () => {
      server = await start(inputs, siteDir);
    });
    afterAll(() => server?.stop());

    it('passes, within its time', async () => {
      const run = await promisify(execFile)(process.execPath, [script, server.url, '--deadline', '60']);
      console.log(`${name}: ${run.stdout.trim()}`);
      expect(run.stderr).toBe('');
      expect(run.stdout).toContain(
        `${manifest.routes.length} pages, ${manifest.redirects.length} redirects, `,
      );
      expect(run.stdout).toMatch(/: no problems\.\n$/);
    });
  },
);

/** nginx as it is configured, with something changed on the way to the client. */
async function through(
  change: (
    asked: http.IncomingMessage,
    answer: http.ServerResponse,
    pass: (headers?: (from: http.IncomingHttpHeaders) => http.IncomingHttpHeaders) => void,
  ) => void,
  check: (url: string) => Promise<void>,
): Promise<void> {
  const server = await startNginx(inputs, siteDir);
  const proxy = http.createServer((asked, answer) => {
    change(asked, answer, (headers = (from) => from) => {
      const { url: path, method, headers: sent } = asked;
      http
        .request({ host: '127.0.0.1', port: server.port, path, method, headers: sent }, (got) => {
          answer.writeHead(got.statusCode ?? 500, headers(got.headers));
          got.pipe(answer);
        })
        .end();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
    await server.stop();
  }
}

const without = (name: string) => (headers: http.IncomingHttpHeaders) => ({ ...headers, [name]: undefined });
const pathOf = (asked: http.IncomingMessage): string => (asked.url ?? '').split('?')[0] ?? '';
const route = few.routes.find((entry) => entry !== '/') ?? '';
const redirect = few.redirects[0] ?? { from: '', path: '', fragment: '' };
const anyHeader = (headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

describe('finds', () => {
  it.each<[string, Parameters<typeof through>[0], RegExp]>([
    [
      'a header that is missing',
      (_, __, pass) => pass((headers) => anyHeader(without('content-security-policy')(headers))),
      /has no Content-Security-Policy/,
    ],
    [
      'a page that is missing',
      (asked, answer, pass) => (pathOf(asked) === route ? answer.writeHead(404).end() : pass()),
      new RegExp(`${route} — answers 404, not 200`),
    ],
    [
      'a page that only one slash form has',
      (asked, answer, pass) =>
        pathOf(asked) === `${route}/` ? answer.writeHead(301, { Location: route }).end() : pass(),
      new RegExp(`${route}/ — answers 301, not 200`),
    ],
    [
      'a catch-all that answers every address with one page',
      (asked, answer, pass) => {
        if (pathOf(asked).startsWith('/no/')) answer.writeHead(200).end('<title>App</title>');
        else pass();
      },
      /no\/such.* — answers 200, not 404/,
    ],
    [
      'a page of another release',
      (asked, answer, pass) => {
        if (pathOf(asked) === route) answer.writeHead(200, manifest.headers).end('<title>Old</title>');
        else pass();
      },
      new RegExp(`${route} — has other bytes than the release`),
    ],
    [
      'a redirect chain',
      (asked, answer, pass) => {
        if (pathOf(asked) === redirect.path)
          answer.writeHead(301, { ...manifest.headers, Location: '/' }).end();
        else pass();
      },
      new RegExp(`${redirect.from} — is a chain: ${redirect.path} answers 301`),
    ],
    [
      'a redirect that is temporary',
      (asked, answer, pass) => {
        if (pathOf(asked) === redirect.from) answer.writeHead(302, { Location: redirect.path }).end();
        else pass();
      },
      new RegExp(`${redirect.from} — answers 302, not 301`),
    ],
    [
      'a redirect that loses the query',
      (asked, answer, pass) => {
        if (pathOf(asked) === redirect.from) answer.writeHead(301, { Location: redirect.path }).end();
        else pass();
      },
      new RegExp(`${redirect.from} — leads to .*, not .*smoke=1`),
    ],
    [
      'an asset that is missing',
      (asked, answer, pass) =>
        /assets\/js\/main/.test(pathOf(asked)) ? answer.writeHead(404).end() : pass(),
      /main\..*\.js — answers 404, not 200/,
    ],
    [
      'answers that are not compressed',
      (asked, _, pass) => {
        asked.headers['accept-encoding'] = 'identity';
        pass();
      },
      / — is not compressed/,
    ],
    [
      'failures that are kept',
      (_, answer, pass) =>
        pass((headers) => ({
          ...headers,
          ...(answer.req.url?.startsWith('/assets/js/no-such')
            ? { 'cache-control': 'public, max-age=31536000, immutable' }
            : {}),
        })),
      /no-such-chunk.* — is kept/,
    ],
  ])('%s', async (_, change, problem) => {
    await through(change, async (url) => {
      const { problems } = await smokeTest(url, few, { deadline: 30 });
      expect(problems.join('\n')).toMatch(problem);
    });
  });

  it('a search index that is missing or damaged, if the release has one', async () => {
    const [file, shard] = ['/search-data/manifest.json', '/search-data/en.docs.0a1b2c3d.json'];
    const entry = { bytes: 1, sha256: '0' };
    const withSearch = { ...few, files: { ...few.files, [file]: entry, [shard]: entry } };
    const answers = (shardText: string): Parameters<typeof through>[0] => {
      return (asked, answer, pass) => {
        if (pathOf(asked) === file)
          answer
            .writeHead(200, manifest.headers)
            .end(JSON.stringify({ shards: { docs: { file: path.basename(shard), records: 0 } } }));
        else if (pathOf(asked) === shard) answer.writeHead(200, manifest.headers).end(shardText);
        else pass();
      };
    };
    await through(answers('{"tag":'), async (url) => {
      const text = (await smokeTest(url, withSearch, { deadline: 30 })).problems.join('\n');
      expect(text).toContain('manifest.json — has other bytes');
      expect(text).toMatch(/JSON/);
    });
    await through(answers('{}'), async (url) => {
      const { problems, counts } = await smokeTest(url, withSearch, { deadline: 30 });
      expect(counts.search).toBe(1);
      expect(problems.join('\n')).toContain('has no records');
    });
  });

  it('another release, after it has waited', async () => {
    await through(
      (_, __, pass) => pass(),
      async (url) => {
        const started = Date.now();
        const { problems } = await smokeTest(url, { ...few, release: 'other' }, { deadline: 30, wait: 1 });
        expect(problems[0]).toContain(`answers release ${manifest.release}, not other`);
        expect(Date.now() - started).toBeGreaterThan(1_000);
      },
    );
  });

  it('a host that does not answer, within the time it was given', async () => {
    const silent = http.createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const started = Date.now();
    try {
      const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
      const { problems } = await smokeTest(url, few, { timeout: 0.3, deadline: 3 });
      expect(problems.length).toBeGreaterThan(few.routes.length);
      expect(problems.join('\n')).toMatch(/no answer|whole run is over/);
      expect(Date.now() - started).toBeLessThan(8_000);
    } finally {
      silent.closeAllConnections();
      silent.close();
    }
  });
});

describe('on the command line', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 60_000 });

  it('ends with 1 and names the problems', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whence-smoke-'));
    const file = path.join(folder, 'manifest.json');
    fs.writeFileSync(file, JSON.stringify({ ...few, routes: ['/'], redirects: [], samples: [], files: {} }));
    const result = run('http://127.0.0.1:9', '--manifest', file, '--timeout', '1', '--deadline', '5');
    fs.rmSync(folder, { recursive: true });
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('http://127.0.0.1:9/ — ');
    expect(result.stdout).toMatch(/\d+ problems\.\n$/);
  });

  it.each([
    [['docs.example.com'], /Say which host/],
    [['https://docs.example.com/path/x'], /Say which host/],
    [['https://docs.example.com', '--manifest', 'none.json'], /no manifest/],
    [
      ['https://docs.example.com', '--manifest', path.join(bundleDir, 'manifest.json'), '--concurrency', '0'],
      /--concurrency is a number, 1 or more/,
    ],
  ])('ends with 2 if it cannot start: %s', (args, message) => {
    const result = run(...args);
    expect([result.status, result.stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
