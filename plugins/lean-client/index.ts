/**
 * Docusaurus plugin: keeps out of the reader's scripts what this site does at build time. Code is highlighted in the
 * build (plugins/highlight), so the theme's browser-side Prism, 30 kB brotli on every page, is replaced by an empty
 * module.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function leanClient({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/lean-client/no-prism.ts');
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {
          alias: {
            [path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js')]:
              empty,
          },
        },
      };
    },
  };
}
