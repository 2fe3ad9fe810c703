/** Every redirect is built, leads to its page and anchor in one hop, and none is left over. */
import { expect, it } from 'vitest';
import { allRedirects } from '../../lib/routes/redirects';
import { builtProblems } from './lib/redirects';
import { readBuild } from '../../lib/built-site/site';

it('builds each redirect, and no other', () => {
  expect(builtProblems(readBuild(), allRedirects())).toEqual([]);
});
