/** Texts of a page as readers see them, block by block. */
import { dom, type BuiltPage } from '../../../lib/built-site/site';

const blocks = 'p, li, td, th, dt, dd, figcaption, summary, h1, h2, h3, text, title, desc';

/**
 * Texts of a page's article, or of its main part if it has none, one for each block, without code blocks and without the texts
 * of blocks inside it.
 */
export function textsOf(page: BuiltPage): string[] {
  const $ = dom(page);
  const article = $('article');
  return (article.length > 0 ? article : $('main'))
    .find(blocks)
    .toArray()
    .map((element) => {
      const copy = $(element).clone();
      copy.find(`pre, ${blocks}`).remove();
      return copy.text().trim();
    });
}
