/**
 * Styles that only pages with a chart, a drawn screen or an API operation load: the site's style sheet is part of every
 * first view.
 */
import { transform } from 'lightningcss';
import { readText } from '../../lib/cache/inputs';

/** The minified styles of src/css/<name>.css. */
export function stylesOf(name: 'charts' | 'screens' | 'operations'): string {
  const filename = `src/css/${name}.css`;
  const { code } = transform({ filename, code: Buffer.from(readText(filename)), minify: true });
  return code.toString();
}

/** A `style` element with them. */
export const pageStyles = (name: 'charts' | 'screens'): string => `<style>${stylesOf(name)}</style>`;
