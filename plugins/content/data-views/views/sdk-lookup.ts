/** Views of the SDK overviews: where to start, what names became, and which version of a platform has a feature first. */
import { platformNames, type PlatformPath } from '../../../../config/platforms';
import { currentSdkVersion, sdkVersions } from '../../../../config/versions';
import { versionBefore } from '../../../../lib/declarations/names';
import { loadSdkFeatures, loadSdkTopics } from '../../../../lib/facts/load';
import { sdkRenames as allRenames, type Renaming } from '../../../../lib/facts/sdk-renames';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { joined, lineBreak, link, type Inline } from '../../../../lib/markdown/nodes';
import { versionsWith, type Feature } from '../../../../lib/routes/sdk-features';
import { plannedPages } from '../../../../lib/routes/planned-pages';
import { sdkPage, topicOf } from '../../../../lib/shared/sdk-switch';
import { rowTable } from '../table-view';
import { versionView } from '../version-view';
import type { View } from '../view';

/** Guides of a newcomer, by the topic of their pages (data/sdk-topics.yaml). */
const firstGuides = {
  'Set up': 'setup',
  'Send events': 'track-events',
  'Measure revenue': 'overview/revenue',
  'Handle privacy': 'privacy',
};

/** `<Data view="sdk-start" />`: the first guides of the page's version by platform. */
export const sdkStart = versionView((version) => {
  const { names } = loadSdkTopics();
  const guide =
    (topic: string) =>
    (platform: PlatformPath): Inline => {
      const page = plannedPages().find(({ path }) => {
        const at = sdkPage(path);
        return at?.version === version && at.platform === platform && topicOf(at.path, names) === topic;
      });
      if (!page) throw new Error(`No page of ${platform} ${version} is on the topic ${topic}.`);
      return link(page.path, page.title);
    };
  return rowTable(Object.keys(platformNames) as PlatformPath[], {
    Platform: (platform) => link(`/sdk/${version}/${platform}`, platformNames[platform]),
    ...Object.fromEntries(Object.entries(firstGuides).map(([task, topic]) => [task, guide(topic)])),
  });
});

/** Versions with the same names, newest first, each group from its oldest: an update that only adds has no column. */
function nameGroups(renames: readonly Renaming[]): string[][] {
  const groups: string[][] = [];
  for (const { path } of sdkVersions.toReversed())
    if (groups[0] && !renames.some(({ changedIn }) => changedIn.includes(path))) groups[0].push(path);
    else groups.unshift([path]);
  return groups;
}

/** What a name is in the versions of a group, with the section of the changelog that says how to get there. */
function nameIn({ platform, names, changedIn }: Renaming, group: readonly string[], newer = ''): Inline {
  const name = names[group.at(-1) ?? ''];
  if (name === undefined) return '–';
  const since = group.find((version) => names[version]);
  const to = changedIn.find((version) => group.includes(version)) ?? '';
  const before = versionBefore(to) ?? '';
  const section = `changelog#update-from-${before.replaceAll('.', '')}`;
  return [
    name === names[newer] ? 'same' : markdown(name),
    since === group[0] ? '' : ` from ${since}`,
    to && [lineBreak(), link(`/sdk/${to}/${platform}/overview/${section}`, `Update from ${before}`)],
  ];
}

/** `<Data view="sdk-renames" />`: every name that an update replaced, in each version, with fields that filter them. */
export const sdkRenames: View = {
  render() {
    const renames = allRenames();
    const versions = nameGroups(renames).map(
      (group, at, all) =>
        [group.join(', '), (row: Renaming) => nameIn(row, group, all[at - 1]?.at(-1))] as const,
    );
    const rows = rowTable<Renaming>(renames, {
      ...Object.fromEntries(versions),
      Platform: ({ platform }) => platformNames[platform],
    });
    const none = 'No update has replaced a name like this.';
    return flowElement('TableFilter', { of: 'names', none, names: 'sdk' }, [rows]);
  },
};

/** Since which version a platform has a feature, and the page of the newest one, by which the platform is named. */
function onPlatform(feature: Feature, platform: PlatformPath): { span: string; name: Inline } {
  const versions = versionsWith(feature, platform);
  const [newest, oldest] = [versions[0], versions.at(-1)];
  const name = platformNames[platform];
  if (!newest || !oldest) return { span: 'Not on', name };
  const { version, route } = newest;
  return {
    span: version === currentSdkVersion ? `Since ${oldest.version}:` : `${oldest.version} only:`,
    name: route ? link(route, name) : name,
  };
}

/** What platforms have alike is one line: `Since 4.8.x: Android, iOS`. */
function linesOf(feature: Feature): Inline {
  const lines = new Map<string, Inline[]>();
  for (const platform of Object.keys(platformNames) as PlatformPath[]) {
    const { span, name } = onPlatform(feature, platform);
    lines.set(span, [...(lines.get(span) ?? []), name]);
  }
  return joined(
    [...lines].map(([span, names]) => [`${span} `, joined(names)]),
    lineBreak(),
  );
}

/** `<Data view="sdk-features" />`: which platform has which feature, since which version. */
export const sdkFeatures: View = {
  render: () => rowTable(loadSdkFeatures(), { Feature: ({ feature }) => feature, Platforms: linesOf }),
};
