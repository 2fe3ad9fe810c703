/**
 * Docusaurus plugin: finds a page's route by comparing addresses. The router tries a regular expression of every page,
 * at a dozen places of each page that is rendered and in each reader's browser, and makes an element of every page
 * before it looks: the only work of a build that grows with pages times pages, a fifth of rendering at 680 pages.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The router's packages, each with the module that bundlers take and that a loader here knows. */
const routerModules = {
  'react-router': 'esm/react-router.js',
  'react-router-config': 'esm/react-router-config.js',
} as const;

/**
 * File of a package of the router that bundlers take.
 * @throws Error if that is no longer the one that the loaders know.
 */
function routerFile(siteDir: string, name: keyof typeof routerModules): string {
  const folder = path.join(siteDir, 'node_modules', name);
  const { module } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    module?: string;
  };
  const known = routerModules[name];
  if (module !== known)
    throw new Error(
      `Bundlers take ${String(module)} of ${name}. Change plugins/performance/route-index, which knows ${known}.`,
    );
  return path.join(folder, module);
}

export default function routeIndex({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'plugins/performance/route-index');
  const docsClient = path.join(siteDir, 'node_modules/@docusaurus/plugin-content-docs/lib/client');
  /** Browsers have few routes (plugins/performance/route-shards), so only the build looks through all of them. */
  const scans = [routerFile(siteDir, 'react-router-config'), path.join(docsClient, 'docsUtils.js')];
  return {
    name: 'route-index',
    configureWebpack(_config, isServer) {
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // Browsers get a skeleton of the routes (plugins/performance/route-shards); the build has them all.
        resolve: isServer
          ? { alias: { '@docusaurus/renderRoutes$': path.join(folder, 'render-routes.tsx') } }
          : {},
        // With names and hashes, the server's runtime makes a list of all chunks each time that it loads one.
        output: isServer ? { chunkFilename: 'assets/js/[id].js' } : {},
        module: {
          rules: [
            {
              test: routerFile(siteDir, 'react-router'),
              enforce: 'pre' as const,
              use: path.join(folder, 'router-loader.cjs'),
            },
            {
              test: path.join(docsClient, 'docsClientUtils.js'),
              enforce: 'pre' as const,
              use: path.join(folder, 'docs-loader.cjs'),
            },
            ...(isServer ? scans : []).map((test) => ({
              test,
              enforce: 'pre' as const,
              use: path.join(folder, 'scan-loader.cjs'),
            })),
          ],
        },
      };
    },
  };
}
