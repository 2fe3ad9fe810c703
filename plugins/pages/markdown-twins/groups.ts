/**
 * The parts of the site that have an index and a file of all their text: an area of the dashboard docs, the API, the blog, and
 * each platform of each SDK version. Older versions are apart, so nobody reads them for the current one.
 */
import { docsVersions, sdkVersions } from '../../../config/versions';
import { platformNames, platformOfPath } from '../../../config/platforms';
import { capitalized } from '../../../lib/text/words';

export interface Group {
  /** Part of its files' names, such as `sdk-6.0.x-android`. */
  name: string;
  title: string;
  isCurrent: boolean;
  isSdk: boolean;
}

/** The part that a page belongs to. */
export function groupOf(route: string): Group {
  const [, area = '', first = ''] = route.split('/');
  if (area === 'sdk') {
    const version = sdkVersions.find(({ path }) => path === first);
    const platform = platformOfPath(route);
    return {
      name: `sdk-${first}-${platform ?? 'overview'}`,
      title: `${version?.label ?? `SDK ${first}`}, ${platform ? platformNames[platform] : 'all platforms'}`,
      isCurrent: version?.name === 'current',
      isSdk: true,
    };
  }
  const old = area === 'docs' ? docsVersions.find(({ path }) => path !== '' && path === first) : undefined;
  const name = area === 'docs' ? first : area === 'api' || area === 'blog' ? area : 'site';
  const title = { api: 'API', site: 'Site' }[name] ?? old?.label ?? capitalized(name);
  return { name, title, isCurrent: old === undefined, isSdk: false };
}
