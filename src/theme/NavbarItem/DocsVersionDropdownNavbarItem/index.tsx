/**
 * Wraps the version dropdown. The dashboard docs' dropdown shows where it means something, on pages of those docs; the
 * SDK's always shows, and looks active on pages of the SDK like the other areas. In the menu of a phone, each has the name
 * that it has on a wide screen; the theme calls both "Versions".
 */
import clsx from 'clsx';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsVersionCandidates,
} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function VersionDropdown(props: Props) {
  const { docsPluginId, mobile, className } = props;
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const isHere = useActivePlugin()?.pluginId === docsPluginId;
  const [version] = useDocsVersionCandidates(docsPluginId);
  const activeClass = mobile ? 'menu__link--active' : 'navbar__link--active';
  // An unknown address below /docs/ has no document. The page that says so is the same for all addresses.
  if (docsPluginId === 'default' && !activeDoc) return null;
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      className={clsx(className, docsPluginId === 'sdk' && isHere && activeClass)}
      {...(mobile ? { nameOnPhone: version.label } : {})}
    />
  );
}
