/** Every redirect whose target is written is built, leads to its page and anchor in one hop, and none is left over. */
import { describe, expect, it } from 'vitest';
import { activeRedirects, heldBackRedirects } from '../../lib/routes/redirects';
import { manifest } from '../../lib/routes/manifest';
import { builtProblems, tableProblems } from './lib/redirects';
import { readBuild } from '../../lib/built-site/site';

describe('redirects', () => {
  it('has no loop, chain or double in the manifest', () => {
    expect(tableProblems(manifest().redirects)).toEqual([]);
  });

  it('builds each active redirect, and no other', () => {
    expect(builtProblems(readBuild(), activeRedirects())).toEqual([]);
  });

  it('loses none: active and held back are the whole table', () => {
    const active = activeRedirects();
    const held = heldBackRedirects();
    console.log(`${active.length} redirects are active, ${held.length} wait for their page.`);
    expect(active.length + held.length).toBe(manifest().redirects.length);
  });
});
