/** Wraps the theme's metadata of all pages: names where the page's Markdown is. */
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { twinPath } from '@site/lib/shared/twin-address';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataWithMarkdown() {
  const markdown = twinPath(useLocation().pathname);
  return (
    <>
      <SiteMetadata />
      {markdown !== undefined && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}
