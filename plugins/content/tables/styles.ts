/**
 * Docusaurus plugin: writes the classes of all widths that a table can have where src/css/tables.css says `@table-widths`.
 * The build chooses among them (lib/markdown/table-shape.ts), so the list is kept there alone.
 */
import type { Plugin } from '@docusaurus/types';
import type { AtRule, Plugin as PostCssPlugin } from 'postcss';
import { mostNumberColumns } from '../../../lib/markdown/table-cells';
import { allSteps, leastWidths, widestFixed, widthStep } from '../../../lib/markdown/table-shape';

const rules = [
  ...leastWidths.map((width) => `.least${width} { --least: ${width}; }`),
  ...Array.from({ length: allSteps - 1 }, (_, at) => (at + 1) * widthStep).map(
    (share) => `.w${share} { width: ${share}%; }`,
  ),
  ...Array.from({ length: widestFixed }, (_, at) => `.e${at + 1} { width: ${at + 1}em; }`),
  `${Array.from({ length: mostNumberColumns - 1 }, (_, at) => `.n${at + 2} :is(th, td):nth-child(${at + 2})`).join()} { text-align: right; }`,
];

const tableWidths: PostCssPlugin = {
  postcssPlugin: 'table-widths',
  AtRule: { 'table-widths': (rule: AtRule) => void rule.replaceWith(rules.join('\n')) },
};

export default function tableStyles(): Plugin {
  return {
    name: 'table-styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [tableWidths, ...(options.plugins as unknown[])],
    }),
  };
}
