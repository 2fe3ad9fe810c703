/** The list of pages is read, and a wrong entry is named with its line. */
import { describe, expect, it } from 'vitest';
import { parseRoutesFile, plannedPages } from './planned-pages';

const page = (path: string, rest = '') =>
  `    {"path": "${path}", "title": "A", "area": "docs", "section": "a", "sidebar": null, "source": "own", "kind": "guide"${rest}}`;
const file = (pages: string[]) =>
  `{\n  "brand": "Whence",\n  "pages": [\n${pages.join(',\n')}\n  ],\n  "sitemapExclude": [],\n  "searchExclude": []\n}\n`;

describe('parseRoutesFile', () => {
  it('reads pages', () => {
    expect(parseRoutesFile(file([page('/docs/a')]))).toMatchObject({ pages: [{ path: '/docs/a' }] });
  });

  it.each([
    ['a slash at the end', file([page('/docs/a/')]), /^data\/routes\.json:4: pages\.0\.path: is not a route/],
    ['an unknown area', file([page('/a').replace('"docs"', '"doc"')]), /:4: pages\.0\.area: .*Write one of/],
    [
      'an unknown key',
      file([page('/a'), page('/b', ', "x": 1')]),
      /:5: pages\.1\.x: .*lib\/routes\/planned-pages\.ts/,
    ],
    ['a missing key', file([page('/a').replace('"title": "A", ', '')]), /:4: pages\.0\.title: is missing/],
    ['a page twice', file([page('/a'), page('/b'), page('/a')]), /:6: pages\.2: "\/a" is listed twice — /],
    ['broken JSON', file([page('/a'), page('/b').replace('"section"', 'section')]), /:5: .*Correct the JSON/],
  ])('names the line of %s', (_, text, message) => {
    expect(() => parseRoutesFile(text)).toThrow(message);
  });
});

it('is read once', () => {
  expect(plannedPages()).toBe(plannedPages());
});
