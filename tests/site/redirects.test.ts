/** Every redirect whose target is written is built, leads to its page and anchor in one hop, and none is left over. */
import { describe, expect, it } from 'vitest';
import { activeRedirects, heldBackRedirects } from '../../lib/routes/redirects';
import { builtProblems } from './lib/redirects';
import { readBuild } from '../../lib/built-site/site';
import { trimSlash } from '../../lib/shared/trim-slash';

describe('redirects', () => {
  it('builds each active redirect, and no other', () => {
    expect(builtProblems(readBuild(), activeRedirects())).toEqual([]);
  });

  it('holds back none whose page is built', () => {
    const held = heldBackRedirects();
    console.log(`${activeRedirects().length} redirects are active, ${held.length} wait for their page.`);
    const { pages } = readBuild();
    expect(held.filter(({ to }) => pages.has(trimSlash(to.replace(/#.*/, ''))))).toEqual([]);
  });
});
