/**
 * Bundler plugin: minifies scripts with the framework's minifier and options, and keeps what came out between builds.
 * The bundler keeps modules but minifies all 750 scripts again after an edit of one page. Scripts of pages are text and
 * calls, for which compressing costs three quarters of the time and saves one byte in a hundred: they are only mangled.
 */
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Compilation, Compiler } from 'webpack';
import { KeptResults, keyOf } from '../../../lib/cache/results-cache';
import { holdsPage } from '../page-chunk';

const name = 'script-minifier';

const compressed = getSwcJsMinimizerOptions();
const mangled = { ...compressed, compress: false };

/** Files of chunks that hold a Markdown page. */
function pageFiles(compilation: Compilation): Set<string> {
  const pages = [...compilation.chunks].filter((chunk) => holdsPage(compilation, chunk));
  return new Set(pages.flatMap((chunk) => [...chunk.files]));
}

export class ScriptMinifier {
  readonly #cacheFile: string;

  /** @param cacheFile Where minified scripts are kept. */
  constructor(cacheFile: string) {
    this.#cacheFile = cacheFile;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        const kept = new KeptResults<string>(this.#cacheFile);
        const pages = pageFiles(compilation);
        const minify = async (file: string): Promise<void> => {
          const source = String(assets[file]?.source());
          const options = pages.has(file) ? mangled : compressed;
          const key = keyOf(rspack.rspackVersion, JSON.stringify(options), source);
          const code = await kept.wait(key, async () => {
            try {
              return (await rspack.experiments.swc.minify(source, options)).code;
            } catch (error) {
              throw new Error(`${file} cannot be minified; is it a script? ${String(error)}`, {
                cause: error,
              });
            }
          });
          compilation.updateAsset(file, new sources.RawSource(code), { minimized: true });
        };
        await Promise.all(
          Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .map(minify),
        );
        kept.save();
      });
    });
  }
}
