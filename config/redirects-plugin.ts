/** Hands the redirects whose target page is written to the client-redirects plugin. */
import type { PluginConfig } from '@docusaurus/types';
import type { Options } from '@docusaurus/plugin-client-redirects';
import { activeRedirects } from '../lib/routes/redirects';

export const redirectsPlugin = [
  '@docusaurus/plugin-client-redirects',
  { redirects: activeRedirects().map(({ from, to }) => ({ from, to })) } satisfies Partial<Options>,
] satisfies PluginConfig;
