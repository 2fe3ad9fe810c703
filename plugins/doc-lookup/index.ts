/**
 * Docusaurus plugin: finds a page's document by comparing addresses. The framework tries a regular expression of every
 * document, at each of six places of the frame, on each page that it renders and in each reader's browser: the only
 * work there that grows with pages times pages.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function docLookup({ siteDir }: LoadContext): Plugin {
  return {
    name: 'doc-lookup',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: path.join(
                siteDir,
                'node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
              ),
              enforce: 'pre',
              use: path.join(siteDir, 'plugins/doc-lookup/loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
