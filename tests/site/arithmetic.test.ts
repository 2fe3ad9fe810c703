/**
 * What pages compute is recomputed on the built site, where values of data, results and views are in the text: sums,
 * products, shares, times in two units. Code is not read here; samples have checks of their languages.
 */
import { describe, expect, it } from 'vitest';
import { dom, readBuild, siteFrom, type BuiltPage, type BuiltSite } from '../../lib/built-site/site';
import { arithmeticOf } from '../../lib/text/arithmetic';

const blocks = 'p, li, td, th, dd, figcaption, summary, h2, h3, text, title, desc';

/** Texts of a page's article, one for each block, without those of blocks inside it. */
function textsOf(page: BuiltPage): string[] {
  const $ = dom(page);
  return $('article')
    .find(blocks)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find(`pre, ${blocks}`).remove();
      return copy.text().trim();
    })
    .filter((text) => /\d/.test(text));
}

function arithmeticOfSite(site: BuiltSite): { findings: string[]; checked: number; unread: string[] } {
  const all = [...site.pages.values()].flatMap((page) =>
    textsOf(page).map((text) => ({ route: page.route, ...arithmeticOf(text) })),
  );
  return {
    findings: all.flatMap(({ route, findings }) =>
      findings.map(({ text, cure }) => `${route}: "${text}" — ${cure}`),
    ),
    checked: all.reduce((sum, { checked }) => sum + checked, 0),
    unread: all.flatMap(({ route, unread }) => unread.map((text) => `${route}: ${text}`)),
  };
}

describe('computations in texts', () => {
  const { findings, checked, unread } = arithmeticOfSite(readBuild());

  it('come out', () => {
    expect(findings).toEqual([]);
  });

  it('are read, all but one in ten', () => {
    console.log(
      `${checked} computations in texts are recomputed, ${unread.length} are not read:\n${unread.join('\n')}`,
    );
    expect(checked).toBeGreaterThan(20);
    expect(unread.length).toBeLessThanOrEqual((checked + unread.length) / 10);
  });

  it('are found in paragraphs, cells and figures', () => {
    const page =
      '<article><p>4 × 5 = 21.</p><table><tr><td>2 + 2 = 5</td></tr></table><svg><text>3 of 4, or 70%</text></svg><pre>1 + 1 = 3</pre></article>';
    expect(arithmeticOfSite(siteFrom(new Map([['/a.html', page]]))).findings).toHaveLength(3);
  });
});
