/**
 * The platforms of the current SDK version, ahead of the versions in the menu of a phone: a tap on the SDK shows its pages. On a
 * wide screen the overview has them (src/theme/NavbarItem/DocsVersionDropdownNavbarItem).
 */
import type { NavbarItem } from '@docusaurus/theme-common';
import { platformNames } from '../../config/platforms';
import { sdkRoute } from '../../config/versions';
import { canonicalPath } from './links';
import { writtenRoutes } from './written-routes';

/** The items of the navbar, with links to each platform that has pages. */
export function withPlatforms(items: readonly NavbarItem[]): NavbarItem[] {
  const platforms = Object.entries(platformNames)
    .map(([platform, label]) => ({ label, route: sdkRoute('', platform) }))
    .filter(({ route }) => writtenRoutes().has(route))
    .map(({ label, route }) => ({ label, to: canonicalPath(route) }));
  return items.map((item) =>
    item.docsPluginId === 'sdk' ? { ...item, dropdownItemsBefore: platforms } : item,
  );
}
