/**
 * Replaces the theme's content: the contents list of narrow screens is below the title. The original puts it above, so
 * the first thing on a phone would be a control and not what the page is about. A class says how much room the page's
 * tables ask for (plugins/content/tables) so that the contents list next to them can give way (src/css/layout.css).
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme-original/DocItem/TOC/Mobile';
import clsx from 'clsx';

export default function DocItemContent({ children }: Props) {
  const { metadata, frontMatter, contentTitle, toc } = useDoc();
  const { wide_table: isWide } = frontMatter as { wide_table?: boolean };
  const ownTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown', isWide && 'room-wide')}>
      {ownTitle && (
        <header>
          <Heading as="h1">{metadata.title}</Heading>
        </header>
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <DocItemTOCMobile />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
