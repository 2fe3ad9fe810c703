/** Wraps the theme's page: gives it a description for search results; the original has none. */
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWithDescription(props: Props) {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description="All topics of the Whence blog, with the number of posts on each: releases and features in depth." />
    </>
  );
}
