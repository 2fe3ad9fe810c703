/**
 * Docusaurus plugin: the browser gets the part of the configuration that the browser reads. The framework puts everything into
 * the main script, lists of plugins with their options and the template of documents included.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

export default function clientConfig({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'client-config',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        module: {
          rules: [
            ['docusaurus.config.mjs', 'config-loader.cjs'],
            ['site-metadata.json', 'metadata-loader.cjs'],
          ].map(([file = '', loader = '']) => ({
            test: path.join(generatedFilesDir, file),
            enforce: 'pre' as const,
            use: path.join(siteDir, 'plugins/performance/client-config', loader),
          })),
        },
      };
    },
  };
}
