/** Numbers of the sample world on pages are computed or checked; the few that are typed have a reason. */
import { describe, expect, it } from 'vitest';
import { arithmeticProblems } from '../../checks/content/arithmetic';
import { pageWith, writtenPages, type WrittenPage } from '../../checks/page-checks';
import { expansionProblems, factProblems } from '../../checks/content/results/expand';
import { listResults } from '../../checks/content/results/listed';
import { judgeResults, typedLimit } from '../../checks/content/results/typed';
import { readText } from '../../lib/cache/inputs';

const judged = judgeResults(listResults());
const pages = writtenPages();

/** A page with one change. @throws Error if the page does not have the text that is changed, once. */
function changed(file: string, from: string, to: string): WrittenPage {
  const page = pages.find(({ source }) => source.file === file);
  const parts = page?.text.split(from) ?? [];
  if (!page || parts.length !== 2)
    throw new Error(`${file}: has "${from}" ${parts.length - 1} times — Take a text that is in it once.`);
  return pageWith(page, parts.join(to));
}

describe('results on pages', () => {
  it('are found', () => {
    for (const kind of ['table', 'figure', 'response', 'number'] as const)
      expect(judged.results.filter((result) => result.kind === kind).length, kind).toBeGreaterThan(0);
  });

  it('are typed rarely, and with a reason that still holds', () => {
    expect(judged.problems).toEqual([]);
    expect(judged.typedShare).toBeLessThanOrEqual(typedLimit);
    console.log(judged.summary);
  });

  // That pages agree with it is shown by the build, which fills them and stops at one that does not.
  it('are refused if they do not agree with what they cite', () => {
    const page = 'blog/2025-09-09-smart-alerts-beta.mdx';
    const text = readText(page).replace('0.54 to 0.66 USD</Cite>', '0.54 to 0.67 USD</Cite>');
    expect(expansionProblems(page, text).join()).toContain('"0.67" is in none of the results range');
  });
});

describe('facts, views and terms', () => {
  it.each([
    ['a fact', 'Up to <Fact id="bids.upload.rows" />.', /:5: No fact "bids\.upload\.rows"/],
    ['a view', '<Data view="campaign-kind" />', /:5: .*campaign-kind/],
    ['a term', 'A <Term id="sun">network</Term>.', /:5: .*sun/],
  ])('are refused if %s does not exist', (_, line, problem) => {
    const text = `---\ntitle: Bids\n---\n\n${line}\n`;
    expect(factProblems('docs/promote/bid-management/index.mdx', text)).toEqual([
      expect.stringMatching(problem),
    ]);
  });
});

describe('computations on pages', () => {
  const problems = ({ source, text }: WrittenPage) => arithmeticProblems(source.file, text);

  it('come out on all pages', () => {
    expect(pages.flatMap(problems)).toEqual([]);
  });

  it.each([
    ['another sum', 'api/revenue-events-api/api-for-customers.mdx', '1 + 1 + 1 = 3', '1 + 1 + 1 = 4'],
    [
      'another product',
      'api/raw-data-export/event-table-schemas/revenue-events.mdx',
      '= 3.434294118 USD',
      '= 3.424294118 USD',
    ],
    [
      'another operand',
      'api/raw-data-export/event-table-schemas/revenue-events.mdx',
      '2.935294118 EUR × 1.17 =',
      '2.935294118 EUR × 1.18 =',
    ],
  ])('are refused with %s', (_, file, from, to) => {
    expect(problems(changed(file, from, to)).map(({ message }) => message)).toEqual([
      expect.stringMatching(/does not come out$/),
    ]);
  });
});
