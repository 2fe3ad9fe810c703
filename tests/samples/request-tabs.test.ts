/** A tab that does not send what curl sends is found; `npm run check:samples` proves that the pages' tabs do. */
import { describe, expect, it } from 'vitest';
import { tabSetsOf } from '../../checks/samples/extract';
import { requestTabFindings } from '../../checks/samples/request-tabs';
import { listSources, parseSource, type Source } from '../../lib/markdown/sources';
import { fencesIn } from './fences';

const findingsIn = (source: Source, text: string) =>
  tabSetsOf(fencesIn(text, source)).flatMap(requestTabFindings);

describe('tabs of requests', () => {
  it.each([
    ['JavaScript', "currency: 'EUR'", "currency: 'USD'"],
    ['Python', '{"custom_user_id": "player-20931"}', '{"custom_user_id": "player-20932"}'],
    ['curl', '--max-time 30', '--max-time 3'],
  ])('are found to differ in %s', (tab, right, wrong) => {
    const page = listSources().find(({ file }) => file === 'api/revenue-events-api/api-for-customers.mdx');
    if (!page) throw new Error('The page for customers is gone.');
    const { text } = parseSource(page.file);
    expect(text).toContain(right);
    const [finding] = findingsIn(page, text.replace(right, wrong));
    expect(finding?.message).toBe(`The tab ${tab} does not send what curl sends`);
    expect(finding?.line).toBeGreaterThan(1);
  });
});
