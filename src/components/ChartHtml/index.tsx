import Head from '@docusaurus/Head';

export interface ChartHtmlProps {
  html: string;
  /** Styles of charts, on the first one of a page. */
  styles?: string;
}

/** A chart that the build has drawn (plugins/content/charts): caption, drawing, and its numbers in a folded table. */
export default function ChartHtml({ html, styles }: ChartHtmlProps) {
  return (
    <>
      {styles && (
        <Head>
          <style>{styles}</style>
        </Head>
      )}
      <figure className="chart" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
