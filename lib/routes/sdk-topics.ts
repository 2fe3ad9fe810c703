/** The table that the menus of SDK versions and platforms look up (lib/shared/sdk-switch.ts), from the pages and their topics. */
import { platformNames } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { loadSdkTopics } from '../facts/load';
import {
  noPlatform,
  placeOf,
  sdkPage,
  topicOf,
  type PathsByPlaces,
  type SwitchTable,
} from '../shared/sdk-switch';
import { canonicalPath } from './links';
import { plannedPages } from './planned-pages';
import { isLeftOut } from './written-routes';

const sdkAxes = {
  versions: sdkVersions.map(({ path }) => path),
  platforms: [...Object.keys(platformNames), noPlatform],
};

const nameOf = (platform: string): string =>
  platform === noPlatform ? '' : platformNames[platform as keyof typeof platformNames];

/** Groups paths by the places that have them. */
function byPlaces(routes: readonly string[]): PathsByPlaces {
  const places = new Map<string, number>();
  for (const route of routes) {
    const page = sdkPage(route);
    if (page) places.set(page.path, (places.get(page.path) ?? 0) | placeOf(sdkAxes, page));
  }
  const groups: Record<string, string[]> = {};
  for (const [path, bits] of places) (groups[bits.toString(36)] ??= []).push(path);
  return groups;
}

/**
 * @throws Error if data/sdk-topics.yaml names a topic that no page is of.
 */
export function switchTable(): SwitchTable {
  const { names, fallbacks } = loadSdkTopics();
  const pages = plannedPages().filter(({ area }) => area === 'sdk');
  const topics = new Set(pages.map(({ path }) => topicOf(sdkPage(path)?.path ?? '', names)));
  const named = [...Object.values(names), ...fallbacks.flatMap((row) => [...row.topics, ...row.to])];
  const unknown = named.find((topic) => !topics.has(topic));
  if (unknown !== undefined)
    throw new Error(
      `data/sdk-topics.yaml: no page is of the topic ${unknown} — Name one of data/routes.json.`,
    );
  const targets = new Set(['', ...fallbacks.flatMap(({ to }) => to)]);
  const titles: Record<string, string> = {};
  for (const { path: route, title } of pages) {
    const page = sdkPage(canonicalPath(route));
    if (!page || !targets.has(topicOf(page.path, names))) continue;
    const name = nameOf(page.platform);
    const general = name ? title.replace(name, '{platform}') : title;
    if (general !== title || titles[page.path] === undefined) titles[page.path] = general;
  }
  const paths = byPlaces(
    pages
      .map(({ path }) => path)
      .filter((path) => !isLeftOut(path))
      .map(canonicalPath),
  );
  return { ...sdkAxes, names, fallbacks, paths, titles };
}
