/**
 * Pages of the current SDK version that every other version has, too. Readers of an old version find theirs instead, so
 * they need not download these (src/search/parts.ts).
 */
import { loadSdkTopics } from '../../../lib/facts/load';
import { sdkPage, topicOf as nameOf } from '../../../lib/shared/sdk-switch';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { topicOf } from '../../../src/search/section-records';

const current = 'docs-sdk-current';

/** What data/sdk-topics.yaml calls the topic of a page that has another name in some versions; undefined for others. */
export function topicAcrossVersions(url: string): string | undefined {
  const page = sdkPage(url);
  const topic = page && nameOf(page.path, loadSdkTopics().names);
  return page && topic !== trimSlash(page.path)
    ? `/sdk/${page.version}/${page.platform}/${topic}`
    : undefined;
}

const keyOf = (url: string): string => topicOf({ u: url, t: topicAcrossVersions(url) });

/** Returns a test for a page's tag and address. @param pages All pages of the site. */
export function pagesOfAllVersions(
  pages: readonly { tag: string; url: string }[],
): (tag: string, url: string) => boolean {
  const others = new Map<string, Set<string>>();
  for (const { tag, url } of pages) {
    if (!tag.startsWith('docs-sdk-') || tag === current) continue;
    others.set(tag, (others.get(tag) ?? new Set()).add(keyOf(url)));
  }
  return (tag, url) =>
    tag === current && others.size > 0 && [...others.values()].every((topics) => topics.has(keyOf(url)));
}
