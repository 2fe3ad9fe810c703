/**
 * Docusaurus plugin: what a reader loads first does not grow with the number of docs pages. The framework's main script
 * holds a table of all pages in four forms, 60 bytes brotli for each page, and each page loads all sidebars of its docs
 * instance. Here the main script holds a skeleton; pages come in shards of 40, a sidebar with the pages that show it,
 * and every document names the scripts that it needs, so they are requested at once. Scripts are named by their content
 * (script-names.ts), so an edit leaves a reader's other scripts as they are. Production builds only.
 *
 * The plugin rewrites files that the framework generates. framework-files.ts refuses any other shape of them.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk } from 'webpack';
import { nameFirstChunks } from './first-chunks';
import { readFrameworkFiles } from './framework-files';
import { clientModules, writeModules } from './modules';
import { scriptFile } from './names';
import { ScriptNames } from './script-names';
import { splitRoutes, type SplitRoutes } from './split';

const name = 'route-shards';

/** Ids of docs that the navbar links to by id: their links are shown on every page. */
function docsInNavbar({ siteConfig }: LoadContext): Set<string> {
  const { items = [] } = (siteConfig.themeConfig.navbar ?? {}) as { items?: unknown[] };
  const ids = new Set<string>();
  const walk = (list: unknown[]): void => {
    for (const item of list as { docId?: string; items?: unknown[] }[]) {
      if (item.docId) ids.add(item.docId);
      if (item.items) walk(item.items);
    }
  };
  walk(items);
  return ids;
}

export default function routeShards(context: LoadContext): Plugin {
  const { generatedFilesDir, siteDir, baseUrl } = context;
  const made = path.join(generatedFilesDir, name);
  const client = path.join(siteDir, 'plugins/performance/route-shards/client');
  const frameworkClient = path.join(siteDir, 'node_modules/@docusaurus/core/lib/client');
  let built: { split: SplitRoutes; scripts: ScriptNames } | undefined;

  return {
    name,
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const split = splitRoutes(readFrameworkFiles(generatedFilesDir), docsInNavbar(context));
      const scripts = new ScriptNames(split);
      built = { split, scripts };
      writeModules(clientModules(split, client), made);

      // It writes the names of all chunks into the main script, for a prefetch that plugins/performance/link-prefetch
      // replaces.
      const rest = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (!rest || rest.length === config.plugins?.length)
        throw new Error(
          'The framework no longer has a ChunkAssetPlugin. Change plugins/performance/route-shards.',
        );
      config.plugins = rest;

      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // script-names.ts adds the hash.
        output: { chunkFilename: scriptFile('[id]') },
        optimization: {
          // The runtime belongs to the one script that needs it: a request less.
          runtimeChunk: false,
          splitChunks: {
            // What starts a runtime, the main script or a worker, is one file: a worker could not know the names of others.
            chunks: (chunk: Chunk) => !chunk.hasRuntime(),
          },
        },
        resolve: {
          alias: {
            '@generated/routes$': path.join(made, 'routes.js'),
            '@generated/routesChunkNames$': path.join(made, 'chunk-names.js'),
            '@generated/registry$': path.join(made, 'registry.js'),
            '@generated/globalData$': path.join(made, 'global-data.js'),
          },
        },
        plugins: [
          scripts,
          new NormalModuleReplacementPlugin(
            /^\.\/preload$/,
            (resource: { context: string; request: string }) => {
              if (resource.context === frameworkClient) resource.request = path.join(client, 'preload');
            },
          ),
        ],
      };
    },
    postBuild({ outDir }) {
      if (!built) throw new Error('plugins/performance/route-shards has not seen the client bundle.');
      const { split, scripts } = built;
      nameFirstChunks(outDir, baseUrl, split.chunksOfPages, scripts);
    },
  };
}
