/**
 * Events about hits that were seen and chosen, for hosted search with WHENCE_SEARCH_INSIGHTS. The client comes with the
 * site instead of a content delivery network, and keeps no cookie. DocSearch batches views by 20 and debounces them.
 */
import aa from 'search-insights';
import type { DocSearchModalProps } from '@docsearch/react';
import type { HostedSettings } from '../../config/env';

/** Value of DocSearch's `insights` option. */
export function insights({ appId, apiKey, hosts }: HostedSettings): DocSearchModalProps['insights'] {
  const [host] = hosts;
  aa('init', {
    appId,
    apiKey,
    useCookie: false,
    ...(host ? { host: `${host.protocol}://${host.url}` } : {}),
  });
  return { insightsClient: aa };
}
