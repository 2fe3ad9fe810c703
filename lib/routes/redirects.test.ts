/** The rules make exactly the manifest's redirects, and none of them can go in circles. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableProblems } from '../../tests/site/lib/redirects';
import { manifest } from './manifest';
import { activeRedirects, allRedirects, heldBackRedirects } from './redirects';
import { writtenRoutes } from './written-routes';

vi.mock('./written-routes', async (original) => {
  const real = await original<typeof import('./written-routes')>();
  return { ...real, writtenRoutes: vi.fn(real.writtenRoutes) };
});
afterEach(() => void vi.mocked(writtenRoutes).mockReset());

const line = ({ from, to }: { from: string; to: string }) => `${from} -> ${to}`;

describe('redirects', () => {
  it('are those of the manifest, both ways', () => {
    expect(allRedirects().map(line).sort()).toEqual(manifest().redirects.map(line).sort());
  });

  it('have no loop, chain or double', () => {
    expect(tableProblems(allRedirects())).toEqual([]);
  });

  it('start at addresses that are no pages', () => {
    const pages = new Set(manifest().pages.map((page) => page.path));
    expect(allRedirects().filter(({ from }) => pages.has(from))).toEqual([]);
  });

  it('lead to anchors that the manifest promises', () => {
    const pages = new Map(manifest().pages.map((page) => [page.path, page]));
    for (const { to } of allRedirects()) {
      const [route = '', anchor] = to.split('#');
      const page = pages.get(route.replace(/(.)\/$/, '$1'));
      expect(page, to).toBeDefined();
      if (anchor) expect(page?.anchors?.map((a) => a.id)).toContain(anchor);
    }
  });

  it('are active once their page is written, and held back until then', () => {
    vi.mocked(writtenRoutes).mockReturnValue(
      new Set(['/docs/promote', '/sdk/5.0.x/overview', '/docs/monetize/ad-revenue/partner-integrations']),
    );
    const active = activeRedirects().map(({ from }) => from);
    const held = heldBackRedirects().map(({ from }) => from);
    expect(active).toEqual(
      expect.arrayContaining(['/promote', '/docs', '/sdk', '/monetization-partner-fields/adjoe']),
    );
    expect(
      active.filter((from) => !/^\/(?:promote|docs|sdk.*|monetization-partner-fields\/.*)$/.test(from)),
    ).toEqual([]);
    expect(held).toEqual(expect.arrayContaining(['/monetize', '/sdk/6.0.x', '/partners/adjoe']));
    expect([...active, ...held].sort()).toEqual(
      allRedirects()
        .map(({ from }) => from)
        .sort(),
    );
  });
});
