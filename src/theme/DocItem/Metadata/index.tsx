/**
 * Wraps the theme's head of a document: the title also names platform and version, so no two pages share it, and a changelog
 * names the feeds of its platform.
 */
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { feedsOf } from '@site/src/lib/feeds-of';
import { pageTitle } from '@site/src/lib/page-title';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithSet() {
  const { metadata } = useDoc();
  const { pluginId, version, label } = useDocsVersion();
  const title = pageTitle({
    pluginId,
    id: metadata.id,
    title: metadata.title,
    versionName: version,
    versionLabel: label,
  });
  return (
    <>
      <DocItemMetadata />
      {title !== metadata.title && <PageMetadata title={title} />}
      <Head>
        {feedsOf(pluginId, metadata.id).map((feed) => (
          <link
            key={feed.path}
            rel="alternate"
            type="application/atom+xml"
            href={feed.path}
            title={feed.title}
          />
        ))}
      </Head>
    </>
  );
}
