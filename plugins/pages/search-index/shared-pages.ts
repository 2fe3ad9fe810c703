/**
 * Pages of the current SDK version that every other version has, too. Readers of an old version find theirs instead, so
 * they need not download these (src/search/parts.ts).
 */
import { topicOf } from '../../../src/search/section-records';

const current = 'docs-sdk-current';

/** Returns a test for a page's tag and address. @param pages All pages of the site. */
export function pagesOfAllVersions(
  pages: readonly { tag: string; url: string }[],
): (tag: string, url: string) => boolean {
  const others = new Map<string, Set<string>>();
  for (const { tag, url } of pages) {
    if (!tag.startsWith('docs-sdk-') || tag === current) continue;
    others.set(tag, (others.get(tag) ?? new Set()).add(topicOf(url)));
  }
  return (tag, url) =>
    tag === current && others.size > 0 && [...others.values()].every((topics) => topics.has(topicOf(url)));
}
