/**
 * The one entry to everything that changes what the framework ships or how it builds. Each part is a folder here, or a
 * setting in environment.mjs; LEDGER.md lists them with what they patch and gain. WHENCE_PLAIN turns parts off.
 */
import type { MDXOptions } from '@docusaurus/mdx-loader';
import type { Config, PluginModule } from '@docusaurus/types';
import type { PerformancePart } from '../../config/performance';
import buildCache from './build-cache';
import clientConfig from './client-config';
import clientStart from './client-start';
import cssPurge from './css-purge';
import importHelper from './import-helper';
import keptDocuments from './kept-documents';
import lateScripts from './late-scripts';
import { ssrTemplate } from './late-scripts/document';
import lazyDevCompile from './lazy-dev-compile';
import linkPrefetch from './link-prefetch';
import recmaLocalJsx from './local-jsx';
import prismStub from './prism-stub';
import routeIndex from './route-index';
import routeShards from './route-shards';
import searchMethods from './search-methods';
import unusedCode from './unused-code';

/** Parts that are plugins, in the order in which they see the bundler's configuration. */
export const pluginParts = {
  'build-cache': buildCache,
  'kept-documents': keptDocuments,
  'route-index': routeIndex,
  'css-purge': cssPurge,
  'prism-stub': prismStub,
  'unused-code': unusedCode,
  'client-config': clientConfig,
  'search-methods': searchMethods,
  'import-helper': importHelper,
  'route-shards': routeShards,
  'client-start': clientStart,
  'link-prefetch': linkPrefetch,
  'late-scripts': lateScripts,
  'lazy-dev-compile': lazyDevCompile,
} satisfies Partial<Record<PerformancePart, PluginModule>>;

/** What the bundler caches with some parts off is of no use with others off: aliases and loaders differ. */
function cacheOf(off: ReadonlySet<PerformancePart>): PluginModule {
  return () => ({
    name: 'cache-of-parts',
    configureWebpack(config) {
      const { cache } = (config as { experiments?: { cache?: { version?: string } } }).experiments ?? {};
      if (cache) cache.version = `${cache.version ?? ''}-without-${[...off].join('-')}`;
      return {};
    },
  });
}

/**
 * The part of the site's configuration that makes it fast.
 * `recmaPlugins` are for the Markdown of every content set.
 * @param off Parts that are turned off; without any part the framework builds the site as it would any other.
 */
export function performanceConfig(
  off: ReadonlySet<PerformancePart>,
): Required<Pick<Config, 'plugins' | 'baseUrlIssueBanner'>> &
  Pick<Config, 'ssrTemplate'> &
  Pick<MDXOptions, 'recmaPlugins'> {
  const isOn = (part: PerformancePart): boolean => !off.has(part);
  return {
    plugins: [
      ...Object.entries(pluginParts).flatMap(([part, plugin]) =>
        off.has(part as PerformancePart) ? [] : [plugin],
      ),
      ...(off.size > 0 ? [cacheOf(off)] : []),
    ],
    recmaPlugins: isOn('local-jsx') ? [recmaLocalJsx] : [],
    ssrTemplate: isOn('late-scripts') ? ssrTemplate : undefined,
    // late-scripts has its own, because this one takes scripts that start late for scripts that are missing.
    baseUrlIssueBanner: !isOn('late-scripts'),
  };
}
