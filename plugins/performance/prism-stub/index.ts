/**
 * Docusaurus plugin: keeps the theme's highlighter out of the browser. Code is highlighted in the build
 * (plugins/parts/highlight), so the theme's Prism, 30 kB brotli on every page, is replaced by an empty module.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function prismStub({ siteDir }: LoadContext): Plugin {
  const prism = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'prism-stub',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: { alias: { [prism]: path.join(siteDir, 'plugins/performance/prism-stub/empty.ts') } },
      };
    },
  };
}
