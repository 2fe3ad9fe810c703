/** Wraps the theme's posts: puts the page's heading above them where the page (src/theme/BlogListPage) gives one. */
import { useContext } from 'react';
import { BlogHeading } from '@site/src/lib/blog-heading';
import BlogPostItems from '@theme-original/BlogPostItems';
import type { Props } from '@theme/BlogPostItems';

export default function BlogPostItemsWithHeading(props: Props) {
  const heading = useContext(BlogHeading);
  return (
    <>
      {heading && (
        <header className="margin-bottom--xl">
          <h1>{heading.title}</h1>
          <p>{heading.text}</p>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
