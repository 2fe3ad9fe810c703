/**
 * Docusaurus plugin: fetches the pages that a reader is likely to open (client.ts) instead of all that the page links to, as
 * the framework does.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function linkPrefetch({ siteDir }: LoadContext): Plugin {
  return {
    name: 'link-prefetch',
    getClientModules: () => [path.join(siteDir, 'plugins/performance/link-prefetch/client.ts')],
  };
}
