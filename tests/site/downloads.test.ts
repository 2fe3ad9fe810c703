/** Pages with downloads that tools of readers misread say, next to the links, what to set. */
import { describe, expect, it } from 'vitest';
import { dom, readBuild } from '../../lib/built-site/site';

const pages = [...readBuild().pages.values()].map((page) => {
  const $ = dom(page);
  const links = $('main a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return { route: page.route, links, text: $('main').text() };
});

describe.each([
  ['CSV files', /\.csv(?:\.gz)?$/, /CSV files are delimited by commas\. Set the delimiter in your tool/g, 20],
  ['JSON Schemas', /\.schema\.json$/, /For Ajv, import ajv\/dist\/2020, .* call addVocabulary\(\[/g, 20],
])('pages with %s', (_, file, note, atLeast) => {
  const offering = pages.filter(({ links }) => links.some((link) => file.test(link)));

  it('are found', () => {
    expect(offering.length).toBeGreaterThan(atLeast);
  });

  it('say once what to set', () => {
    const notes = offering.map(({ route, text }) => [route, text.match(note)?.length ?? 0]);
    expect(notes.filter(([, count]) => count !== 1)).toEqual([]);
  });
});
