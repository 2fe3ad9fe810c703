/** Drawn screens are light, and say to those who don't see them what they show. */
import { describe, expect, it } from 'vitest';
import { documents, screens } from '../../config/budgets';
import { dom, readBuild } from '../../lib/built-site/site';
import { brotliSize } from '../../lib/built-site/weight';

const figure = /<figure class="chart"><div class="screen(?:(?!<figure)[^])*?<\/figure>/g;
const styles = /<svg class="chart-styles"[^]*?<\/svg>/;

const pages = [...readBuild().pages].filter(([, { html }]) => html.includes('class="screen'));

/** What each screen of a document adds to it, the last one first: the first one is weighed with the styles. */
function weightsOf(html: string): number[] {
  const figures = html.match(figure) ?? [];
  let [rest, size] = [html, brotliSize(html)];
  return figures.reverse().map((drawing, at) => {
    rest = rest.replace(drawing, '');
    if (at === figures.length - 1) rest = rest.replace(styles, '');
    const before = size;
    size = brotliSize(rest);
    return before - size;
  });
}

describe('a drawn screen', () => {
  it('keeps its budget on every page', () => {
    expect(pages.length).toBeGreaterThan(40);
    const all = pages.map(([route, { html }]) => ({
      route,
      weights: weightsOf(html),
      size: brotliSize(html),
    }));
    const [first, further] = [
      all.map(({ weights }) => weights.at(-1)!),
      all.flatMap(({ weights }) => weights.slice(0, -1)),
    ];
    console.log(
      `first at most ${Math.max(...first)}, further at most ${Math.max(0, ...further)} bytes, brotli 11`,
    );
    const heavy = all.filter(
      ({ weights, size }) =>
        size > documents.withScreens ||
        weights.at(-1)! > screens.first ||
        weights.slice(0, -1).some((weight) => weight > screens.further),
    );
    expect(heavy).toEqual([]);
  });

  it('is a picture with a description, and holds nothing to focus', () => {
    for (const [route, page] of pages) {
      const $ = dom(page);
      const drawings = $('.screen');
      expect(drawings.length, route).toBe(page.html.match(figure)?.length);
      expect(drawings.filter('[aria-hidden="true"]').length, route).toBe(drawings.length);
      expect(drawings.find('a, button, input, select, [tabindex]').length, route).toBe(0);
      for (const drawing of drawings)
        expect($(drawing).parent().find('figcaption').text(), route).toMatch(
          /The (?:Classic )?\S.* screen\b.*\./,
        );
    }
  });
});
