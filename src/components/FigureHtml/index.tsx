/** A drawing that the build has inlined (plugins/content/figures), with its caption. src/client/enlarge-figure.ts opens it. */
export default function FigureHtml({ html, caption }: { html: string; caption: string }) {
  return (
    <figure className="figure">
      <div
        className="figure-drawing"
        tabIndex={0}
        role="group"
        aria-label={caption}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <button type="button" className="figure-enlarge needs-js" aria-label={`Enlarge: ${caption}`}>
        Enlarge
      </button>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
