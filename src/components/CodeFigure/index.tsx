/**
 * A code block whose HTML the build has made (plugins/content/highlight). One string instead of an element tree: nothing to
 * hydrate, and the page's own script stays small.
 */
export default function CodeFigure({ html }: { html: string }) {
  return <figure className="code" dangerouslySetInnerHTML={{ __html: html }} />;
}
