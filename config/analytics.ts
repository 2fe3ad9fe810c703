/** Web analytics: loaded only when its id is set, with IP addresses anonymized. */
import type { PluginConfig } from '@docusaurus/types';
import type { SiteEnv } from './env';

/** The analytics plugin, or nothing: without an id no script and no connection is added to any page. */
export function analyticsPlugins(env: Pick<SiteEnv, 'analyticsId'>): PluginConfig[] {
  return env.analyticsId
    ? [['@docusaurus/plugin-google-gtag', { trackingID: env.analyticsId, anonymizeIP: true }]]
    : [];
}
