export interface ChartHtmlProps {
  html: string;
  /** Styles of charts as an element, on the first one of a page. */
  styles?: string;
}

/** A chart that the build has drawn (plugins/content/charts): caption, drawing, and its numbers in a folded table. */
export default function ChartHtml({ html, styles }: ChartHtmlProps) {
  return (
    <>
      {styles && (
        // In text, HTML allows a style element only inside SVG.
        <svg
          className="chart-styles"
          width="0"
          height="0"
          aria-hidden
          dangerouslySetInnerHTML={{ __html: styles }}
        />
      )}
      <figure className="chart" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
