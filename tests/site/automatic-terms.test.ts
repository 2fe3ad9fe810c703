/** What terms that the build finds add to pages, and where they are. */
import { describe, expect, it } from 'vitest';
import { automaticTerms } from '../../config/budgets';
import { automaticTermsPerPage } from '../../config/markdown';
import { dom, readBuild } from '../../lib/built-site/site';
import { brotliSize } from '../../lib/built-site/weight';

/** A term without the number that the ids of terms in the source have. */
const term =
  /<span class="term-box"><a [^>]*aria-describedby="(term-[a-z0-9-]*[a-z])"[^>]*>([^<]*)<\/a><span [^>]*id="\1"[^>]*>[^<]*<\/span><\/span>/g;

const plainOf = (html: string): string => html.replace(term, '$2');

const pages = [...readBuild().pages.values()].map((page) => ({
  page,
  terms: [...page.html.matchAll(term)].length,
}));

describe('terms that the build finds', () => {
  it('are on pages of the docs alone, and a few on each', () => {
    const found = pages.filter(({ terms }) => terms > 0);
    expect(found.length).toBeGreaterThan(80);
    expect(
      found.map(({ page }) => page.route).filter((route) => !/^\/docs\/(?!classic)/.test(route)),
    ).toEqual([]);
    expect(Math.max(...found.map(({ terms }) => terms))).toBe(automaticTermsPerPage);
  });

  it('are never in headings, links, code, names of controls, heads of tables or captions', () => {
    const wrong = pages.flatMap(({ page }) =>
      dom(page)(':is(h1, h2, h3, h4, h5, h6, a, pre, code, strong, th, table, figcaption, caption) .term-box')
        .toArray()
        .map((box) => `${page.route}: ${dom(page)(box).find('.term-tip').attr('id')}`)
        .filter((where) => !/-\d+$/.test(where)),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the budget of a page', () => {
    const costs = pages
      .filter(({ terms }) => terms > 0)
      .map(({ page: { route, html } }) => ({ route, bytes: brotliSize(html) - brotliSize(plainOf(html)) }))
      .sort((a, b) => b.bytes - a.bytes);
    console.log(
      costs
        .slice(0, 10)
        .map(({ route, bytes }) => `${bytes} B ${route}`)
        .join('\n'),
    );
    expect(costs[0]?.bytes).toBeGreaterThan(0);
    expect(costs.filter(({ bytes }) => bytes > automaticTerms)).toEqual([]);
  });
});
