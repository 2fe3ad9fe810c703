/** A build for previews makes the current versions alone, and knows of no page of the others. */
import { currentSdkVersion } from '../../config/versions';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configuration() {
  vi.resetModules();
  const [content, { writtenRoutes }, { footer }, ...others] = await Promise.all([
    import('../../config/content'),
    import('../../lib/routes/written-routes'),
    import('../../config/footer'),
    import('../../lib/routes/redirects'),
    import('../../lib/routes/links'),
    import('../../lib/routes/sdk-topics'),
  ]);
  return { ...content, ...others[0], ...others[1], ...others[2], footer, routes: [...writtenRoutes()] };
}

const older = /^\/(?:sdk\/(?:5|4)|docs\/classic)/;

it('has all versions by default', async () => {
  vi.stubEnv('WHENCE_CURRENT_ONLY', undefined);
  const { docs, sdkDocs, routes, footer } = await configuration();
  expect(sdkDocs.onlyIncludeVersions).toEqual(['current', '5.1.x', '5.0.x', '4.8.x']);
  expect(docs.onlyIncludeVersions).toEqual(['current', 'classic']);
  expect(routes.some((route) => older.test(route))).toBe(true);
  expect(JSON.stringify(footer)).toContain('/sdk/5.0.x/overview/');
});

it('has the current versions alone when asked to', async () => {
  vi.stubEnv('WHENCE_CURRENT_ONLY', '1');
  const built = await configuration();
  const { docs, sdkDocs, routes, footer, builtRedirects, allRedirects, linkTarget } = built;
  expect(sdkDocs.onlyIncludeVersions).toEqual(['current']);
  expect(docs.onlyIncludeVersions).toEqual(['current']);
  expect(routes.filter((route) => older.test(route))).toEqual([]);
  expect(routes).toContain(`/sdk/${currentSdkVersion}/overview`);
  // Nothing of the frame leads to a page that is left out.
  expect(JSON.stringify(footer)).toContain(`/sdk/${currentSdkVersion}/overview/`);
  expect(builtRedirects().map(({ from }) => from)).toEqual(
    allRedirects().flatMap(({ from, to }) => (older.test(to) ? [] : from)),
  );
  const kindOf = (url: string) => linkTarget(url, 'docs/promote/index.mdx', () => false).kind;
  expect(
    ['/sdk/5.1.x/ios/setup', '/docs/classic', '/sdk/6.0.x/ios/setup', '/docs/nowhere'].map(kindOf),
  ).toEqual(['left-out', 'left-out', 'page', 'unknown']);
  // Five places of the newest version come first.
  expect(Object.keys(built.switchTable().paths).filter((places) => parseInt(places, 36) >= 2 ** 5)).toEqual(
    [],
  );
});
