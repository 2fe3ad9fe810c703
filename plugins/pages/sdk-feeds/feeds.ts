/**
 * Atom feeds of SDK releases, made of data/changelog: one for each platform, and one of what can break an app. A change is
 * breaking if it removes something, or if it comes with a new major version, whose changes apps have to look at.
 */
import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { breakingFeed, releasesFeed, type SdkFeed } from '../../../config/feeds';
import { platformNames, type PlatformPath } from '../../../config/platforms';
import { site } from '../../../config/site';
import { sdkRoute } from '../../../config/versions';
import { versionBefore } from '../../../lib/declarations/names';
import { platformReleases, type ChangesOfRelease, type PlatformRelease } from '../../../lib/facts/releases';
import { markdown } from '../../../lib/markdown/inline';
import { link, paragraph } from '../../../lib/markdown/nodes';
import { changeList } from '../../parts/sdk-changes';

/** A release of a platform, with its place on the site. */
interface Entry extends PlatformRelease {
  date: Date;
  /** Route of the changelog. */
  page: string;
}

const platforms = Object.keys(platformNames) as PlatformPath[];

const absolute = (path: string): string => new URL(path, site.url).href;

/** Anchor that the framework gives the heading of a release. */
const anchorOf = (release: string): string => release.replaceAll('.', '');

const htmlOf = (nodes: RootContent[]): string =>
  toHtml(toHast({ type: 'root', children: nodes })).replaceAll(' href="/', ` href="${site.url}/`);

/** What of a release can break an app. */
const breakingChanges = ({ release, changes }: Entry): ChangesOfRelease['changes'] =>
  changes.filter(({ type }) => type === 'removed' || (type === 'changed' && release.endsWith('.0.0')));

/** The section that says how to update, for the first release of a version that has an older one. */
function updateOf({ release, version, page }: Entry): RootContent[] {
  const before = release === version.replace('x', '0') ? versionBefore(version) : undefined;
  if (before === undefined) return [];
  return [paragraph(link(`${page}#update-from-${anchorOf(before)}`, `Update from ${before}`))];
}

interface Kind extends SdkFeed {
  subtitle: string;
  /** Route of the page that the feed is of. */
  page: string;
  changesOf: (entry: Entry) => ChangesOfRelease['changes'];
}

function feedXml({ path, title, subtitle, page, changesOf }: Kind, entries: readonly Entry[]): string {
  const shown = entries
    .map((entry) => ({ ...entry, changes: changesOf(entry) }))
    .filter(({ changes }) => changes.length > 0)
    .toSorted((one, other) => other.date.getTime() - one.date.getTime());
  const feed = new Feed({
    id: absolute(path),
    title: `${site.name} ${title}`,
    description: subtitle,
    link: absolute(page),
    feedLinks: { atom: absolute(path) },
    ...(shown[0] && { updated: shown[0].date }),
    author: { name: site.name, link: site.url },
    copyright: `© ${site.copyrightYear} ${site.name}`,
    generator: site.title,
  });
  for (const entry of shown) {
    const note = entry.note === undefined ? [] : [paragraph(markdown(entry.note))];
    feed.addItem({
      id: `${absolute(path)}#${entry.platform}-${entry.release}`,
      title: `${platformNames[entry.platform]} SDK ${entry.release}`,
      link: `${absolute(entry.page)}#${anchorOf(entry.release)}`,
      date: entry.date,
      published: entry.date,
      content: htmlOf([...note, changeList(entry.changes), ...updateOf(entry)]),
      category: [...new Set(entry.changes.map(({ type }) => type))].map((term) => ({ term })),
    });
  }
  return feed.atom1();
}

/** Every feed by its address. */
export function sdkFeeds(): Map<string, string> {
  const entries = platformReleases().map((entry) => ({
    ...entry,
    date: new Date(entry.day),
    page: `/sdk/${entry.version}/${entry.platform}/overview/changelog`,
  }));
  const ofPlatforms = platforms.map((platform): [Kind, Entry[]] => [
    {
      ...releasesFeed(platform),
      subtitle: `Each release of the ${platformNames[platform]} SDK with its changes, in all versions`,
      page: sdkRoute('overview/changelog', platform),
      changesOf: ({ changes }) => changes,
    },
    entries.filter((entry) => entry.platform === platform),
  ]);
  const breaking: Kind = {
    ...breakingFeed,
    subtitle: 'What each SDK release removes, and what a new major version changes, on all platforms',
    page: sdkRoute('overview/'),
    changesOf: breakingChanges,
  };
  return new Map(
    [...ofPlatforms, [breaking, entries] as const].map(([kind, own]) => [kind.path, feedXml(kind, own)]),
  );
}
