/** Numbers of the sample world on pages are computed or checked; the few that are typed have a reason. */
import { describe, expect, it } from 'vitest';
import { expansionProblems, factProblems } from '../../checks/content/results/expand';
import { listResults } from '../../checks/content/results/listed';
import { judgeResults, typedLimit } from '../../checks/content/results/typed';
import { readText } from '../../lib/cache/inputs';

const judged = judgeResults(listResults());

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
