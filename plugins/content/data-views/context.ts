/** What a view may know of its page. */
import path from 'node:path';
import { routeOfSource } from '../../../lib/routes/written-routes';
import { sdkVersions } from '../../../config/versions';

export interface PageContext {
  /** Source file, relative to the site. */
  file: string;
  /** Route without a trailing slash; undefined for files that are not pages. */
  route: string | undefined;
  /** SDK version path such as `6.0.x`, on SDK pages. */
  version: string | undefined;
  /** SDK platform folder such as `android`, on platform pages. */
  platform: string | undefined;
}

/** Reads the context off the file's place. */
export function pageContext(file: string): PageContext {
  const relative = path.relative(process.cwd(), path.resolve(file));
  const route = routeOfSource(relative);
  const [, area, version, platform] = route?.split('/') ?? [];
  const isSdk = area === 'sdk' && sdkVersions.some((v) => v.path === version);
  return {
    file: relative,
    route,
    version: isSdk ? version : undefined,
    platform: isSdk && platform !== 'overview' ? platform : undefined,
  };
}
