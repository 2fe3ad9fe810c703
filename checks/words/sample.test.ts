/** Which pages are drawn follows from the seed alone. */
import { expect, it } from 'vitest';
import { drawPages } from './sample';

const pages = Array.from({ length: 50 }, (_, index) => `docs/${index}.mdx`);

it('draws the same pages for the same seed, and others for another', () => {
  expect(drawPages(pages, 20, 'a')).toEqual(drawPages(pages, 20, 'a'));
  expect(drawPages(pages, 20, 'b')).not.toEqual(drawPages(pages, 20, 'a'));
});

it('draws no page twice, and all if there are few', () => {
  expect(new Set(drawPages(pages, 20, 'a'))).toHaveLength(20);
  expect(drawPages(pages, 100, 'a').sort()).toEqual([...pages].sort());
});
