/**
 * Sidebar of the current SDK version. Every platform has the same topics in the same order under the same file names;
 * what a platform lacks is left out because the manifest has no such page.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { plannedPages } from './lib/routes/planned-pages';
import { sidebarBuilder } from './lib/routes/sidebars';
import { sdkVersions } from './config/versions';

const version = sdkVersions[0]?.path ?? '';
const base = `/sdk/${version}`;
const { page, section } = sidebarBuilder(base, 'sdk');
const routes = new Set(plannedPages().map((p) => p.path));

const platforms = [
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['react-native', 'React Native'],
  ['unity', 'Unity'],
] as const;

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
  'overview/revenue',
  'get-an-attribution',
  'overview/retargeting-users',
  'get-a-user-id',
  'provide-your-own-user-id',
  'get-an-advertiser-and-test-group-id',
  'overview/appevent-api',
  'integrations',
  'overview/demo',
  'overview/changelog',
  'overview/third-party-licenses',
] as const;

const integrations = ['applovin', 'firebase', 'ironsource', 'unityads'] as const;

const sidebars: SidebarsConfig = {
  sdkSidebar: [
    ...section('overview', [page(`overview/find-your-whence-token`), page('overview/predefined-events')]),
    ...platforms.flatMap(([platform, label]) =>
      section(
        platform,
        topics
          .filter((topic) => routes.has(`${base}/${platform}/${topic}`))
          .map((topic) =>
            topic === 'integrations'
              ? section(
                  `${platform}/integrations`,
                  integrations
                    .filter((name) => routes.has(`${base}/${platform}/integrations/${name}`))
                    .map((name) => page(`${platform}/integrations/${name}`)),
                )
              : page(`${platform}/${topic}`),
          ),
        label,
      ),
    ),
  ],
};

export default sidebars;
