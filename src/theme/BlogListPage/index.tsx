/** Wraps the theme's list of posts: tells the list which heading it is under; the original has none. */
import { BlogHeading } from '@site/src/lib/blog-heading';
import BlogListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';

export default function BlogListPageWithHeading(props: Props) {
  const { blogTitle, blogDescription } = props.metadata;
  return (
    <BlogHeading.Provider value={{ title: blogTitle, text: blogDescription }}>
      <BlogListPage {...props} />
    </BlogHeading.Provider>
  );
}
