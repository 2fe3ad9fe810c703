/** Feeds that belong to a page, for its head: readers of feeds find them there. */
import { breakingFeed, releasesFeed, type SdkFeed } from '../../config/feeds';
import { platformNames, type PlatformPath } from '../../config/platforms';

const changelog = /^([a-z-]+)\/overview\/changelog$/;

/** @param id The page's in its doc set, such as `android/setup`. */
export function feedsOf(pluginId: string, id: string): SdkFeed[] {
  const platform = pluginId === 'sdk' ? (changelog.exec(id)?.[1] ?? '') : '';
  return Object.hasOwn(platformNames, platform) ? [releasesFeed(platform as PlatformPath), breakingFeed] : [];
}
