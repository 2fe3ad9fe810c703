/**
 * Styles that only the home page, and pages with a chart, a drawn screen, questions, a tool or an API operation load: the
 * site's style sheet is part of every first view.
 */
import { transform } from 'lightningcss';
import { readText } from '../../lib/cache/inputs';

/** Sheets of Markdown, which pages bring with the first thing that needs them. */
type PageSheet = 'charts' | 'learning-path' | 'on-demand' | 'screens';

export function minifiedStyles(filename: string): string {
  const { code } = transform({ filename, code: Buffer.from(readText(filename)), minify: true });
  return code.toString();
}

/** The minified styles of src/css/<name>.css, or of the package that draws. */
export const stylesOf = (name: PageSheet | 'operations'): string =>
  minifiedStyles(name === 'charts' ? 'packages/charts/charts.css' : `src/css/${name}.css`);

/** A `style` element with them. */
export const pageStyles = (name: PageSheet): string => `<style>${stylesOf(name)}</style>`;
