/** The smoke test passes on a host that is right, and finds what is wrong with one that is not. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ReleaseManifest } from '../../deploy/release-manifest';
import { smokeTest } from '../../deploy/smoke.mjs';
import { startLocal } from '../lib/local-server';
import { inputsOf, readManifest, siteDir } from './lib/bundle';
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

/** What a host makes of a request instead of passing it on, or of the headers of what it passes on. */
type Change = (
  asked: http.IncomingMessage,
  answer: http.ServerResponse,
  pass: (headers?: (from: http.IncomingHttpHeaders) => http.IncomingHttpHeaders) => void,
) => void;

const pathOf = (asked: http.IncomingMessage): string => (asked.url ?? '').split('?')[0] ?? '';
const route = few.routes.find((entry) => entry !== '/') ?? '';
const redirect = few.redirects[0] ?? { from: '', path: '', fragment: '' };
describe('finds', () => {
  const nginx = serverOfTests(() => startNginx(inputs, siteDir));

  /** Problems of nginx as it is configured, with something changed on the way to the client. */
  async function problemsWith(change: Change): Promise<string> {
    const proxy = await startLocal((asked, answer) => {
      change(asked, answer, (headers = (from) => from) => {
        const { url: path, method, headers: sent } = asked;
        // Not on a kept connection, which the server may close just then.
        const options = { host: '127.0.0.1', port: nginx().port, path, method, headers: sent, agent: false };
        http
          .request(options, (got) => {
            answer.writeHead(got.statusCode ?? 500, headers(got.headers));
            got.pipe(answer);
          })
          .end();
      });
    });
    try {
      return (await smokeTest(proxy.url, few, patient)).problems.join('\n');
    } finally {
      proxy.stop();
    }
  }

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
    expect(await problemsWith(change)).toMatch(problem);
  });
});
