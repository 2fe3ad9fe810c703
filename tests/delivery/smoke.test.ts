/** The smoke test passes on a host that is right, and finds what is wrong with one that is not. */
import { spawnSync, execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '../../deploy/release-manifest';
import { smokeTest } from '../../deploy/smoke.mjs';
import { inFolder } from '../lib/folders';
import { startLocal } from '../lib/local-server';
import { bundleDir, inputsOf, readManifest, siteDir } from './lib/bundle';
import { hasCaddy, serverOfTests, startCaddy, startNginx } from './lib/servers';

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
    const server = serverOfTests(() => start(inputs, siteDir));

    it('passes', async () => {
      const patience = ['--timeout', '120', '--deadline', '600'];
      const run = await promisify(execFile)(process.execPath, [script, server().url, ...patience]);
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

/** What a host makes of a request instead of passing it on, or of the headers of what it passes on. */
type Change = (
  asked: http.IncomingMessage,
  answer: http.ServerResponse,
  pass: (headers?: (from: http.IncomingHttpHeaders) => http.IncomingHttpHeaders) => void,
) => void;

/** nginx as it is configured, with something changed on the way to the client. */
async function through(change: Change, check: (url: string) => Promise<void>): Promise<void> {
  const server = await startNginx(inputs, siteDir);
  const proxy = await startLocal((asked, answer) => {
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
  try {
    await check(proxy.url);
  } finally {
    proxy.stop();
    await server.stop();
  }
}

const pathOf = (asked: http.IncomingMessage): string => (asked.url ?? '').split('?')[0] ?? '';
const route = few.routes.find((entry) => entry !== '/') ?? '';
const redirect = few.redirects[0] ?? { from: '', path: '', fragment: '' };
describe('finds', () => {
  /** Something else at one address. */
  const at =
    (address: string | RegExp, instead: (answer: http.ServerResponse) => unknown): Change =>
    (asked, answer, pass) => {
      const path = pathOf(asked);
      if (typeof address === 'string' ? path === address : address.test(path)) instead(answer);
      else pass();
    };
  const moved = (status: number, Location: string) => (answer: http.ServerResponse) =>
    answer.writeHead(status, { ...manifest.headers, Location }).end();
  const found = (text: string) => (answer: http.ServerResponse) =>
    answer.writeHead(200, manifest.headers).end(text);
  const lost = (answer: http.ServerResponse) => answer.writeHead(404).end();
  const { from, path: target } = redirect;

  it.each<[string, Change, RegExp]>([
    [
      'a header that is missing',
      (_, __, pass) => pass(({ 'content-security-policy': _policy, ...headers }) => headers),
      /has no Content-Security-Policy/,
    ],
    ['a page that is missing', at(route, lost), new RegExp(`${route} — returns 404, not 200`)],
    [
      'a page that only one slash form has',
      at(`${route}/`, moved(301, route)),
      new RegExp(`${route}/ — returns 301, not 200`),
    ],
    [
      'a catch-all that answers every address with one page',
      at(/^\/no\//, found('<title>App</title>')),
      /no\/such.* — returns 200, not 404/,
    ],
    [
      'a page of another release',
      at(route, found('<title>Old</title>')),
      new RegExp(`${route} — has other bytes than the release`),
    ],
    [
      'a redirect chain',
      at(target, moved(301, '/')),
      new RegExp(`${from} — is a chain: ${target} returns 301`),
    ],
    [
      'a redirect that is temporary',
      at(from, moved(302, target)),
      new RegExp(`${from} — returns 302, not 301`),
    ],
    [
      'a redirect that loses the query',
      at(from, moved(301, target)),
      new RegExp(`${from} — leads to .*, not .*smoke=1`),
    ],
    ['an asset that is missing', at(/assets\/js\/main/, lost), /main\..*\.js — returns 404, not 200/],
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
      (asked, _, pass) =>
        pass((headers) =>
          asked.url?.startsWith('/assets/js/no-such')
            ? { ...headers, 'cache-control': 'public, max-age=31536000, immutable' }
            : headers,
        ),
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
    const answers =
      (shardText: string): Change =>
      (asked, answer, pass) =>
        at(file, found('{"parts":{}}'))(asked, answer, () =>
          at(shard, found(shardText))(asked, answer, pass),
        );
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
    const host = await startLocal((request, answer) => {
      asked.push(request.url ?? '');
      const release = releaseOf(asked.length);
      if (release !== undefined) answer.writeHead(200, { 'X-Release': release }).end();
    });
    try {
      await check(host.url, asked);
    } finally {
      host.stop();
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

  it('ends with 1 and names the problems', () =>
    inFolder((folder) => {
      const file = path.join(folder, 'manifest.json');
      fs.writeFileSync(
        file,
        JSON.stringify({ ...few, routes: ['/'], redirects: [], samples: [], files: {} }),
      );
      const result = run('http://127.0.0.1:9', '--manifest', file, '--deadline', '600');
      expect(result.status).toBe(1);
      expect(result.stderr).toContain('http://127.0.0.1:9/ — ');
      expect(result.stdout).toMatch(/\d+ problems\.\n$/);
    }));

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
