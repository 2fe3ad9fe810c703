/**
 * The first breadcrumb after Home: the area that a page belongs to. The framework's breadcrumbs begin inside the sidebar,
 * and a reader who came from a search engine cannot tell Promote from Monetize there.
 */

export interface AreaCrumb {
  label: string;
  href: string;
}

/** What a page's place is read from: its doc set, its version, and the first page of its sidebar. */
export interface CrumbPlace {
  pluginId: string;
  version: { name: string; label: string; path: string };
  /** Label and first page of the sidebar; undefined for pages without one. */
  sidebar: AreaCrumb | undefined;
}

/** Today's dashboard docs name the sidebar's area, older ones and the SDK their version; the API has no versions. */
export function areaCrumb({ pluginId, version, sidebar }: CrumbPlace): AreaCrumb | undefined {
  if (pluginId === 'sdk') return { label: version.label, href: `${version.path}/overview/` };
  if (pluginId === 'api') return { label: 'API', href: `${version.path}/overview` };
  return version.name === 'current' ? sidebar : { label: version.label, href: `${version.path}/` };
}
