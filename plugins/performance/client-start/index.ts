/**
 * Docusaurus plugin: the app starts in many short tasks instead of a few long ones. On a phone, evaluating the main script
 * and rendering the page anew after hydration took 100 ms each, during which the page does not respond to touch.
 * Production builds only.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { modules } from './transition-loader.cjs';

export default function clientStart({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'plugins/performance/client-start');
  const frameworkEntry = path.join(siteDir, 'node_modules/@docusaurus/core/lib/client/clientEntry.js');
  return {
    name: 'client-start',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      if (config.entry !== frameworkEntry)
        throw new Error(
          `The framework starts with ${JSON.stringify(config.entry)}. Change plugins/performance/client-start, which knows core/lib/client/clientEntry.js.`,
        );
      return {
        mergeStrategy: { entry: 'replace' },
        entry: path.join(folder, 'client/entry.ts'),
        module: {
          rules: [
            {
              test: modules.map((file) => path.join(siteDir, 'node_modules', file)),
              enforce: 'pre' as const,
              use: path.join(folder, 'transition-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
