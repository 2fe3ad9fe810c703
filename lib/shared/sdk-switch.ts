/**
 * Where the menus of versions and platforms lead from a page of the SDK docs: to the page on the same topic, else to the
 * one that data/sdk-topics.yaml names, else to an overview. Browsers look it up in a table that lib/routes/sdk-topics.ts makes.
 */
import { trimSlash } from './trim-slash';

/** Segment of the pages that a version has once for all platforms. */
export const noPlatform = 'overview';

/** Paths below version and platform, by the places that have them: bits of `placeOf`, in base 36. */
export type PathsByPlaces = Readonly<Record<string, readonly string[]>>;

export interface SwitchTable {
  versions: readonly string[];
  platforms: readonly string[];
  names: Readonly<Record<string, string>>;
  fallbacks: readonly { topics: readonly string[]; to: readonly string[] }[];
  paths: PathsByPlaces;
  /** Titles of the pages that a menu leads to in place of another, by path; `{platform}` is the name of theirs. */
  titles: Readonly<Record<string, string>>;
}

export interface SdkPlace {
  version: string;
  platform: string;
}

export interface SwitchTarget {
  to: string;
  /** Path below version and platform of the page that opens in place of one on the topic. */
  instead?: string;
  /** Platform of that page. */
  platform: string;
}

/** Version, platform, and path below them; undefined outside of the SDK docs. */
export function sdkPage(pathname: string): (SdkPlace & { path: string }) | undefined {
  const [, version, platform, path = ''] = /^\/sdk\/([^/]+)\/([^/]+)(?:\/(.*))?$/.exec(pathname) ?? [];
  return version !== undefined && platform !== undefined ? { version, platform, path } : undefined;
}

export function topicOf(path: string, names: SwitchTable['names']): string {
  const topic = trimSlash(path).replace(/^(reference\/)(?:enums|functions|interfaces)\//, '$1');
  return names[topic] ?? topic;
}

type Axes = Pick<SwitchTable, 'versions' | 'platforms'>;

/** Bit of a place; 0 if there is none. */
export const placeOf = ({ versions, platforms }: Axes, { version, platform }: SdkPlace): number =>
  versions.includes(version) && platforms.includes(platform)
    ? 1 << (versions.indexOf(version) * platforms.length + platforms.indexOf(platform))
    : 0;

/**
 * Where a page's topic is at another place.
 * @param from Path of the page.
 * @returns undefined for a page that is not of the SDK docs.
 */
export function switchTarget(table: SwitchTable, from: string, place: SdkPlace): SwitchTarget | undefined {
  const page = sdkPage(from);
  if (!page) return undefined;
  const { names } = table;
  const topic = topicOf(page.path, names);
  const find = (wanted: string, platform: string): string | undefined => {
    const bit = placeOf(table, { ...place, platform });
    for (const [places, list] of Object.entries(table.paths)) {
      const path =
        parseInt(places, 36) & bit ? list.find((one) => topicOf(one, names) === wanted) : undefined;
      if (path !== undefined) return path;
    }
    return undefined;
  };
  const { to = [] } = table.fallbacks.find(({ topics }) => topics.includes(topic)) ?? {};
  for (const wanted of [topic, ...to, ''])
    for (const platform of [place.platform, noPlatform]) {
      const path = find(wanted, platform);
      if (path === undefined) continue;
      const isSame = wanted === topic && platform === place.platform;
      return {
        to: `/sdk/${place.version}/${platform}/${path}`,
        ...(isSame ? {} : { instead: path }),
        platform,
      };
    }
  return undefined;
}

/** The title of a page, of pages that are titled after their platform. */
export const titleAt = (title: string, platformName: string): string =>
  title.replace('{platform}', platformName).trim();
