/**
 * Facts of a version. A page of an older SDK, of one platform or of the Classic dashboard must show the value that held
 * there, and nothing may fill a gap with today's value: readers of old pages have old software.
 */
import { currentSdkVersion, docsVersions, sdkVersions } from '../../config/versions';
import { platformOfPath, type PlatformPath } from '../../config/platforms';
import { didYouMean } from '../text/closest';
import { limitText } from './limit-text';
import type { Limit } from './types';

/** What a page is about. Without keys: today's dashboard and APIs, and the current SDK on all platforms. */
export interface FactScope {
  /** Path of an SDK version, such as `5.1.x`. */
  version?: string | undefined;
  /** SDK platform, such as `android`. */
  platform?: PlatformPath | undefined;
  /** Path of a past dashboard: `classic`. */
  dashboard?: string | undefined;
}

/** Scope of a page by its route, such as `/sdk/5.1.x/ios/setup`; pages without a route are of today. */
export function scopeOfRoute(route: string | undefined): FactScope {
  const [, area, second] = route?.split('/') ?? [];
  if (area === 'sdk' && sdkVersions.some(({ path }) => path === second))
    return { version: second, platform: platformOfPath(route ?? '') ?? undefined };
  if (area === 'docs' && docsVersions.some(({ path }) => path !== '' && path === second))
    return { dashboard: second };
  return {};
}

const age = (version: string): number => sdkVersions.findIndex(({ path }) => path === version);

/** Whether what an SDK has from one version on, and up to another, is in a version. */
export const holds = (version: string, from?: string, until?: string): boolean =>
  (from === undefined || age(version) <= age(from)) && (until === undefined || age(until) <= age(version));

const nameOf = ({ version, platform, dashboard }: FactScope): string =>
  dashboard ?? [version, platform].filter(Boolean).join('/');

/** Keys of `elsewhere` that hold in a scope, nearest first; empty if today's value holds without one. */
function keysOf({ version, platform, dashboard }: FactScope): string[] {
  if (dashboard !== undefined) return [dashboard];
  if (version === undefined || version === currentSdkVersion) return platform === undefined ? [] : [platform];
  return [...(platform === undefined ? [] : [`${version}/${platform}`]), version, 'sdk'];
}

/** True if today's value holds where nothing else is said. */
const isToday = ({ version, dashboard }: FactScope): boolean =>
  dashboard === undefined && (version === undefined || version === currentSdkVersion);

/**
 * A fact as it is in a scope.
 * @throws Error with the cure if there is no such fact, or if it has no value there.
 */
export function factIn(key: string, limits: readonly Limit[], scope: FactScope): Limit {
  const limit = limits.find((entry) => entry.key === key);
  if (!limit)
    throw new Error(
      `No fact "${key}" in data/limits.yaml. ${didYouMean(
        key,
        limits.map((entry) => entry.key),
      )}`,
    );
  const { elsewhere = {} } = limit;
  const said = keysOf(scope).find((name) => Object.hasOwn(elsewhere, name));
  const value = said === undefined ? undefined : elsewhere[said];
  if (value === 'same' || (value === undefined && isToday(scope))) return limit;
  if (value === undefined || value === 'none')
    throw new Error(
      `The fact "${key}" has no value in ${nameOf(scope)}. Say in data/limits.yaml what it is there (elsewhere: { ${nameOf(scope)}: … }, or "same"), or leave it out of this page.`,
    );
  const other = typeof value === 'object' ? value : { value };
  const { unit, decimals } = limit;
  return { ...limit, ...other, text: limitText({ unit, decimals, ...other }) };
}
