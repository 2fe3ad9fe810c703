/**
 * Bundler plugin: minifies scripts with the framework's minifier and options, and keeps what came out between builds.
 * The bundler keeps modules but minifies all 750 scripts again after an edit of one page. Scripts of pages are text and
 * calls, for which compressing costs three quarters of the time and saves one byte in a hundred: they are only mangled.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSwcJsMinimizerOptions, rspack } from '@docusaurus/faster';
import type { Compilation, Compiler } from 'webpack';

const name = 'script-minifier';

/** Minified scripts by the hash of what they were made of. */
export class KeptScripts {
  readonly #file: string;
  readonly #before: Readonly<Record<string, string>>;
  readonly #now: Record<string, string> = {};

  constructor(file: string) {
    this.#file = file;
    this.#before = KeptScripts.#read(file);
  }

  /** What is kept, or nothing: a damaged file costs time, never a build. */
  static #read(file: string): Record<string, string> {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch {
      return {};
    }
  }

  async get(key: string, make: () => Promise<string>): Promise<string> {
    return (this.#now[key] ??= this.#before[key] ?? (await make()));
  }

  /** Keeps what this build used, so that the file does not grow with every edit. */
  save(): void {
    const keys = Object.keys(this.#now);
    if (keys.length === Object.keys(this.#before).length && keys.every((key) => key in this.#before)) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#now));
  }
}

const compressed = getSwcJsMinimizerOptions();
const mangled = { ...compressed, compress: false };

/** Files of chunks that hold a Markdown page. */
function pageFiles({ chunks, chunkGraph }: Compilation): Set<string> {
  const files = new Set<string>();
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      if (/\.mdx?(?:\?|$)/.test(module.nameForCondition() ?? '')) {
        for (const file of chunk.files) files.add(file);
        break;
      }
    }
  }
  return files;
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
        const kept = new KeptScripts(this.#cacheFile);
        const pages = pageFiles(compilation);
        const minify = async (file: string): Promise<void> => {
          const source = String(assets[file]?.source());
          const options = pages.has(file) ? mangled : compressed;
          const key = createHash('sha256')
            .update(JSON.stringify([rspack.rspackVersion, options]))
            .update(source)
            .digest('base64url');
          const code = await kept.get(
            key,
            async () => (await rspack.experiments.swc.minify(source, options)).code,
          );
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
