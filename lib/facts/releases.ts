/** Releases of the SDK with their changes, in words that hold for the version of each. */
import { platformNames, type PlatformPath } from '../../config/platforms';
import { sdkVersions } from '../../config/versions';
import { loadChangelogs, loadSdkReleases } from './load';
import type { Changelog } from './types';

export type ChangesOfRelease = Changelog['releases'][number];

/** A release of a platform. */
export interface PlatformRelease extends ChangesOfRelease {
  platform: PlatformPath;
  /** Its version, such as `6.0.x`. */
  version: string;
  /** Its day, as `YYYY-MM-DD`. */
  day: string;
}

/** True for a release of an SDK version, such as 6.0.4 of `6.0.x`. */
export const isOf =
  (version: string) =>
  ({ release }: { release: string }): boolean =>
    release.startsWith(version.replace('x', ''));

const platforms = Object.keys(platformNames) as PlatformPath[];

/** All releases, newest version first, by platform. @throws Error naming the release without a day. */
export function platformReleases(): PlatformRelease[] {
  const days = new Map(loadSdkReleases().releases.map(({ release, date }) => [release, date]));
  return platforms.flatMap((platform) =>
    sdkVersions.flatMap(({ path: version }) => {
      const log = loadChangelogs({ version, platform }).find((entry) => entry.platform === platform);
      return (log?.releases.filter(isOf(version)) ?? []).map((entry) => {
        const day = days.get(entry.release);
        if (day === undefined)
          throw new Error(
            `data/changelog/${platform}.yaml has ${entry.release}, which has no date — Add it to data/sdk-releases.yaml.`,
          );
        return { ...entry, platform, version, day };
      });
    }),
  );
}
