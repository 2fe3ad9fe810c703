/** Sitemap and robots.txt: frequency, priority and exclusions as specified. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { dom, readBuild } from '../../lib/built-site/site';
import { trimSlash } from '../../lib/shared/trim-slash';

const xml = readFileSync('build/sitemap.xml', 'utf8');
const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
  loc: /<loc>(.*?)<\/loc>/.exec(body)?.[1] ?? '',
  changefreq: /<changefreq>(.*?)<\/changefreq>/.exec(body)?.[1],
  priority: /<priority>(.*?)<\/priority>/.exec(body)?.[1],
}));
const paths = new Set(entries.map(({ loc }) => trimSlash(new URL(loc).pathname)));

describe('sitemap', () => {
  it('lists each page weekly with priority 0.5', () => {
    for (const entry of entries) expect(entry).toMatchObject({ changefreq: 'weekly', priority: '0.5' });
  });

  it('lists every indexable page but internal and deprecated SDK pages', () => {
    const expected = [...readBuild().pages.values()]
      .filter((page) => page.route !== '/404.html')
      .filter((page) => !/noindex/.test(dom(page)('meta[name="robots"]').attr('content') ?? ''))
      .map((page) => page.route)
      .filter(
        (route) => !route.startsWith('/sdk/4.8.x') && !/\/install-the-sdk-applike-internal$/.test(route),
      );
    expect([...paths].sort()).toEqual(expected.sort());
  });

  it('is named in robots.txt', () => {
    expect(readFileSync('build/robots.txt', 'utf8')).toContain(`Sitemap: ${config.url}/sitemap.xml`);
  });
});
