/**
 * Docusaurus plugin: exchanges the framework's minimizer of scripts for one that keeps its results between builds
 * (bundler-plugin.ts).
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack';
import { keptFile } from '../../../lib/cache/results-cache';
import { ScriptMinifier } from './bundler-plugin';

/**
 * The framework's minimizers with the one for scripts exchanged; nothing if nothing is minified (`--no-minify`, dev).
 * @throws Error if the framework minifies scripts with another plugin.
 */
export function withScriptMinifier(
  { optimization }: Configuration,
  cacheFile: string,
): Pick<NonNullable<Configuration['optimization']>, 'minimizer'> {
  const { minimize, minimizer } = optimization ?? {};
  if (!minimize || !minimizer) return {};
  const rest = minimizer.filter((plugin) => plugin?.constructor.name !== 'SwcJsMinimizerRspackPlugin');
  if (rest.length === minimizer.length) {
    throw new Error(
      'plugins/performance/script-minifier: the framework has no SwcJsMinimizerRspackPlugin to exchange. Compare @docusaurus/bundler/lib/minification.js with it.',
    );
  }
  return { minimizer: [new ScriptMinifier(cacheFile), ...rest] };
}

export default function scriptMinifier({ siteDir }: LoadContext): Plugin {
  return {
    name: 'script-minifier',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      return {
        mergeStrategy: { 'optimization.minimizer': 'replace' },
        optimization: withScriptMinifier(config, keptFile(siteDir, 'scripts')),
      };
    },
  };
}
