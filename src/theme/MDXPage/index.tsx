/**
 * Wraps the theme's page of Markdown outside of the docs: gives its text the box that documents and posts have. Without it,
 * measure and distances on the style page are not those that its readers write for.
 */
import { useMemo } from 'react';
import MDXPage from '@theme-original/MDXPage';
import type { Props } from '@theme/MDXPage';

export default function MDXPageInBox({ content: Content, ...props }: Props) {
  // One component as long as the page is: a new one would throw away what the reader has opened.
  const boxed = useMemo(
    () =>
      Object.assign(
        () => (
          <div className="markdown">
            <Content />
          </div>
        ),
        Content,
      ),
    [Content],
  );
  return <MDXPage {...props} content={boxed} />;
}
