/** A chart that the build has drawn (plugins/content/charts): caption, drawing, and its numbers in a folded table. */
export default function ChartHtml({ html }: { html: string }) {
  return <figure className="chart" dangerouslySetInnerHTML={{ __html: html }} />;
}
