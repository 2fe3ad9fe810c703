/**
 * Docusaurus plugin: keeps out of the reader's way what this site does not use. Code is highlighted in the build
 * (plugins/content/highlight), so the theme's browser-side Prism, 30 kB brotli on every page, is replaced by an empty module;
 * rules of the CSS framework whose classes appear nowhere in theme, site or content are left out.
 */
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Helpers, Plugin as PostCssPlugin, Root } from 'postcss';
import type { Configuration } from 'webpack';
import { keptFile } from '../../../lib/cache/kept-results';
import { ScriptMinifier } from './script-minifier';

/** Where class names that readers meet can come from. */
const classSources = [
  'node_modules/@docusaurus/theme-classic/lib/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  '{src,plugins,config}/**/*.{ts,tsx,mdx,svg}',
  '{docs,sdk,api,blog,versioned_docs,sdk_versioned_docs}/**/*.mdx',
];

const htmlElements =
  'html body main nav header footer article section aside h1 h2 h3 h4 h5 h6 p a ul ol li dl dt dd blockquote hr br pre code kbd samp var table caption thead tbody tfoot tr th td img svg picture video figure figcaption b strong i em u s small sub sup mark abbr cite q time input button select textarea label fieldset legend details summary iframe'.split(
    ' ',
  );

/**
 * PostCSS plugins without the one that rewrites newer CSS for older browsers: Lightning CSS does the same for the same
 * browserslist when it minifies, and it takes a twentieth of a cold build to do it twice.
 * @throws Error if the framework does not name it anymore.
 */
function withoutPresetEnv(plugins: readonly unknown[]): unknown[] {
  const rest = plugins.filter((plugin) => !/postcss-preset-env/.test(String([plugin].flat()[0])));
  if (rest.length === plugins.length)
    throw new Error(
      'The framework has no postcss-preset-env anymore. Take withoutPresetEnv out of plugins/performance/lean-assets.',
    );
  return rest;
}

/**
 * The framework's minimizers with the one for scripts exchanged; nothing if nothing is minified (`--no-minify`, dev).
 * @throws Error if the framework minifies scripts with another plugin.
 */
function withScriptMinifier(
  { optimization }: Configuration,
  cacheFile: string,
): Pick<NonNullable<Configuration['optimization']>, 'minimizer'> {
  const { minimize, minimizer } = optimization ?? {};
  if (!minimize || !minimizer) return {};
  const rest = minimizer.filter((plugin) => plugin?.constructor.name !== 'SwcJsMinimizerRspackPlugin');
  if (rest.length === minimizer.length)
    throw new Error(
      'The framework does not minify scripts with SwcJsMinimizerRspackPlugin anymore. Change plugins/performance/lean-assets/script-minifier.ts.',
    );
  return { minimizer: [new ScriptMinifier(cacheFile), ...rest] };
}

export default function leanAssets({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/performance/lean-assets/no-prism.ts');
  return {
    name: 'lean-assets',
    configurePostCss(options) {
      const purge = purgeCss({
        content: classSources.map((glob) => path.join(siteDir, glob)),
        keyframes: true,
        // Markdown names no elements, so all of them count as used.
        safelist: htmlElements,
      }) as PostCssPlugin;
      return {
        ...options,
        // There is none, and looking for one beside each style sheet takes a third of a second.
        config: false,
        plugins: [
          ...withoutPresetEnv(options.plugins as unknown[]),
          {
            postcssPlugin: 'lean-assets',
            // Own style sheets hold what is used; only the framework's is a catalog.
            async OnceExit(root: Root, helpers: Helpers) {
              if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
              await purge.OnceExit?.(root, helpers);
            },
          },
        ],
      };
    },
    configureWebpack(config, isServer) {
      if (isServer) return {};
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: {
          // The runtime belongs to the one script that needs it: a request less.
          runtimeChunk: false,
          ...withScriptMinifier(config, keptFile(siteDir, 'scripts')),
        },
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
