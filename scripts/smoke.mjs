/**
 * Checks a host that is live against the manifest of the release: every page in both slash forms, every redirect in one
 * hop, every header, every asset, one file of each type, compression, unknown addresses, and the search index if there
 * is one. Bytes are compared with the release, so a page of another release or of a catch-all is found. Plain
 * JavaScript without dependencies, because it runs after deployments, where nothing is installed.
 *
 * Use:
 *   npm run smoke -- <url> [--manifest deploy/generated/manifest.json] [--concurrency 8] [--timeout 10] [--deadline 180]
 *                    [--wait 60]
 * Times are seconds: of a request, of the whole run, and to wait until the release is answered. Exit code 1 with
 * problems, 2 if it could not start.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const shownAtMost = 50;
/** How often a request is sent when the connection, not the answer, is bad. */
const tries = 3;

const searchManifest = '/search-data/manifest.json';
const unknown = '/no/such/page-of-the-smoke-test';

class Smoke {
  constructor(url, manifest, { concurrency, timeout, deadline }) {
    Object.assign(this, { url: url.replace(/\/$/, ''), manifest, concurrency, timeout });
    this.ends = Date.now() + deadline * 1000;
    this.problems = [];
    this.requests = 0;
    this.counts = {};
  }

  problem(address, what) {
    this.problems.push(`${this.url}${address} — ${what}`);
  }

  async ask(address, init = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const left = this.ends - Date.now();
      if (left <= 0) throw new Error('the time of the whole run is over');
      this.requests += 1;
      try {
        const answer = await fetch(`${this.url}${address}`, {
          redirect: 'manual',
          signal: AbortSignal.timeout(Math.min(this.timeout * 1000, left)),
          ...init,
        });
        return {
          status: answer.status,
          headers: answer.headers,
          body: Buffer.from(await answer.arrayBuffer()),
        };
      } catch (error) {
        if (attempt === tries || this.ends <= Date.now()) {
          throw new Error(`no answer: ${error.cause?.message ?? error.message}`, { cause: error });
        }
        await pause(200 * attempt);
      }
    }
  }

  /** Runs `check` on all items, some at a time; what it throws is a problem of the item's address. */
  async all(name, items, addressOf, check) {
    const queue = [...items];
    this.counts[name] = queue.length;
    await Promise.all(
      Array.from({ length: this.concurrency }, async () => {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
          try {
            await check(item);
          } catch (error) {
            this.problem(addressOf(item), error.message);
          }
        }
      }),
    );
  }

  /** Headers of every answer. */
  checkHeaders(address, { headers }) {
    for (const [name, value] of Object.entries(this.manifest.headers)) {
      const got = headers.get(name);
      if (got === null) this.problem(address, `has no ${name}`);
      else if (got !== value) this.problem(address, `${name} is "${got}", not "${value}"`);
    }
  }

  checkFile(address, answer, file, { status = 200, type, cacheControl } = {}) {
    if (answer.status !== status) {
      this.problem(address, `answers ${answer.status}, not ${status}`);
      return;
    }
    for (const [name, value] of [
      ['content-type', type],
      ['cache-control', cacheControl],
    ]) {
      const got = answer.headers.get(name);
      if (value !== undefined && got?.toLowerCase() !== value.toLowerCase())
        this.problem(address, `${name} is "${got ?? 'missing'}", not "${value}"`);
    }
    const expected = this.manifest.files[file]?.sha256;
    if (expected === undefined) this.problem(address, `${file} is not in the manifest`);
    else if (sha256(answer.body) !== expected) this.problem(address, `has other bytes than the release`);
    this.checkHeaders(address, answer);
  }

  async pages() {
    const page = this.manifest.samples.find(({ path }) => path.endsWith('.html'));
    const forms = this.manifest.routes.flatMap((route, index) => {
      const file = `${route === '/' ? '' : route}/index.html`;
      // One in ten also by its file name: the rule is one for all.
      const addresses = route === '/' ? ['/', file] : [route, `${route}/`, ...(index % 10 ? [] : [file])];
      return addresses.map((address) => ({ address, file }));
    });
    await this.all(
      'pages',
      forms,
      ({ address }) => address,
      async ({ address, file }) => {
        const answer = await this.ask(address);
        this.checkFile(address, answer, file, { type: page?.type, cacheControl: page?.cacheControl });
      },
    );
    this.counts.pages = this.manifest.routes.length;
  }

  async redirects() {
    const targets = new Map();
    /** Status of a target, asked for once. */
    const target = (path) => {
      if (!targets.has(path))
        targets.set(
          path,
          this.ask(path).then(({ status }) => status),
        );
      return targets.get(path);
    };
    await this.all(
      'redirects',
      this.manifest.redirects,
      ({ from }) => from,
      async ({ from, path, fragment }) => {
        const answer = await this.ask(`${from}?smoke=1`);
        if (answer.status !== 301) {
          this.problem(from, `answers ${answer.status}, not 301`);
          return;
        }
        const location = new URL(answer.headers.get('location') ?? '', `${this.url}/`);
        const got = `${location.pathname}${location.search}${location.hash}`;
        const expected = `${path}?smoke=1${fragment}`;
        if (location.origin !== new URL(this.url).origin || got !== expected) {
          this.problem(from, `leads to ${location.href}, not ${expected}`);
          return;
        }
        this.checkHeaders(from, answer);
        const status = await target(path);
        if (status >= 300 && status < 400)
          this.problem(from, `is a chain: ${path} answers ${status} instead of a page`);
        else if (status !== 200) this.problem(from, `leads to ${path}, which answers ${status}`);
      },
    );
  }

  async assets() {
    const hashed = Object.entries(this.manifest.files).filter(
      ([file, { immutable }]) => immutable && !/\.(br|gz)$/.test(file),
    );
    await this.all(
      'assets',
      hashed,
      ([file]) => file,
      async ([file]) => {
        const answer = await this.ask(file, { method: 'HEAD' });
        if (answer.status !== 200) this.problem(file, `answers ${answer.status}, not 200`);
        else if (!/immutable/.test(answer.headers.get('cache-control') ?? ''))
          this.problem(file, `cache-control is "${answer.headers.get('cache-control')}", not immutable`);
      },
    );
  }

  async types() {
    await this.all(
      'types',
      this.manifest.samples,
      ({ path }) => path,
      async ({ path, type, cacheControl }) => {
        const answer = await this.ask(path);
        this.checkFile(path, answer, path, { type, cacheControl });
        if (`${path}.gz` in this.manifest.files && !answer.headers.get('content-encoding'))
          this.problem(path, 'is not compressed');
      },
    );
  }

  async missing() {
    await this.all(
      'unknown addresses',
      [unknown, '/assets/js/no-such-chunk.js'],
      (address) => address,
      async (address) => {
        const answer = await this.ask(address);
        this.checkFile(address, answer, '/404.html', { status: 404 });
        if (/immutable|max-age=[1-9]/.test(answer.headers.get('cache-control') ?? ''))
          this.problem(address, `is kept: cache-control is "${answer.headers.get('cache-control')}"`);
      },
    );
  }

  async search() {
    if (!(searchManifest in this.manifest.files)) return;
    await this.all(
      'search',
      [searchManifest],
      (address) => address,
      async (address) => {
        const answer = await this.ask(address);
        this.checkFile(address, answer, address);
        const { shards } = JSON.parse(answer.body.toString());
        const files = Object.values(shards);
        if (files.length === 0) this.problem(address, 'names no records');
        for (const { file, records } of files) {
          const shard = `/search-data/${file}`;
          const found = await this.ask(shard);
          this.checkFile(shard, found, shard);
          if (found.status === 200) JSON.parse(found.body.toString());
          if (!(records > 0)) this.problem(shard, 'has no records');
        }
      },
    );
  }

  /** Waits until the host answers the release that the manifest describes. */
  async released(seconds) {
    const until = Math.min(Date.now() + seconds * 1000, this.ends);
    const wanted = this.manifest.release;
    for (;;) {
      const got = await this.ask('/').then(
        ({ headers }) => headers.get('x-release'),
        (error) => error.message,
      );
      if (got === wanted) return;
      if (Date.now() >= until) {
        this.problem('/', `answers release ${got ?? '(no X-Release)'}, not ${wanted}`);
        return;
      }
      await pause(1000);
    }
  }
}

