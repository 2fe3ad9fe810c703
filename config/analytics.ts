/** Web analytics: loaded only when its id is set, with IP addresses anonymized. */
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { SiteEnv } from './env';

/** Options of the analytics plugin; undefined without an id, so no page gets a script or a connection. */
export function analytics(env: Pick<SiteEnv, 'analyticsId'>): PresetOptions['gtag'] {
  return env.analyticsId ? { trackingID: env.analyticsId, anonymizeIP: true } : undefined;
}
