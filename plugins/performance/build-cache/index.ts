/**
 * Docusaurus plugin: makes the bundler's cache true. The bundler keeps compiled pages between builds by their text; it
 * sees neither the facts, figures and specifications that our plugins read while they compile Markdown, nor the code of
 * these plugins. Here each page depends on what was read for it, and the cache as a whole on the code.
 *
 * In `npm start` the same dependencies make the server compile a page anew when a fact on it changes.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';
import { codeFiles } from '../../../lib/cache/code-graph';
import { nextRound, noInputs, recordInto, unrecorded, type Inputs } from '../../../lib/cache/inputs';
import { mapLoaders } from './rules';
import { valueFile, writeValues } from './values';

const name = 'build-cache';

/** Our modules that decide how pages are made: the configuration, the plugins that it names, and loaders. */
function entriesOf(
  { siteDir, siteConfigPath, siteConfig }: LoadContext,
  loaders: Iterable<string>,
): string[] {
  const named = siteConfig.plugins.map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin));
  return [
    siteConfigPath,
    ...named
      .filter((plugin): plugin is string => typeof plugin === 'string' && /^\.{1,2}\//.test(plugin))
      .map((plugin) => path.resolve(siteDir, plugin)),
    ...[...loaders].filter((file) => file.startsWith(siteDir) && !file.includes('node_modules')),
  ];
}

class TrueCache {
  readonly #context: LoadContext;
  /** What was read for each page, by its file and query as the bundler names it. */
  readonly #pages = new Map<string, Inputs>();
  /** Tells the pages of the server that the client's are all there. */
  #endClient = (): void => {};
  readonly #clientDone = new Promise<void>((resolve) => {
    this.#endClient = resolve;
  });

  constructor(context: LoadContext) {
    this.#context = context;
  }

  apply(compiler: Compiler): void {
    const { siteDir, generatedFilesDir } = this.#context;
    const { options } = compiler;
    const folder = path.join(generatedFilesDir, name);
    const inputs = {
      pages: this.#pages,
      noInputs,
      recordInto,
      unrecorded,
      clientDone: this.#clientDone,
      valueFile: (value: string) => valueFile(folder, value),
    };

    const loaders = new Set<string>();
    const frameworkLoader = require.resolve('@docusaurus/mdx-loader');
    const pageLoader = path.join(siteDir, 'plugins/performance/build-cache/page-loader.cjs');
    options.module.rules = mapLoaders(options.module.rules, (item) => {
      const changed =
        item.loader === frameworkLoader
          ? { ...item, loader: pageLoader, options: { ...(item.options as object), inputs } }
          : item;
      loaders.add(changed.loader);
      return changed;
    });
    if (!loaders.has(pageLoader))
      throw new Error(
        'The framework no longer compiles pages with @docusaurus/mdx-loader. Change plugins/performance/build-cache.',
      );

    // Rspack's place for it; the types are webpack's. There is none if the cache is off.
    const { cache } = options.experiments as { cache?: { buildDependencies?: string[] } };
    cache?.buildDependencies?.push(
      ...codeFiles(entriesOf(this.#context, loaders), { root: siteDir, keptAs: 'imports' }),
    );

    writeValues(folder);
    if (options.name === 'client') compiler.hooks.done.tap(name, this.#endClient);
    compiler.hooks.watchRun.tap(name, () => {
      nextRound();
      writeValues(folder);
    });
  }
}

export default function buildCache(context: LoadContext): Plugin {
  const trueCache = new TrueCache(context);
  return { name, configureWebpack: () => ({ plugins: [trueCache] }) };
}
