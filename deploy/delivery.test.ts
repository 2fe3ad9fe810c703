/** Generators of delivery: they take what they should, and refuse what a server or host would misread. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { revalidated } from '../config/delivery';
import { cacheControl, contentSecurityPolicy } from './headers';
import { caddyConfig } from './caddy';
import { inlineSources, mostHashes } from './inline';
import { checkTypes, formsOf, hostedSearchOf, policyInputs, redirectOf } from './inputs';
import { nginxConfig } from './nginx';
import { pays, precompress } from './precompress';
import { headersFile, hostLimits, redirectsFile } from './static-host';

const temp = mkdtempSync(path.join(os.tmpdir(), 'whence-unit-'));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const inputs = {
  headers: { 'X-Test': 'one' },
  redirects: [redirectOf({ from: '/old', to: '/new/#part' }), redirectOf({ from: '/gone', to: '/' })],
  files: ['/index.html', '/openapi/a.yaml', '/search-data/en.0a1b2c3d.json', '/search-data/manifest.json'],
};
const nginx = { root: '/srv/site', serverName: 'docs.test', listen: ['80'], brotli: true };

describe('inline sources', () => {
  const page = (html: string, route = '/a') => inlineSources([{ route, html }]);

  it('hashes scripts that run, also rules for prefetching, and no data', () => {
    const { scripts } = page(
      '<script>a()</script><script type=module>b()</script><script type=speculationrules>{}</script><script type="application/ld+json">{}</script><script src=/x.js></script>',
    );
    expect(scripts.size).toBe(3);
    // The hash of `a()` as browsers print it.
    expect([...scripts.keys()]).toContain('sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=');
  });

  it('hashes style attributes, and style elements also inside noscript', () => {
    const { styles } = page('<p style="color:red">x</p><noscript><style>p{}</style></noscript>');
    expect(styles.size).toBe(2);
  });

  it('sees analytics', () => {
    expect(
      page('<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>').analytics,
    ).toBe(true);
    expect(page('<script src="/a.js"></script>').analytics).toBe(false);
  });

  it.each([
    '<a onclick="x()">a</a>',
    '<a href="javascript:void 0">a</a>',
    '<form action=" JavaScript:x()"></form>',
  ])('refuses %s with the page', (html) => {
    expect(() => page(html, '/docs/x')).toThrow(/^\/docs\/x — <.* cannot run under the site's policy/);
  });

  it('refuses scripts that differ from page to page', () => {
    const pages = Array.from({ length: mostHashes + 1 }, (_, i) => ({
      route: `/${i}`,
      html: `<script>${i}</script>`,
    }));
    expect(() => inlineSources(pages)).toThrow(/17 different inline scripts on the site, at most 16/);
    expect(inlineSources(pages.slice(1)).scripts.size).toBe(mostHashes);
  });
});

describe('policy', () => {
  const bare = { scriptHashes: ['sha256-b', 'sha256-a'], styleHashes: [], analytics: false };

  it('is strict, in a stable order, and names services only where they are on', () => {
    const policy = contentSecurityPolicy(bare);
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https:|\*/);
    expect(contentSecurityPolicy({ ...bare, analytics: true })).toContain('https://*.google-analytics.com');
  });

  it('takes the hosts of hosted search from the application, or those that were configured', () => {
    const policy = contentSecurityPolicy({
      ...bare,
      hostedSearch: { appId: 'AB12', hosts: [], insights: false },
    });
    expect(policy).toContain("connect-src 'self' https://ab12-dsn.algolia.net https://ab12-1.algolianet.com");
    expect(policy).not.toContain('insights');
    expect(
      contentSecurityPolicy({
        ...bare,
        hostedSearch: { appId: 'A', hosts: ['https://s.test'], insights: true },
      }),
    ).toContain("connect-src 'self' https://s.test;");
  });

  it('allows what search puts into the page, if the build has search', () => {
    const built = { pages: new Map() } as Parameters<typeof policyInputs>[0];
    const dir = mkdtempSync(path.join(temp, 'build-'));
    expect(policyInputs(built, dir).styleHashes).toEqual([]);
    mkdirSync(path.join(dir, 'search-data'));
    writeFileSync(path.join(dir, 'search-data/manifest.json'), '{"hosted":null}');
    // The hash that browsers print.
    expect(policyInputs(built, dir).styleHashes).toEqual([
      'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=',
    ]);
  });

  it('reads hosted search from the manifest of the search', () => {
    const file = path.join(temp, 'manifest.json');
    writeFileSync(
      file,
      '{"hosted":{"appId":"A1","insights":true,"hosts":[{"url":"s.test:8080","protocol":"http"}]}}',
    );
    expect(hostedSearchOf(file)).toEqual({ appId: 'A1', insights: true, hosts: ['http://s.test:8080'] });
    writeFileSync(file, '{"hosted":null}');
    expect(hostedSearchOf(file)).toBeUndefined();
    expect(hostedSearchOf(path.join(temp, 'none.json'))).toBeUndefined();
  });
});

