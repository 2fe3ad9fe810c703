/** Every redirect whose target is written is built, leads to its page and anchor in one hop, and none is left over. */
import { expect, it } from 'vitest';
import { activeRedirects, heldBackRedirects } from '../../lib/routes/redirects';
import { builtProblems } from './lib/redirects';
import { readBuild } from '../../lib/built-site/site';

it('builds each active redirect, and no other', () => {
  const active = activeRedirects();
  console.log(`${active.length} redirects are active, ${heldBackRedirects().length} wait for their page.`);
  expect(builtProblems(readBuild(), active)).toEqual([]);
});
