/**
 * Docusaurus plugin: finds a page's route by comparing addresses. The router tries a regular expression of every page,
 * at a dozen places of each page that is rendered and in each reader's browser, and makes an element of every page
 * before it looks: the only work of a build that grows with pages times pages, a fifth of rendering at 680 pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * File of the router that bundlers take.
 * @throws Error if that is no longer the one that router-loader.cjs knows.
 */
function routerFile(siteDir: string): string {
  const folder = path.join(siteDir, 'node_modules/react-router');
  const { module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    module?: string;
  };
  if (module !== 'esm/react-router.js')
    throw new Error(
      `Bundlers take ${String(module)} of react-router. Change plugins/performance/route-index, which knows esm/react-router.js.`,
    );
  return path.join(folder, module);
}

export default function routeIndex({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'plugins/performance/route-index');
  return {
    name: 'route-index',
    configureWebpack(_config, isServer) {
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // Browsers get a skeleton of the routes (plugins/performance/route-shards); the build has them all.
        resolve: isServer
          ? { alias: { '@docusaurus/renderRoutes$': path.join(folder, 'render-routes.tsx') } }
          : {},
        module: {
          rules: [
            {
              test: routerFile(siteDir),
              enforce: 'pre' as const,
              use: path.join(folder, 'router-loader.cjs'),
            },
            {
              test: path.join(
                siteDir,
                'node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
              ),
              enforce: 'pre' as const,
              use: path.join(folder, 'docs-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
