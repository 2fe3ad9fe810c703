/**
 * Docusaurus plugin: the worker of search gets MiniSearch without the methods that it never calls (methods-loader.cjs).
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function searchMethods({ siteDir }: LoadContext): Plugin {
  return {
    name: 'search-methods',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /minisearch[\\/]dist[\\/]es[\\/]index\.js$/,
            use: path.join(siteDir, 'plugins/performance/search-methods/methods-loader.cjs'),
          },
        ],
      },
    }),
  };
}
