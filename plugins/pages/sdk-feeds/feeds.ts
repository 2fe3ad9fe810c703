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
import { sdkRoute, sdkVersions } from '../../../config/versions';
import { versionBefore } from '../../../lib/declarations/names';
import { loadChangelogs, loadSdkReleases } from '../../../lib/facts/load';
import { markdown } from '../../../lib/markdown/inline';
import { link, paragraph } from '../../../lib/markdown/nodes';
import { changeList, isOf, type SdkRelease } from '../../parts/sdk-changes';

/** A release of a platform, with its day and its place on the site. */
interface Entry extends SdkRelease {
  platform: PlatformPath;
  version: string;
  date: Date;
  /** Route of the changelog. */
  page: string;
}

const platforms = Object.keys(platformNames) as PlatformPath[];

/** Releases of a platform, newest first. @throws Error naming the release without a day. */
function entriesOf(platform: PlatformPath): Entry[] {
  const days = new Map(loadSdkReleases().releases.map(({ release, date }) => [release, date]));
  return sdkVersions.flatMap(({ path: version }) => {
    const log = loadChangelogs({ version, platform }).find((entry) => entry.platform === platform);
    const releases = log?.releases.filter(isOf(version)) ?? [];
    return releases.map((entry) => {
      const day = days.get(entry.release);
      if (day === undefined)
        throw new Error(
          `data/changelog/${platform}.yaml has ${entry.release}, which has no date — Add it to data/sdk-releases.yaml.`,
        );
      const page = `/sdk/${version}/${platform}/overview/changelog`;
      return { ...entry, platform, version, date: new Date(day), page };
    });
  });
}

const absolute = (path: string): string => new URL(path, site.url).href;

/** Anchor that the framework gives the heading of a release. */
const anchorOf = (release: string): string => release.replaceAll('.', '');

const htmlOf = (nodes: RootContent[]): string =>
  toHtml(toHast({ type: 'root', children: nodes })).replaceAll(' href="/', ` href="${site.url}/`);

/** What of a release can break an app. */
const breakingChanges = ({ release, changes }: Entry): SdkRelease['changes'] =>
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
  changesOf: (entry: Entry) => SdkRelease['changes'];
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
  const entries = platforms.flatMap(entriesOf);
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
