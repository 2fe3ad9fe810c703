/**
 * Remark plugin: `<Figure name="bidding-hierarchy" caption="…" />` puts src/figures/bidding-hierarchy.svg into the page.
 * Inline, because the drawing then follows the color mode through the site's tokens, scales with the text, and can be
 * read by search and screen readers; each file needs a title and a description for that. With `results="bids"`, the
 * numbers of drawing and caption must be in those results of the page. `{fact:app.restore}` in a drawing is the fact of the
 * page's SDK version or dashboard.
 */
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { fileExists, filesIn, readText } from '../../../lib/cache/inputs';
import { filledText } from '../../../lib/facts/in-text';
import { limitsFor } from '../../../lib/facts/load';
import { flowElement, readProps } from '../../../lib/markdown/mdx-nodes';
import { citationProblem } from '../../../lib/results/citations';
import { pageFile, resultOf } from '../../../lib/results/store';
import { pageContext } from '../data-views/context';
import { replaceElements } from '../replace-elements';

const figuresDir = path.join(process.cwd(), 'src/figures');

/**
 * Reads a figure and makes it safe to inline.
 * @throws Error if the file lacks `viewBox`, `<title>` or `<desc>`, or has ids that could clash.
 */
export function loadFigure(name: string, dir = figuresDir): string {
  const file = path.join(dir, `${name}.svg`);
  if (!fileExists(file)) {
    const known = filesIn(dir).filter((f) => f.endsWith('.svg'));
    throw new Error(`No figure "${name}". Known: ${known.map((f) => f.slice(0, -4)).join(', ') || 'none'}.`);
  }
  const source = readText(file)
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  for (const [needed, pattern] of [
    ['a viewBox', /<svg[^>]*\sviewBox="/],
    ['a <title>', /<title>[^<]+<\/title>/],
    ['a <desc>', /<desc>[^<]+<\/desc>/],
  ] as const) {
    if (!pattern.test(source))
      throw new Error(`src/figures/${name}.svg has not ${needed}, which readers of text need.`);
  }
  const titleId = `figure-${name}-title`;
  const descId = `figure-${name}-desc`;
  return source
    .replace(/<svg /, `<svg role="img" aria-labelledby="${titleId} ${descId}" `)
    .replace('<title>', `<title id="${titleId}">`)
    .replace('<desc>', `<desc id="${descId}">`)
    .replace(/\bid="(?!figure-)([\w-]+)"/g, `id="figure-${name}-$1"`)
    .replace(/url\(#(?!figure-)([\w-]+)\)/g, `url(#figure-${name}-$1)`)
    .replace(/href="#(?!figure-)([\w-]+)"/g, `href="#figure-${name}-$1"`);
}

/** Words of a drawing: its title, description and labels. */
const wordsOf = (svg: string): string => svg.replace(/<[^>]*>/g, ' ');

export default function remarkFigures() {
  return (tree: Root, file: VFile): void =>
    replaceElements(tree, file, ['Figure'], (node) => {
      const {
        name = '',
        caption = '',
        results = '',
      } = readProps(node, file, { required: ['name', 'caption'], optional: ['results'] });
      const svg = filledText(loadFigure(name), limitsFor, pageContext(file.path).scope);
      const cited = results.split(/[\s,]+/).filter(Boolean);
      const problem =
        cited.length > 0 &&
        citationProblem(
          `${caption} ${wordsOf(svg)}`,
          cited.map((id) => resultOf(pageFile(file.path), id).result),
        );
      if (problem) throw new Error(`src/figures/${name}.svg: ${problem}`);
      return flowElement('FigureHtml', { html: svg, caption });
    });
}
