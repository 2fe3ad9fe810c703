/**
 * Remark plugin: `<Chart type="lines" result="retention" title="…" says="…" x="day_n" lines="adjoe, applovin" />`
 * becomes a figure with the drawing of that result, the sentence, and the numbers in a folded table. Everything is in
 * the HTML of the page, so readers, printers and search need no script for it.
 */
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { chartAttributes, figureHtml, type Format } from '@whence/charts';
import { attributeOf, flowElement, readProps } from '../../../lib/markdown/mdx-nodes';
import { missingDecimals } from '../../../lib/markdown/table-cells';
import { formatCell, formatShort, formatText, headOf, momentOf } from '../../../lib/results/format';
import { fillSentence } from '../../../lib/results/sentences';
import type { Result } from '../../../lib/results/types';
import { replaceElements } from '../replace-elements';
import { pageStyles } from '../../parts/page-styles';

/**
 * Gives the result of a page.
 * @param file Source of the page.
 * @throws Error if the page has no result of that id.
 */
export type ResultResolver = (file: string, id: string) => Result;

/** Numbers of charts and numbers of prose read alike. */
const format: Format = {
  cell: formatCell,
  text: formatText,
  short: formatShort,
  head: headOf,
  moment: momentOf,
  missingDecimals,
};

const required = ['type', 'result', 'title', 'says'] as const;

export default function remarkCharts({ resolve }: { resolve: ResultResolver }) {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    replaceElements(tree, file, ['Chart'], (node) => {
      const named = attributeOf(node, 'type');
      count += 1;
      const {
        type = '',
        result: id = '',
        title = '',
        says = '',
        ...attributes
      } = readProps(node, file, { required, optional: named === '' ? [] : chartAttributes(named) });
      const result = resolve(file.path, id);
      const figure = { type, id: `chart-${count}`, title, says: fillSentence(says, result), attributes };
      return flowElement('ChartHtml', {
        html: figureHtml(result, figure, format),
        ...(count === 1 && { styles: pageStyles('charts') }),
      });
    });
  };
}
