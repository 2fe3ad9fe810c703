/**
 * The one entry to everything that changes what the framework ships or how it builds. Each part is a folder here, or a
 * setting in environment.mjs; LEDGER.md lists them with what they patch and gain. WHENCE_PLAIN turns parts off.
 */
import type { MDXOptions } from '@docusaurus/mdx-loader';
import type { Config, PluginModule } from '@docusaurus/types';
import type { PerformancePart } from '../../config/performance';
import { ssrTemplate } from './late-scripts/document';
import recmaLocalJsx from './local-jsx';

/** Parts that are plugins, in the order in which they see the bundler's configuration. */
const plugins = [
  'build-cache',
  'kept-documents',
  'route-index',
  'css-purge',
  'prism-stub',
  'unused-code',
  'client-config',
  'search-methods',
  'import-helper',
  'route-shards',
  'client-start',
  'link-prefetch',
  'late-scripts',
  'lazy-dev-compile',
] as const satisfies readonly PerformancePart[];

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
      ...plugins.filter(isOn).map((part) => `./plugins/performance/${part}/index.ts`),
      ...(off.size > 0 ? [cacheOf(off)] : []),
    ],
    recmaPlugins: isOn('local-jsx') ? [recmaLocalJsx] : [],
    ssrTemplate: isOn('late-scripts') ? ssrTemplate : undefined,
    // late-scripts has its own, because this one takes scripts that start late for scripts that are missing.
    baseUrlIssueBanner: !isOn('late-scripts'),
  };
}
