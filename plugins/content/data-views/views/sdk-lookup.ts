/** Views of the SDK overviews across versions: what names became, and which version of a platform has a feature first. */
import { platformNames } from '../../../../config/platforms';
import { currentSdkVersion, sdkVersions } from '../../../../config/versions';
import { versionBefore } from '../../../../lib/declarations/names';
import { loadSdkFeatures } from '../../../../lib/facts/load';
import { sdkRenames as allRenames, type Renaming } from '../../../../lib/facts/sdk-renames';
import { markdown } from '../../../../lib/markdown/inline';
import { flowElement } from '../../../../lib/markdown/mdx-nodes';
import { lineBreak, link, type Inline } from '../../../../lib/markdown/nodes';
import { versionsWith, type Feature } from '../../../../lib/routes/sdk-features';
import { writtenRoutes } from '../../../../lib/routes/written-routes';
import { rowTable } from '../table-view';
import type { View } from '../view';

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
    return flowElement('TableFilter', { of: 'names' }, [rows]);
  },
};

/** The page of the newest version that has the feature, and which version was the first. */
function cellOf(feature: Feature, platform: string): Inline {
  const versions = versionsWith(feature, platform);
  const [newest, oldest] = [versions[0], versions.at(-1)];
  if (!newest || !oldest) return '–';
  const { version, route } = newest;
  const span = version === currentSdkVersion ? `since ${oldest.version}` : `${oldest.version} only`;
  return route && writtenRoutes().has(route) ? link(route, span) : span;
}

/** `<Data view="sdk-features" />`: which platform has which feature, since which version. */
export const sdkFeatures: View = {
  render: () =>
    rowTable(loadSdkFeatures(), {
      Feature: ({ feature }) => feature,
      ...Object.fromEntries(
        Object.entries(platformNames).map(([path, name]) => [name, (row: Feature) => cellOf(row, path)]),
      ),
    }),
};
