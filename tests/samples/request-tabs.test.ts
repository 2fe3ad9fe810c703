/** curl, JavaScript and Python of one request send the same, on every page of the APIs without an OpenAPI document. */
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { requestTabFindings } from '../../checks/samples/request-tabs';
import { listSources, parsePage, parseSource } from '../../lib/markdown/sources';

const pages = listSources().filter(({ file }) => /^api\/(?:reporting|revenue-events)-api\//.test(file));

describe('tabs of requests', () => {
  it('stand on the pages', () => {
    expect(pages.length).toBeGreaterThan(0);
  });

  it.each(pages.map(({ file }) => file))('agree in %s', (file) => {
    expect(requestTabFindings(parseSource(file).tree as Root, file)).toEqual([]);
  });

  it.each([
    ['JavaScript', "currency: 'EUR'", "currency: 'USD'"],
    ['Python', '{"from": "2025-09-01"', '{"from": "2025-09-02"'],
    ['curl', '--max-time 120', '--max-time 12'],
  ])('are found to differ in %s', (tab, right, wrong) => {
    const file = 'api/reporting-api/common-objects.mdx';
    const { text } = parseSource(file);
    expect(text).toContain(right);
    const tree = parsePage(file, text.replace(right, wrong)).tree as Root;
    const [finding] = requestTabFindings(tree, file);
    expect(finding?.message).toBe(`The tab ${tab} does not send what curl sends`);
    expect(finding?.line).toBeGreaterThan(1);
  });
});
