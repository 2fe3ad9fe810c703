/** The rules make exactly the manifest's redirects, and none of them can go in circles. */
import { describe, expect, it } from 'vitest';
import { tableProblems } from '../../tests/site/lib/redirects';
import { manifest } from './manifest';
import { activeRedirects, allRedirects, heldBackRedirects } from './redirects';

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

  it('are active or held back, never lost', () => {
    expect(activeRedirects().length + heldBackRedirects().length).toBe(allRedirects().length);
  });
});
