/**
 * Replaces the theme's archive: the original puts its title into a second banner outside of the main content, skips a
 * heading level and repeats the title as description.
 */
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

type Post = Props['archive']['blogPosts'][number];

/** Posts by year in the order given, which is newest first. */
function byYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({ archive }: Props) {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageMetadata
        title="Archive"
        description="Every post of the Whence blog by year, from the newest release to the first feature spotlight."
      />
      <Layout>
        <main className="container margin-vert--lg">
          <h1>Archive</h1>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({ metadata }) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
                    {': '}
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
