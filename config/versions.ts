/**
 * Versions of the two versioned doc sets, and the one constant that says which SDK version the site sends
 * newcomers to. The names of the snapshots are also in versions.json and sdk_versions.json, which the framework
 * reads; tests/content/config.test.ts compares the two.
 */
import type { VersionOptions } from '@docusaurus/plugin-content-docs';
import { readEnv } from './env';

export interface DocVersion {
  /** Name of the framework: `current` or the snapshot's name. */
  name: string;
  /** What readers see in the version dropdown. */
  label: string;
  /** Path segment below the doc set; empty for the docs that live at its root. */
  path: string;
  banner: NonNullable<VersionOptions['banner']>;
  /** A menu that only this version has: a query with `{menu} >` means the version. */
  menu?: string;
}

/** SDK versions, newest first. `current` is the latest and the default. */
export const sdkVersions: readonly DocVersion[] = [
  { name: 'current', label: 'SDK 6.0.x', path: '6.0.x', banner: 'none' },
  { name: '5.1.x', label: 'SDK 5.1.x', path: '5.1.x', banner: 'none' },
  { name: '5.0.x', label: 'SDK 5.0.x', path: '5.0.x', banner: 'none' },
  { name: '4.8.x', label: 'SDK 4.8.x', path: '4.8.x', banner: 'unmaintained' },
];

/** Dashboard docs: today's dashboard, and a snapshot of the pages that differed before Partner Hub. */
export const docsVersions: readonly DocVersion[] = [
  { name: 'current', label: 'Partner Hub', path: '', banner: 'none' },
  { name: 'classic', label: 'Classic dashboard', path: 'classic', banner: 'unmaintained', menu: 'admin' },
];

/** Path of the current SDK version. */
export const currentSdkVersion = sdkVersions.find(({ name }) => name === 'current')?.path ?? '';

/** Route of a page of the current SDK: `sdkRoute('setup', 'android')`, or of a page that all platforms share. */
export const sdkRoute = (topic = '', platform = ''): string =>
  ['/sdk', currentSdkVersion, platform, topic].filter(Boolean).join('/');

/** The SDK version that `/sdk` and the footer lead to; a release manager moves both here. */
export const landingSdkVersion = '5.0.x';

/** Label of the unversioned API docs. */
export const apiVersionLabel = 'Next';

/** The versions that this build makes: all, or the current one in a build for previews. */
export function builtVersions(
  versions: readonly DocVersion[],
  { currentOnly } = readEnv(),
): readonly DocVersion[] {
  return currentOnly ? versions.filter(({ name }) => name === 'current') : versions;
}

/** Turns versions into options of the docs plugin. */
export function versionOptions(
  versions: readonly DocVersion[],
  env = readEnv(),
): { versions: Record<string, VersionOptions>; onlyIncludeVersions: string[] } {
  return {
    versions: Object.fromEntries(
      versions.map(({ name, label, path, banner }) => [
        name,
        // The version that most readers are on needs no badge above the title.
        { label, path, banner, badge: name !== 'current' },
      ]),
    ),
    onlyIncludeVersions: builtVersions(versions, env).map(({ name }) => name),
  };
}
