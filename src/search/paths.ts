/** Where hits lead. A hosted index may hold addresses of another deployment, and must not lead anywhere else. */
import { site } from '../../config/site';

/** Path of an address of this site; `/` for one that leads elsewhere or runs a script. */
export function pathOf(url: unknown): string {
  if (typeof url !== 'string') return '/';
  try {
    const { origin, pathname, search, hash } = new URL(url, site.url);
    return origin === new URL(site.url).origin ? `${pathname}${search}${hash}` : '/';
  } catch {
    return '/';
  }
}
