/**
 * Sidebar of an SDK version. Every platform has the same topics in the same order under the same file names; what a
 * platform or version lacks is left out because the manifest has no such page. Old versions have theirs as files, which
 * `npm run sidebars` writes.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { platformNames } from '../../config/platforms';
import { plannedPages } from './planned-pages';
import { sidebarBuilder, type SidebarItemConfig } from './sidebars';

/** Topics of a platform in reading order. */
const topics = [
  'setup',
  'install',
  'install-the-dependencies',
  'add-the-prefab',
  'configure-your-ios-application',
  'request-tracking-authorization',
  'privacy',
  'track-events',
  'send-app-events',
  'overview/track-sessions',
  'overview/revenue',
  'get-an-attribution',
  'overview/retargeting-users',
  'get-a-user-id',
  'provide-your-own-user-id',
  'get-an-advertiser-and-test-group-id',
  'overview/appevent-api',
  'reference',
  'integrations',
  'overview/demo',
  'overview/changelog',
  'overview/third-party-licenses',
] as const;

const integrations = [
  'applovin',
  'firebase',
  'firebase-real-time-revenue',
  'ironsource',
  'ironsource-real-time-revenue',
  'unityads',
] as const;

/** Kinds of symbols that have a folder in a reference. */
const referenceKinds = { functions: 'Functions', interfaces: 'Interfaces', enums: 'Enums' } as const;

/**
 * @param version Version of the SDK, such as `5.1.x`.
 * @param folder Source folder of its pages, such as `sdk_versioned_docs/version-5.1.x`.
 */
export function sdkSidebar(version: string, folder: string): SidebarsConfig {
  const base = `/sdk/${version}`;
  const { page, section, group } = sidebarBuilder(base, folder);
  const routes = plannedPages().flatMap(({ path }) =>
    path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : [],
  );
  const pages = (all: readonly string[]): SidebarItemConfig[][] =>
    all.filter((one) => routes.includes(one)).map((one) => page(one));

  const topicOf = (platform: string, topic: string): SidebarItemConfig[] => {
    const path = `${platform}/${topic}`;
    if (topic === 'integrations') return section(path, pages(integrations.map((name) => `${path}/${name}`)));
    if (topic !== 'reference') return page(path);
    const below = (folder: string): SidebarItemConfig[][] =>
      pages(
        routes.filter((one) => one.startsWith(`${folder}/`) && !one.slice(folder.length + 1).includes('/')),
      );
    return section(path, [
      ...below(path),
      ...Object.entries(referenceKinds).map(([kind, label]) => group(label, below(`${path}/${kind}`))),
    ]);
  };

  return {
    sdkSidebar: [
      ...section(
        'overview',
        pages(['overview/find-your-whence-token', 'overview/find-your-token', 'overview/predefined-events']),
      ),
      ...Object.entries(platformNames).flatMap(([platform, label]) =>
        section(
          platform,
          topics
            .filter((topic) => routes.includes(`${platform}/${topic}`))
            .map((topic) => topicOf(platform, topic)),
          label,
        ),
      ),
    ],
  };
}
