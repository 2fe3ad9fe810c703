/** curl, JavaScript and Python of one request send the same, on every page of the APIs without an OpenAPI document. */
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { samplesIn, tabSetsOf } from '../../checks/samples/extract';
import { requestTabFindings } from '../../checks/samples/request-tabs';
import { listSources, parsePage, parseSource, type Source } from '../../lib/markdown/sources';

const pages = listSources().filter(({ file }) => /^api\/(?:reporting|revenue-events)-api\//.test(file));

const findingsIn = (source: Source, text: string) =>
  tabSetsOf(samplesIn(source, parsePage(source.file, text).tree as Root, '6.0.x')).flatMap(
    requestTabFindings,
  );

describe('tabs of requests', () => {
  it('are on the pages', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(pages.map((page) => [page.file, page] as const))('agree in %s', (file, page) => {
    expect(findingsIn(page, parseSource(file).text)).toEqual([]);
  });

  it.each([
    ['JavaScript', "currency: 'EUR'", "currency: 'USD'"],
    ['Python', '{"custom_user_id": "player-20931"}', '{"custom_user_id": "player-20932"}'],
    ['curl', '--max-time 30', '--max-time 3'],
  ])('are found to differ in %s', (tab, right, wrong) => {
    const page = pages.find(({ file }) => file === 'api/revenue-events-api/api-for-customers.mdx');
    if (!page) throw new Error('The page for customers is gone.');
    const { text } = parseSource(page.file);
    expect(text).toContain(right);
    const [finding] = findingsIn(page, text.replace(right, wrong));
    expect(finding?.message).toBe(`The tab ${tab} does not send what curl sends`);
    expect(finding?.line).toBeGreaterThan(1);
  });
});
