/** Strict where the writers' build is lenient: one dead link, anchor or image fails. */
import { expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { deadLinks } from './lib/links';
import { readBuild } from '../../lib/built-site/site';

it('has no dead link, anchor, image or asset', () => {
  expect(deadLinks(readBuild(), config.url)).toEqual([]);
});
