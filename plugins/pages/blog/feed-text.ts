/**
 * The text of a post for readers of feeds. They have neither the site's styles nor its scripts, and many take out drawings and
 * folds: what is left of a page there is a button without a use, black boxes, and the words of a fold with no fold around them.
 */
import { load } from 'cheerio';

/** Controls, signs, and drawings for eyes that have the site's styles. What a drawing says is in words, too. */
const leftOut = 'button, script, style, svg, colgroup, .hash-link, .chart summary, [aria-hidden="true"]';

/** What an element means without the site: where it leads, what it shows, what can lead to it, how a table is read. */
const kept = new Set([
  'alt',
  'colspan',
  'height',
  'href',
  'id',
  'rowspan',
  'scope',
  'src',
  'srcset',
  'width',
]);

/**
 * The same content without interface parts: drawings are their descriptions, folds are open below their names.
 * @param html Content of a built post, with absolute addresses.
 */
export function feedText(html: string): string {
  const $ = load(html, null, false);
  $('svg[role="img"]').each((_, drawing) => {
    const description = $(drawing).children('desc').text();
    $(drawing).replaceWith($('<p>').text(description));
  });
  $(leftOut).remove();
  $('summary').each((_, name) => {
    $(name).replaceWith($('<p>').append($('<strong>').text($(name).text())));
  });
  $('*').each((_, element) => {
    for (const name of Object.keys($(element).attr() ?? {})) if (!kept.has(name)) $(element).removeAttr(name);
  });
  for (const element of $('details, div, span').toArray()) $(element).replaceWith($(element).contents());
  return $.html().replaceAll(/<!--.*?-->/gs, '');
}
