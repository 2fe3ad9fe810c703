/** Wraps the theme's page: gives it a description for search results; the original has none. */
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWithDescription(props: Props) {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes on the Whence blog: the product managers and data scientists behind each post." />
    </>
  );
}
