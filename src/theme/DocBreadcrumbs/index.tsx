/**
 * Replaces the theme's breadcrumbs: between the home page and the category they name the area (src/lib/area-crumb.ts).
 * The original begins inside the sidebar and has no place for it.
 */
// cspell:words failfast
import {
  useActiveDocContext,
  useActivePlugin,
  useDocsSidebar,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { trimSlash } from '../../../lib/shared/trim-slash';
import { areaCrumb, type AreaCrumb } from '../../lib/area-crumb';

interface Crumb {
  label: string;
  href?: string | undefined;
}

function useAreaCrumb(): AreaCrumb | undefined {
  const { pluginId } = useActivePlugin({ failfast: true }) ?? {};
  const { activeVersion } = useActiveDocContext(pluginId);
  const { label } = useDocsVersion();
  const name = useDocsSidebar()?.name;
  const { items } = useThemeConfig().navbar;
  if (!pluginId || !activeVersion) return undefined;
  const item = items.find((entry) => entry.sidebarId === name);
  const href = name === undefined ? undefined : activeVersion.sidebars?.[name]?.link?.path;
  return areaCrumb({
    pluginId,
    version: { name: activeVersion.name, label, path: trimSlash(activeVersion.path) },
    sidebar: item && href ? { label: String(item.label), href } : undefined,
  });
}

export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const area = useAreaCrumb();
  if (!breadcrumbs) return null;
  // The first page of an area is the area.
  const rest = breadcrumbs.filter(({ href }) => !area || !href || trimSlash(href) !== trimSlash(area.href));
  const crumbs: Crumb[] = area ? [area, ...rest] : rest;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({ label, href }, index) => (
            <li
              key={label}
              className={
                index === crumbs.length - 1
                  ? 'breadcrumbs__item breadcrumbs__item--active'
                  : 'breadcrumbs__item'
              }
            >
              {href && index < crumbs.length - 1 ? (
                <Link className="breadcrumbs__link" href={href}>
                  {label}
                </Link>
              ) : (
                <span className="breadcrumbs__link">{label}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
