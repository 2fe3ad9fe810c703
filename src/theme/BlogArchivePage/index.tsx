/** Wraps the theme's page: gives it a description of its own for search results; the original has none. */
import { PageMetadata } from '@docusaurus/theme-common';
import BlogArchivePage from '@theme-original/BlogArchivePage';
import type { Props } from '@theme/BlogArchivePage';

export default function BlogArchivePageWithDescription(props: Props) {
  return (
    <>
      <BlogArchivePage {...props} />
      <PageMetadata description="Every post of the Whence blog by year, from the newest release to the first feature spotlight." />
    </>
  );
}
