/**
 * A code block whose HTML the build has made (plugins/parts/highlight). One string instead of an element tree: nothing to
 * hydrate, and the page's own script stays small. Its button learns what the reader has chosen each time it is made: the
 * framework makes tabs anew once they know the browser.
 */
import { showWrapping } from '@site/src/lib/wrapping';

export default function CodeFigure({ html }: { html: string }) {
  return <figure ref={showWrapping} className="code" dangerouslySetInnerHTML={{ __html: html }} />;
}
