/**
 * Styles of charts, which a page without charts does not load: few pages have any, and the site's style sheet is part of
 * every first view.
 */
import { transform } from 'lightningcss';
import { readText } from '../../../lib/cache/inputs';

const source = 'src/css/charts.css';

/** A `style` element with the minified styles. */
export function chartStyles(): string {
  const { code } = transform({ filename: source, code: Buffer.from(readText(source)), minify: true });
  return `<style>${code.toString()}</style>`;
}
