/** What each built page says about itself. */
import { describe, expect, it } from 'vitest';
import { site as config } from '../../config/site';
import { duplicateIds, leftoverProblems, metaProblems, pictureProblems } from './lib/pages';
import { readBuild } from '../../lib/built-site/site';

describe('pages', () => {
  it('have unique titles and descriptions, canonical addresses and social tags', () => {
    expect(metaProblems(readBuild(), config.url)).toEqual([]);
  });

  it('show no leftovers of the build', () => {
    expect(leftoverProblems(readBuild())).toEqual([]);
  });

  it('show pictures that have their size and a lean format', () => {
    expect(pictureProblems(readBuild())).toEqual([]);
  });

  it('have each id once', () => {
    expect(duplicateIds(readBuild())).toEqual([]);
  });
});