describe('rules', () => {
  it('keeps hashed files for good, and asks about everything else', () => {
    expect(cacheControl('/assets/js/a.0a1b2c3d.js')).toMatch(/immutable/);
    expect(cacheControl('/search-data/en.docs.0a1b2c3d.json')).toMatch(/immutable/);
    expect(cacheControl('/search-data/manifest.json')).toBe(revalidated);
    expect(cacheControl('/docs/assets/x')).toBe(revalidated);
  });

  it('refuses a file without a type', () => {
    expect(() => checkTypes(['/a.html', '/data/x.arrow'])).toThrow(
      'build/data/x.arrow — no content type for ".arrow" — add it to contentTypes',
    );
  });

  it('splits the anchor from a target', () => {
    expect(redirectOf({ from: '/a', to: '/b#c' })).toEqual({ from: '/a', path: '/b', fragment: '#c' });
    expect(formsOf('/a')).toEqual(['/a', '/a/', '/a/index.html']);
  });
});

describe('nginx and Caddy', () => {
  it('refuse values that would become variables or placeholders', () => {
    expect(() => nginxConfig({ ...inputs, headers: { A: '$host' } }, nginx)).toThrow(
      /cannot take the value \$host/,
    );
    expect(() =>
      caddyConfig({ ...inputs, headers: { A: '{env.HOME}' } }, { root: '/srv', address: 'docs.test' }),
    ).toThrow(/cannot take the value/);
  });

  it('name the brotli module only where it is wanted', () => {
    expect(nginxConfig(inputs, nginx)).toContain('brotli_static on;');
    expect(nginxConfig(inputs, { ...nginx, brotli: false })).not.toContain('brotli');
  });
});

describe('static hosts', () => {
  it('get the same headers and redirects', () => {
    expect(headersFile(inputs)).toContain('/*\n  X-Test: one\n');
    expect(headersFile(inputs)).toContain(
      '/search-data/en.0a1b2c3d.json\n  Cache-Control: public, max-age=31536000',
    );
    expect(headersFile(inputs)).not.toContain('/search-data/manifest.json');
    expect(redirectsFile(inputs)).toBe(
      '/old /new/#part 301\n/old/ /new/#part 301\n/gone / 301\n/gone/ / 301\n',
    );
  });

  it('refuse what a host would cut off', () => {
    const many = Array.from({ length: 1001 }, (_, i) => redirectOf({ from: `/${i}`, to: '/' }));
    expect(() => redirectsFile({ ...inputs, redirects: many })).toThrow(
      '_redirects has 2002 lines; hosts read 2000',
    );
    expect(() => headersFile({ ...inputs, headers: { A: 'x'.repeat(hostLimits.headerLine) } })).toThrow(
      /_headers has a line of 2005 characters/,
    );
    const files = Array.from({ length: 101 }, (_, i) => `/search-data/${i}.0a1b2c3d.json`);
    expect(() => headersFile({ ...inputs, files })).toThrow(/_headers has \d+ sections; hosts read 100/);
  });
});

describe('compressed forms', () => {
  it('are the same for the same bytes, and only where they pay', async () => {
    const text = 'Whence '.repeat(500);
    writeFileSync(path.join(temp, 'a.html'), text);
    writeFileSync(path.join(temp, 'b.png'), text);
    writeFileSync(path.join(temp, 'c.html'), 'short');
    expect(
      ['a.html', 'b.png', 'c.html'].map((file) => pays(file, file === 'c.html' ? 5 : text.length)),
    ).toEqual([true, false, false]);
    const run = async (cache: string) => {
      const report = await precompress(temp, ['a.html', 'b.png', 'c.html'], path.join(temp, cache));
      return [
        report,
        readFileSync(path.join(temp, 'a.html.br')),
        readFileSync(path.join(temp, 'a.html.gz')),
      ] as const;
    };
    const [first, second, cached] = [await run('one'), await run('two'), await run('one')];
    expect(first[0].files).toBe(1);
    expect(second).toEqual(first);
    expect(cached).toEqual(first);
    expect(() => readFileSync(path.join(temp, 'b.png.br'))).toThrow(/ENOENT/);
  });
});
