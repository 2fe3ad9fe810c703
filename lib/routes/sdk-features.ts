/** Which versions of a platform have a feature of data/sdk-features.yaml, and the page of each that shows it. */
import { sdkVersions } from '../../config/versions';
import { allNames, namesIn } from '../declarations/names';
import type { loadSdkFeatures } from '../facts/load';
import { plannedRoutes } from './planned-pages';

export type Feature = ReturnType<typeof loadSdkFeatures>[number];

/** Matches a name of a feature as any platform writes it, with its setter and its twin. */
export const spellings = (names: readonly string[]): RegExp =>
  new RegExp(`^(?:set)?(?:${names.join('|')})(?:Async)?$`, 'i');

/** The versions that declare the feature, newest first. One without any of the feature's pages doesn't have it. */
export const versionsWith = (
  { names, pages }: Feature,
  platform: string,
): { version: string; route: string | undefined }[] =>
  sdkVersions
    .filter(({ path }) => [...allNames(namesIn(platform, path))].some((name) => spellings(names).test(name)))
    .map(({ path: version }) => ({
      version,
      route: pages
        ?.flatMap((page) => [`/sdk/${version}/${platform}/${page}`, `/sdk/${version}/${page}`])
        .find((route) => plannedRoutes().has(route)),
    }))
    .filter(({ route }) => !pages || route !== undefined);
