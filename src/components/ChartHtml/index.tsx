export interface ChartHtmlProps {
  /** Empty where styles alone are meant. */
  html: string;
  /** Styles as an element, on the first one of a page. */
  styles?: string;
}

/** A chart (plugins/content/charts) or a screen (plugins/content/screens) that the build has drawn, with its caption. */
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
      {html && <figure className="chart" dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  );
}
