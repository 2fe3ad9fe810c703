/**
 * Docusaurus plugin: keeps tslib out of the browser, of which the framework needs one function (helper-loader.cjs).
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function importHelper({ siteDir }: LoadContext): Plugin {
  return {
    name: 'import-helper',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
            use: path.join(siteDir, 'plugins/performance/import-helper/helper-loader.cjs'),
          },
        ],
      },
    }),
  };
}
