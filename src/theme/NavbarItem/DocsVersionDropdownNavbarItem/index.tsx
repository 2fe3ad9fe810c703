/**
 * Wraps the version dropdown. The dashboard docs' dropdown shows where it means something, on pages of those docs; the
 * SDK's always shows, and looks active on pages of the SDK like the other areas. In the menu of a phone, each has the name
 * that it has on a wide screen; the theme calls both "Versions", and the SDK's has the platforms first, unless the menu begins
 * with their pages already. A version that does not have the page says so before a click leads elsewhere; on pages of the SDK, it is found by subject.
 */
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useSdkSwitch } from '@site/src/lib/sdk-switch';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

export default function VersionDropdown(props: Props) {
  const { docsPluginId, mobile, className } = props;
  const { activeDoc, activeVersion, alternateDocVersions } = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const isHere = useActivePlugin()?.pluginId === docsPluginId;
  const latest = useLatestVersion(docsPluginId);
  const [version] = useDocsVersionCandidates(docsPluginId);
  const isBrowser = useIsBrowser();
  const { versions: subjects } = useSdkSwitch();
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const activeClass = mobile ? 'menu__link--active' : 'navbar__link--active';
  // An unknown address below /docs/ has no document. The page that says so is the same for all addresses.
  if (docsPluginId === 'default' && !activeDoc) return null;
  // Below an old SDK version, too: at first it says what the document says, the newest.
  if (!isBrowser && activeVersion && !activeDoc)
    return (
      <DropdownNavbarItem
        mobile={mobile}
        className={className}
        label={latest.label}
        items={versions.map(({ label, path }) => ({ label, to: path }))}
      />
    );
  const menu = {
    mobile,
    className: clsx(className, docsPluginId === 'sdk' && isHere && activeClass),
    ...(mobile ? { nameOnPhone: version.label } : {}),
  };
  if (docsPluginId === 'sdk' && activeDoc)
    return (
      <DropdownNavbarItem
        {...menu}
        label={version.label}
        to={mobile ? undefined : subjects.find((item) => item.isHere)?.to}
        items={subjects.map(({ name, label, to, title, isHere: isOpen }) => ({
          label: `SDK ${label}`,
          to,
          title,
          isActive: () => isOpen,
          onClick: () =>
            savePreferredVersionName(versions.find(({ path }) => path.endsWith(name))?.name ?? ''),
        }))}
      />
    );
  const labels = versions.map(({ name, label }) => {
    const hasPage = !activeDoc || alternateDocVersions[name];
    return [name, { label: hasPage ? label : `${label}: overview` }] as const;
  });
  return (
    <DocsVersionDropdownNavbarItem
      {...props}
      {...menu}
      versions={Object.fromEntries(labels)}
      dropdownItemsBefore={mobile && !isHere ? props.dropdownItemsBefore : []}
    />
  );
}
