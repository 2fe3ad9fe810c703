/** Feeds of SDK releases: their addresses and names, for the build, the heads of pages and the pages that offer them. */
import { platformNames, type PlatformPath } from './platforms';

export interface SdkFeed {
  /** Address from the site's root. People subscribe to it, so it never changes. */
  path: string;
  title: string;
}

/** Every release of a platform. */
export const releasesFeed = (platform: PlatformPath): SdkFeed => ({
  path: `/feeds/sdk-${platform}.xml`,
  title: `${platformNames[platform]} SDK releases`,
});

/** What can break an app on an update, of all platforms. */
export const breakingFeed: SdkFeed = {
  path: '/feeds/sdk-breaking-changes.xml',
  title: 'Breaking SDK changes',
};
