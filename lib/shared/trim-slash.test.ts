/** Both forms of an address are one. */
import { expect, it } from 'vitest';
import { trimSlash } from './trim-slash';

it.each([
  ['/docs/', '/docs'],
  ['/docs', '/docs'],
  ['/', '/'],
  ['', ''],
])('%j becomes %j', (address, bare) => {
  expect(trimSlash(address)).toBe(bare);
});
