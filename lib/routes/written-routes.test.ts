/** File paths become routes, for every content set; generated API pages count by the spec. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeOfSource, slugOf, sourceOfRoute, writtenRoutes } from './written-routes';

describe('routeOfSource', () => {
  it.each([
    ['docs/promote/index.mdx', '/docs/promote'],
    [
      'docs/promote/bid-management/overview/bidding-hierarchy.mdx',
      '/docs/promote/bid-management/overview/bidding-hierarchy',
    ],
    ['versioned_docs/version-classic/index.mdx', '/docs/classic'],
    [
      'versioned_docs/version-classic/monetize/vendor-management.mdx',
      '/docs/classic/monetize/vendor-management',
    ],
    ['sdk/android/setup.mdx', '/sdk/6.0.x/android/setup'],
    ['sdk_versioned_docs/version-4.8.x/overview/index.mdx', '/sdk/4.8.x/overview'],
    ['api/overview.mdx', '/api/overview'],
    ['api/management/upload-bids.api.mdx', '/api/management/upload-bids'],
    ['api/management/bids.tag.mdx', '/api/management/bids'],
    ['blog/2025-02-18-partner-hub-release.mdx', '/blog/partner-hub-release'],
    ['blog/2025-02-18-partner-hub-release/index.mdx', '/blog/partner-hub-release'],
    ['src/pages/markdown-page.mdx', '/markdown-page'],
    ['README.md', undefined],
    ['docs/picture.svg', undefined],
  ])('%s is %s', (file, route) => {
    expect(routeOfSource(file)).toBe(route);
  });
});

it('makes slugs as the page generator does', () => {
  expect(slugOf('fetchCurrentBidsWithStatus')).toBe('fetch-current-bids-with-status');
  expect(slugOf('App partner connection')).toBe('app-partner-connection');
  expect(slugOf('appevent api')).toBe('appevent-api');
});

describe('writtenRoutes', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'whence-routes-'));
  const write = (file: string, text = '') => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  write('docs/promote/index.mdx');
  write('docs/promote/_partial.mdx');
  write('sdk/android/setup.mdx');
  write('blog/2025-02-18-hub.mdx', '---\ntags: [feature-release]\n---\n');
  write(
    'openapi/management.yaml',
    'info: {title: Management API}\ntags: [{name: Apps}]\npaths: {/a: {get: {operationId: listApps}}}\n',
  );

  it('finds pages, generated pages and blog lists', () => {
    expect([...writtenRoutes(dir)].sort()).toEqual(
      [
        '/',
        '/api/management/apps',
        '/api/management/list-apps',
        '/api/management/management-api',
        '/blog',
        '/blog/archive',
        '/blog/authors',
        '/blog/hub',
        '/blog/tags',
        '/blog/tags/feature-release',
        '/docs/promote',
        '/sdk/6.0.x/android/setup',
      ].sort(),
    );
  });

  it('tells the source', () => {
    expect(sourceOfRoute('/docs/promote/', dir)).toBe('docs/promote/index.mdx');
    expect(sourceOfRoute('/api/management/apps', dir)).toBeUndefined();
  });
});
