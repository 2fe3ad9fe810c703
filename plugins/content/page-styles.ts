/**
 * Styles that only pages with a chart, a drawn screen or questions load: the site's style sheet is part of every first view.
 */
import { transform } from 'lightningcss';
import { readText } from '../../lib/cache/inputs';

/** A `style` element with the minified styles of src/css/<name>.css. */
export function pageStyles(name: 'charts' | 'learning-path' | 'screens'): string {
  const filename = `src/css/${name}.css`;
  const { code } = transform({ filename, code: Buffer.from(readText(filename)), minify: true });
  return `<style>${code.toString()}</style>`;
}
