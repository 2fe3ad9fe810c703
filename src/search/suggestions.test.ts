/** Which suggested pages a reader is shown, by place. */
import { describe, expect, it } from 'vitest';
import { search } from '../../config/search';
import { suggestionsFor, withoutOwn } from './suggestions';
import type { SuggestedPage } from './types';

const pages = (base: string, count: number): SuggestedPage[] =>
  Array.from({ length: count }, (_, at) => [`${base}/${at + 1}`, `Page ${at + 1}`]);

const suggested = {
  home: [...pages('/docs', 4), ...pages('/api', 2)],
  promote: pages('/docs/promote', 6),
  monetize: pages('/docs/monetize', 2),
  'sdk-current-overview': pages('/sdk/6.0.x/overview', 2),
  'sdk-current-android': pages('/sdk/6.0.x/android', 6),
  'sdk-current-react-native': pages('/sdk/6.0.x/react-native', 6),
};
const shownAt = (pathname: string) => suggestionsFor(suggested, pathname);
const urls = (list: readonly SuggestedPage[]) => list.map(([url]) => url);

it.each([
  ['/docs/promote/', 'Common starting points in Promote', '/docs/promote/'],
  ['/sdk/6.0.x/android/setup', 'Common starting points in SDK', '/sdk/6.0.x/android/'],
  ['/sdk/6.0.x/react-native', 'Common starting points in SDK', '/sdk/6.0.x/react-native/'],
  ['/search', 'Common starting points', '/'],
])('%s: five pages of the place', (pathname, title, base) => {
  const found = shownAt(pathname);
  expect(found.title).toBe(title);
  expect(found.pages).toHaveLength(search.suggestedPages);
  expect(urls(found.pages).filter((url) => !url.startsWith(base))).toEqual([]);
});

describe('with few pages around the reader', () => {
  it('goes on with the first platform from the SDK overview', () => {
    expect(urls(shownAt('/sdk/6.0.x/overview').pages)).toEqual([
      '/sdk/6.0.x/overview/1',
      '/sdk/6.0.x/overview/2',
      '/sdk/6.0.x/android/1',
      '/sdk/6.0.x/android/2',
      '/sdk/6.0.x/android/3',
    ]);
  });

  it('goes on with pages to start from, and says so', () => {
    const found = shownAt('/docs/monetize/1/');
    expect(found.title).toBe('Common starting points');
    expect(urls(found.pages)).toEqual(['/docs/monetize/2', '/docs/1', '/docs/2', '/docs/3', '/docs/4']);
  });
});

it('never sends readers to the page that they are on, nor twice to another', () => {
  const twice = [...pages('/docs/promote', 2), ...pages('/docs/promote', 3)];
  expect(urls(withoutOwn(twice, '/docs/promote/1/'))).toEqual(['/docs/promote/2', '/docs/promote/3']);
});
