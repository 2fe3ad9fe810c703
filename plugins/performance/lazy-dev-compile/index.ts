/**
 * Docusaurus plugin: `npm start` compiles a page when it is opened. The framework compiles all pages first, which is most
 * of what a writer waits for and grows with the site. A page that cannot be compiled is noticed when it is opened, and by
 * the build. Development server only.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { rspack } from '@docusaurus/faster';

type Rspack = typeof rspack;
type Compiler = Parameters<Rspack['lazyCompilationMiddleware']>[0];

export default function lazyDevCompile({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'lazy-dev-compile',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV === 'production' || currentBundler.name !== 'rspack') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      return {
        // Rspack's name; the types are webpack's.
        ...{ lazyCompilation: { imports: true, entries: false } },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre' as const,
              use: path.join(siteDir, 'plugins/performance/lazy-dev-compile/registry-loader.cjs'),
            },
          ],
        },
        // This list is joined with the framework's and other plugins' lists.
        devServer: {
          setupMiddlewares: (_list: unknown[], { compiler }: { compiler: unknown }): unknown[] => [
            { name: 'lazy-dev-compile', middleware: lazyCompilationMiddleware(compiler as Compiler) },
          ],
        },
      };
    },
  };
}
