/**
 * Docusaurus plugin: takes out the PostCSS plugin that rewrites newer CSS for older browsers. Lightning CSS does the same for
 * the same browserslist when it minifies, and doing it twice takes a twentieth of a cold build.
 */
import type { Plugin } from '@docusaurus/types';

/**
 * PostCSS plugins without the transpiler.
 * @throws Error if the framework does not name it.
 */
export function withoutPresetEnv(plugins: readonly unknown[]): unknown[] {
  const rest = plugins.filter((plugin) => !/postcss-preset-env/.test(String([plugin].flat()[0])));
  if (rest.length === plugins.length) {
    throw new Error(
      'plugins/performance/single-css-transpiler: the framework has no postcss-preset-env to take out. Compare @docusaurus/bundler/lib/loaders/styleLoader.js with it, or remove this part.',
    );
  }
  return rest;
}

export default function singleCssTranspiler(): Plugin {
  return {
    name: 'single-css-transpiler',
    configurePostCss(options) {
      // No configuration file: there is none, and looking for one next to each style sheet takes a third of a second.
      return { ...options, config: false, plugins: withoutPresetEnv(options.plugins as unknown[]) };
    },
  };
}