/**
 * Runs all checks.
 * @returns {Promise<{ problems: string[], requests: number, counts: Record<string, number>, seconds: number }>}
 */
export async function smokeTest(url, manifest, options = {}) {
  const { concurrency = 8, timeout = 10, deadline = 180, wait = 0 } = options;
  const started = performance.now();
  const smoke = new Smoke(url, manifest, { concurrency, timeout, deadline });
  await smoke.released(wait);
  await smoke.pages();
  await smoke.redirects();
  await smoke.assets();
  await smoke.types();
  await smoke.missing();
  await smoke.search();
  const { problems, requests, counts } = smoke;
  return { problems, requests, counts, seconds: (performance.now() - started) / 1000 };
}

function numberOf(name, text, least) {
  const value = Number(text);
  if (!Number.isFinite(value) || value < least) throw new Error(`--${name} is a number, ${least} or more.`);
  return value;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      manifest: { type: 'string', default: 'deploy/generated/manifest.json' },
      concurrency: { type: 'string', default: '8' },
      timeout: { type: 'string', default: '10' },
      deadline: { type: 'string', default: '180' },
      wait: { type: 'string', default: '0' },
    },
  });
  const [url = ''] = positionals;
  if (!/^https?:\/\/[^/]+\/?$/.test(url)) {
    throw new Error('Say which host: npm run smoke -- https://docs.example.com');
  }
  if (!existsSync(values.manifest)) {
    throw new Error(
      `${values.manifest} — no manifest — make the bundle with \`npm run deploy:bundle\`, or name one with --manifest.`,
    );
  }
  const { problems, requests, counts, seconds } = await smokeTest(
    url,
    JSON.parse(readFileSync(values.manifest, 'utf8')),
    {
      concurrency: numberOf('concurrency', values.concurrency, 1),
      timeout: numberOf('timeout', values.timeout, 0.1),
      deadline: numberOf('deadline', values.deadline, 1),
      wait: numberOf('wait', values.wait, 0),
    },
  );
  for (const line of problems.slice(0, shownAtMost)) console.error(line);
  if (problems.length > shownAtMost) console.error(`… and ${problems.length - shownAtMost} more.`);
  const checked = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(
    `${url}: ${checked.join(', ')}; ${requests} requests in ${seconds.toFixed(1)} s: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
