/** The smoke test passes on a host that is right, and finds what is wrong with one that is not. */
import { spawnSync, execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '../../deploy/release-manifest';
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

    it('passes', async () => {
      const patience = ['--timeout', '120', '--deadline', '600'];
      const run = await promisify(execFile)(process.execPath, [script, server.url, ...patience]);
      console.log(`${name}: ${run.stdout.trim()}`);
      expect(run.stderr).toBe('');
      expect(run.stdout).toContain(
        `${manifest.routes.length} pages, ${manifest.redirects.length} redirects, `,
      );
      expect(run.stdout).toMatch(/: no problems\.\n$/);
    });
  },
);

/** As much time as a busy machine may need. */
const patient = { timeout: 120, deadline: 600 };

/** A clock that stands still, except when something waits for it. */
function testClock() {
  let time = 0;
  return {
    now: () => time,
    pause: (ms: number) => {
      time += ms;
      return Promise.resolve();
    },
    /** A request that is not answered in an instant is never answered, and costs its time. */
    expiry: (ms: number) => {
      const controller = new AbortController();
      setTimeout(() => {
        time += ms;
        controller.abort(new Error('timed out'));
      }, 50);
      return controller.signal;
    },
  };
}

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
      // Not on a kept connection, which the server may close just then.
      const options = { host: '127.0.0.1', port: server.port, path, method, headers: sent, agent: false };
      http
        .request(options, (got) => {
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
      new RegExp(`${route} — returns 404, not 200`),
    ],
    [
      'a page that only one slash form has',
      (asked, answer, pass) =>
        pathOf(asked) === `${route}/` ? answer.writeHead(301, { Location: route }).end() : pass(),
      new RegExp(`${route}/ — returns 301, not 200`),
    ],
    [
      'a catch-all that answers every address with one page',
      (asked, answer, pass) => {
        if (pathOf(asked).startsWith('/no/')) answer.writeHead(200).end('<title>App</title>');
        else pass();
      },
      /no\/such.* — returns 200, not 404/,
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
      new RegExp(`${redirect.from} — is a chain: ${redirect.path} returns 301`),
    ],
    [
      'a redirect that is temporary',
      (asked, answer, pass) => {
        if (pathOf(asked) === redirect.from) answer.writeHead(302, { Location: redirect.path }).end();
        else pass();
      },
      new RegExp(`${redirect.from} — returns 302, not 301`),
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
      /main\..*\.js — returns 404, not 200/,
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
      const { problems } = await smokeTest(url, few, patient);
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
            .end(JSON.stringify({ parts: { docs: { file: path.basename(shard), records: 0 } } }));
        else if (pathOf(asked) === shard) answer.writeHead(200, manifest.headers).end(shardText);
        else pass();
      };
    };
    await through(answers('{"tag":'), async (url) => {
      const text = (await smokeTest(url, withSearch, patient)).problems.join('\n');
      expect(text).toContain('manifest.json — has other bytes');
      expect(text).toMatch(/JSON/);
    });
    await through(answers('{}'), async (url) => {
      const { problems, counts } = await smokeTest(url, withSearch, patient);
      expect(counts.search).toBe(1);
      expect(problems.join('\n')).toContain('has no records');
    });
  });

  /** A host that answers with a release, and notes what it is asked for; the n-th answer decides which one. */
  async function hostOf(
    releaseOf: (n: number) => string | undefined,
    check: (url: string, asked: string[]) => Promise<void>,
  ): Promise<void> {
    const asked: string[] = [];
    const host = http.createServer((request, answer) => {
      asked.push(request.url ?? '');
      const release = releaseOf(asked.length);
      if (release !== undefined) answer.writeHead(200, { 'X-Release': release }).end();
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    try {
      await check(`http://127.0.0.1:${(host.address() as AddressInfo).port}`, asked);
    } finally {
      host.closeAllConnections();
      host.close();
    }
  }

  /** A release without anything to check but its name. */
  const bare = { ...few, release: 'new', routes: [], redirects: [], samples: [], files: {} };
  /** Time that does not end a request: the host of these tests answers at once, on a busy machine late. */
  const waiting = () => ({ ...testClock(), expiry: () => AbortSignal.timeout(120_000) });

  it('another release, once a second until the time to wait is over', async () => {
    await hostOf(
      () => 'old',
      async (url, asked) => {
        const { problems } = await smokeTest(url, bare, { wait: 5, clock: waiting() });
        expect(problems[0]).toBe(`${url}/ — serves release old, not new`);
        expect(asked.filter((address) => address === '/')).toHaveLength(6);
      },
    );
  });

  it('nothing wrong with a release that comes while it waits', async () => {
    await hostOf(
      (n) => (n < 4 ? 'old' : 'new'),
      async (url, asked) => {
        const { problems } = await smokeTest(url, bare, { wait: 5, clock: waiting() });
        expect(problems.join('\n')).not.toContain('serves release');
        expect(asked.filter((address) => address === '/')).toHaveLength(4);
      },
    );
  });

  it('a host that does not answer, and asks it for nothing once the time is over', async () => {
    await hostOf(
      () => undefined,
      async (url, asked) => {
        const clock = testClock();
        const options = { timeout: 1, deadline: 30, concurrency: 4, clock };
        const { problems, requests, seconds } = await smokeTest(url, few, options);
        expect(problems.length).toBeGreaterThan(few.routes.length);
        expect(problems.join('\n')).toMatch(/no answer: timed out/);
        expect(problems.at(-1)).toMatch(/the time of the whole run is over/);
        // Four at once wait for one second each.
        expect(seconds).toBeLessThanOrEqual(options.deadline + options.concurrency * options.timeout);
        expect(requests).toBeLessThanOrEqual(options.deadline / options.timeout + options.concurrency);
        expect(asked.length).toBeLessThanOrEqual(requests);
      },
    );
  });
});

describe('on the command line', () => {
  const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

  it('ends with 1 and names the problems', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'whence-smoke-'));
    const file = path.join(folder, 'manifest.json');
    fs.writeFileSync(file, JSON.stringify({ ...few, routes: ['/'], redirects: [], samples: [], files: {} }));
    const result = run('http://127.0.0.1:9', '--manifest', file, '--deadline', '600');
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
