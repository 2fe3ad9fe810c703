/** A drawing that the build has inlined (plugins/content/figures), with its caption. */
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
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
