/**
 * Checks a host that is live against the manifest of the release: every page in both slash forms, every redirect in one
 * hop, every header, every asset, one file of each type, compression, unknown addresses, and the search index if there
 * is one. Bytes are compared with the release, so a page of another release or of a catch-all is found. Plain
 * JavaScript without dependencies, because it runs after deployments, where nothing is installed; types are in JSDoc.
 */
import { createHash } from 'node:crypto';

/** @import { ReleaseManifest } from './release-manifest' */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {Buffer} body
 */

/**
 * @typedef {object} SmokeOptions Times are seconds.
 * @property {number} [concurrency] Requests at once.
 * @property {number} [timeout] Of one request.
 * @property {number} [deadline] Of the whole run.
 * @property {number} [wait] Until the host serves the release.
 */

/**
 * @typedef {object} SmokeResult
 * @property {string[]} problems
 * @property {number} requests
 * @property {Record<string, number>} counts What was checked, by kind.
 * @property {number} seconds
 */

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/** How often a request is sent when the connection, not the answer, is bad. */
const tries = 3;

const searchManifest = '/search-data/manifest.json';
const unknown = '/no/such/page-of-the-smoke-test';

class Smoke {
  /** @type {string[]} */
  problems = [];
  requests = 0;
  /** @type {Record<string, number>} */
  counts = {};

  /**
   * @param {string} url
   * @param {ReleaseManifest} manifest
   * @param {{ concurrency: number, timeout: number, deadline: number }} options
   */
  constructor(url, manifest, { concurrency, timeout, deadline }) {
    this.url = url.replace(/\/$/, '');
    this.manifest = manifest;
    this.concurrency = concurrency;
    this.timeout = timeout;
    this.ends = Date.now() + deadline * 1000;
  }

  /**
   * @param {string} address
   * @param {string} what
   */
  problem(address, what) {
    this.problems.push(`${this.url}${address} — ${what}`);
  }

  /**
   * @param {string} address
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   * @throws Error if there is no answer in the time that is left.
   */
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
          const reason = error instanceof Error && error.cause ? error.cause : error;
          throw new Error(`no answer: ${messageOf(reason)}`, { cause: error });
        }
        await pause(200 * attempt);
      }
    }
  }

  /**
   * Runs `check` on all items, some at a time; what it throws is a problem of the item's address.
   * @template Item
   * @param {string} name
   * @param {readonly Item[]} items
   * @param {(item: Item) => string} addressOf
   * @param {(item: Item) => Promise<void>} check
   */
  async all(name, items, addressOf, check) {
    const queue = [...items];
    this.counts[name] = queue.length;
    await Promise.all(
      Array.from({ length: this.concurrency }, async () => {
        for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
          try {
            await check(item);
          } catch (error) {
            this.problem(addressOf(item), messageOf(error));
          }
        }
      }),
    );
  }

  /**
   * Headers of every answer.
   * @param {string} address
   * @param {Answer} answer
   */
  checkHeaders(address, { headers }) {
    for (const [name, value] of Object.entries(this.manifest.headers)) {
      const got = headers.get(name);
      if (got === null) this.problem(address, `has no ${name}`);
      else if (got !== value) this.problem(address, `${name} is "${got}", not "${value}"`);
    }
  }

  /**
   * @param {string} address
   * @param {Answer} answer
   * @param {string} file Whose bytes the answer must have.
   * @param {{ status?: number, type?: string | undefined, cacheControl?: string | undefined }} [expected]
   */
  checkFile(address, answer, file, { status = 200, type, cacheControl } = {}) {
    if (answer.status !== status) {
      this.problem(address, `returns ${answer.status}, not ${status}`);
      return;
    }
    for (const [name, value] of Object.entries({ 'content-type': type, 'cache-control': cacheControl })) {
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
    /** @type {Map<string, Promise<number>>} */
    const targets = new Map();
    /**
     * Status of a target, asked for once.
     * @param {string} path
     */
    const target = (path) => {
      const known = targets.get(path) ?? this.ask(path).then(({ status }) => status);
      targets.set(path, known);
      return known;
    };
    await this.all(
      'redirects',
      this.manifest.redirects,
      ({ from }) => from,
      async ({ from, path, fragment }) => {
        const answer = await this.ask(`${from}?smoke=1`);
        if (answer.status !== 301) {
          this.problem(from, `returns ${answer.status}, not 301`);
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
          this.problem(from, `is a chain: ${path} returns ${status} instead of a page`);
        else if (status !== 200) this.problem(from, `leads to ${path}, which returns ${status}`);
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
        if (answer.status !== 200) this.problem(file, `returns ${answer.status}, not 200`);
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
        const parts = Object.keys(this.manifest.files).filter(
          (file) => /^\/search-data\/.*\.json$/.test(file) && file !== searchManifest,
        );
        if (parts.length === 0) this.problem(address, 'comes without records');
        for (const part of parts) {
          const found = await this.ask(part);
          this.checkFile(part, found, part);
          if (found.status !== 200) continue;
          /** @type {{ pages?: unknown[] }} */
          const { pages = [] } = JSON.parse(found.body.toString());
          if (pages.length === 0) this.problem(part, 'has no records');
        }
      },
    );
  }

  /**
   * Waits until the host serves the release that the manifest describes.
   * @param {number} seconds
   */
  async released(seconds) {
    const until = Math.min(Date.now() + seconds * 1000, this.ends);
    const wanted = this.manifest.release;
    for (;;) {
      const got = await this.ask('/').then(
        ({ headers }) => headers.get('x-release'),
        (error) => messageOf(error),
      );
      if (got === wanted) return;
      if (Date.now() >= until) {
        this.problem('/', `serves release ${got ?? '(no X-Release)'}, not ${wanted}`);
        return;
      }
      await pause(1000);
    }
  }
}

/**
 * Runs all checks.
 * @param {string} url Of the host, without a path.
 * @param {ReleaseManifest} manifest
 * @param {SmokeOptions} [options]
 * @returns {Promise<SmokeResult>}
 */
export async function smokeTest(url, manifest, options = {}) {
  const { concurrency = 8, timeout = 10, deadline = 180, wait = 0 } = options;
  const started = Date.now();
  const smoke = new Smoke(url, manifest, { concurrency, timeout, deadline });
  await smoke.released(wait);
  await smoke.pages();
  await smoke.redirects();
  await smoke.assets();
  await smoke.types();
  await smoke.missing();
  await smoke.search();
  const { problems, requests, counts } = smoke;
  return { problems, requests, counts, seconds: (Date.now() - started) / 1000 };
}
