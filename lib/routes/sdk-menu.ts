/**
 * The platforms of the current SDK version, ahead of the versions in the menu of a phone: a tap on the SDK shows its pages. On a
 * wide screen the overview has them (src/theme/NavbarItem/DocsVersionDropdownNavbarItem).
 */
import type { NavbarItem } from '@docusaurus/theme-common';
import { platformNames } from '../../config/platforms';
import { sdkRoute } from '../../config/versions';
import { canonicalPath } from './links';

/** The items of the navbar, with links to each platform. */
export function withPlatforms(items: readonly NavbarItem[]): NavbarItem[] {
  const platforms = Object.entries(platformNames).map(([platform, label]) => ({
    label,
    to: canonicalPath(sdkRoute('', platform)),
  }));
  return items.map((item) =>
    item.docsPluginId === 'sdk' ? { ...item, dropdownItemsBefore: platforms } : item,
  );
}
