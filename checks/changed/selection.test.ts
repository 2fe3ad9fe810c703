import { describe, expect, it } from 'vitest';
import { scopeOf, scopeOfFiles } from './selection';

const texts: Readonly<Record<string, string>> = {
  'docs/promote/bids.mdx': 'No link.',
  'docs/promote/index.mdx': '[Bids](./bids.mdx#limits)',
  'docs/analyze/cohorts.mdx': '[Bids](/docs/promote/bids#limits) and [upload](/docs/promote/bids-upload)',
  'docs/analyze/upload.mdx':
    '[Bids of an upload](/docs/promote/bids-upload) and [all](/docs/promote/bids/upload)',
  'docs/analyze/funnels.mdx': '[Promote](/docs/promote/)',
};
const sources = Object.keys(texts).map((file) => ({ file }));
const scope = (...files: string[]) => scopeOfFiles({ files, removed: [] }, (file) => texts[file] ?? '');
const files = (found: readonly { file: string }[]): string[] => found.map(({ file }) => file);

describe('the scope of edited files', () => {
  it('judges edited pages and those that link to them', () => {
    const { pages, linking } = scope('docs/promote/bids.mdx', 'data/limits.yaml');
    expect(files(pages(sources))).toEqual(['docs/promote/bids.mdx']);
    expect(files(linking(sources))).toEqual(['docs/promote/index.mdx', 'docs/analyze/cohorts.mdx']);
  });

  it('finds links to the index page of a folder and to pages that are gone', () => {
    expect(files(scope('docs/promote/index.mdx').linking(sources))).toEqual(['docs/analyze/funnels.mdx']);
    expect(files(scope('docs/promote/bids-upload.mdx').linking(sources))).toEqual([
      'docs/analyze/cohorts.mdx',
      'docs/analyze/upload.mdx',
    ]);
  });

  it('takes a side file for its page, and other files for themselves', () => {
    const { has, pages, linking } = scope('docs/promote/bids.results.yaml', 'data/sample-world/names.yaml');
    expect(files(pages(sources))).toEqual(['docs/promote/bids.mdx']);
    expect(linking(sources)).toEqual([]);
    expect(has('data/sample-world/names.yaml')).toBe(true);
    expect(has('data/limits.yaml')).toBe(false);
  });

  it.each([
    [['docs/promote/bids.mdx', 'blog/2026-09-01-x.mdx'], [], false],
    [['docs/promote/bids.mdx', 'README.md'], [], true],
    [['docs/promote/bids.mdx', 'docs/promote/bids.results.yaml'], [], true],
    [['docs/promote/bids.mdx'], ['docs/promote/bids.mdx'], true],
  ])('goes beyond pages with %j, of which %j are gone: %s', (files, removed, isBeyond) => {
    expect(scopeOfFiles({ files, removed }, () => '').beyondPages).toBe(isBeyond);
  });
});

describe('the scope of a command line', () => {
  it('is everything without the option', () => {
    expect(scopeOf([]).pages(sources)).toEqual(sources);
    expect(scopeOf([]).linking(sources)).toEqual([]);
    expect(scopeOf([]).whole).toBe(true);
    expect(scopeOf([]).beyondPages).toBe(true);
  });

  it('refuses options that it does not know', () => {
    expect(() => scopeOf(['--change'])).toThrow(/--change/);
  });
});
