/**
 * Docusaurus plugin: the bundler's runtime is part of the main script, which is the one that needs it. The framework gives
 * it a file, so that a page asks for one more.
 */
import type { Plugin } from '@docusaurus/types';

export default function runtimeInMain(): Plugin {
  return {
    name: 'runtime-in-main',
    configureWebpack(_config, isServer) {
      return isServer ? {} : { optimization: { runtimeChunk: false } };
    },
  };
}
