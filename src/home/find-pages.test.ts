/** What readers type into the page finder. */
import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages';

const pages = [
  { title: 'Bidding hierarchy', path: '/a', place: 'Promote' },
  { title: 'Set up the SDK', path: '/b', place: 'SDK 6.0.x, Android' },
  { title: 'Upload bids', path: '/c', place: 'API' },
];
const find = (query: string) => findPages(pages, query).map((p) => p.path);

describe('findPages', () => {
  it('matches beginnings of words in title and place', () => {
    expect(find('bid')).toEqual(['/a', '/c']);
    expect(find('android set')).toEqual(['/b']);
    expect(find('6.0')).toEqual(['/b']);
  });

  it.each(['', '   ', '(', '\\', '[zz-', '<script>alert(1)</script>', '🙂', '\u0000', 'x'.repeat(1000)])(
    'survives %j',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});
