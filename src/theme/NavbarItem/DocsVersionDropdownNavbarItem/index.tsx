/**
 * Wraps the version dropdown: the dashboard docs' dropdown shows where it means something, on pages of those docs;
 * the SDK's always shows.
 */
import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function VersionDropdown(props: Props) {
  const active = useActivePlugin();
  if (props.docsPluginId === 'default' && active?.pluginId !== 'default') return null;
  return <DocsVersionDropdownNavbarItem {...props} />;
}
