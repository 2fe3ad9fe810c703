/** A build for previews makes the current versions alone, and knows of no page of the others. */
import { currentSdkVersion } from '../../config/versions';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function configuration() {
  vi.resetModules();
  const [{ docs, sdkDocs }, { writtenRoutes }, { footer }, { activeRedirects, heldBackRedirects }] =
    await Promise.all([
      import('../../config/content'),
      import('../../lib/routes/written-routes'),
      import('../../config/footer'),
      import('../../lib/routes/redirects'),
    ]);
  return { docs, sdkDocs, routes: [...writtenRoutes()], footer, activeRedirects, heldBackRedirects };
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
  const { docs, sdkDocs, routes, footer, activeRedirects, heldBackRedirects } = await configuration();
  expect(sdkDocs.onlyIncludeVersions).toEqual(['current']);
  expect(docs.onlyIncludeVersions).toEqual(['current']);
  expect(routes.filter((route) => older.test(route))).toEqual([]);
  expect(routes).toContain(`/sdk/${currentSdkVersion}/overview`);
  // Nothing of the frame leads to a page that is left out.
  expect(JSON.stringify(footer)).toContain(`/sdk/${currentSdkVersion}/overview/`);
  expect(activeRedirects().filter(({ to }) => older.test(to))).toEqual([]);
  expect(heldBackRedirects().map(({ from }) => from)).toContain('/sdk');
});
