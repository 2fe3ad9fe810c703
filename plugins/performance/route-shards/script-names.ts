/**
 * Bundler plugin: adds the hash of its final content to the name of each script, and writes the names where browsers find
 * them (names.ts). The bundler would keep all names in the main script, so a changed word on one page would rename the
 * main script, too. Here the bundler leaves the hash out, and each shard holds only the names of its pages' scripts.
 */
import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { holdsPage } from '../page-chunk';
import { currentNames, namesOfApp, scriptFile, type AppNames, type CurrentNames, type Names } from './names';
import type { SplitRoutes } from './split';

const name = 'script-names';

/** Text in a shard's module that gives way to the names of its pages' scripts. */
export const namesOfPages = 'names of the scripts of these pages';
const placeholder = new RegExp(`(["'\`])${namesOfPages}\\1`);

/**
 * A shard's script with the names of its pages' scripts.
 * @throws Error if it has no place for them.
 */
export function withNames(script: string, names: Names, file: string): string {
  if (!placeholder.test(script))
    throw new Error(
      `${file} has no place for names. See addNames in plugins/performance/route-shards/modules.ts.`,
    );
  return script.replace(placeholder, () => JSON.stringify(names));
}

const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** Scripts of a bundle, by the number of their chunk, while they get their names. */
class Scripts {
  readonly chunks = new Map<string, Chunk>();
  /** Files whose names the bundler has completed: the main script and the style sheet. */
  readonly others: string[] = [];
  readonly #compilation: Compilation;
  readonly #hashes = new Map<string, string>();

  /** @throws Error if a worker loads other scripts. */
  constructor(compilation: Compilation) {
    this.#compilation = compilation;
    for (const chunk of compilation.chunks) {
      const id = String(chunk.id);
      for (const file of chunk.files) {
        if (file === scriptFile(id)) this.chunks.set(id, chunk);
        else this.others.push(file);
      }
      if (this.chunks.has(id) && chunk.hasRuntime() && [...chunk.getAllReferencedChunks()].length > 1)
        throw new Error(
          `${scriptFile(id)} is a worker that loads other scripts, whose names it cannot know. Import them statically.`,
        );
    }
  }

  /** Gives a script its name. Its content must not change afterwards. */
  name(id: string): void {
    const asset = this.#compilation.getAsset(scriptFile(id));
    if (!asset) throw new Error(`${scriptFile(id)} is not part of the bundle.`);
    const hash = hashOf(asset.source.buffer());
    this.#hashes.set(id, hash);
    this.#compilation.renameAsset(scriptFile(id), scriptFile(id, hash));
  }

  /** Names of scripts that have theirs. */
  names(ids: Iterable<string>): Names {
    return Object.fromEntries([...new Set(ids)].sort().map((id) => [id, this.#hashes.get(id) ?? '']));
  }
}

/** True for pages, lists of pages and other data. No script imports from them, so they may be newer than the app. */
function isContent(compilation: Compilation, chunk: Chunk): boolean {
  if (/^(?:routes|sidebar)-\d+$/.test(chunk.name ?? '') || holdsPage(compilation, chunk)) return true;
  return [...compilation.chunkGraph.getChunkModulesIterable(chunk)].every((module) =>
    module.nameForCondition()?.endsWith('.json'),
  );
}

export class ScriptNames {
  /** Script files of each named chunk, once the bundle is done. */
  readonly files = new Map<string, string[]>();
  /** Hash of all code of the site, once the bundle is done. */
  app = '';
  readonly #split: SplitRoutes;

  constructor(split: SplitRoutes) {
    this.#split = split;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After whatever changes content: the minifier, and hashes of other files that a script names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const scripts = new Scripts(compilation);
        this.#nameScripts(compilation, scripts);
        this.#writeNames(compilation, scripts);
        for (const [chunk, group] of compilation.namedChunkGroups)
          this.files.set(
            chunk,
            group.getFiles().filter((file) => file.endsWith('.js')),
          );
      });
    });
  }

  /** Names all scripts; shards last, because they hold names. */
  #nameScripts(compilation: Compilation, scripts: Scripts): void {
    const { RawSource } = compilation.compiler.webpack.sources;
    const shards = new Map(
      this.#split.shards.map(({ registry }, index) => [
        String(compilation.namedChunks.get(`routes-${index}`)?.id),
        Object.keys(registry)
          .flatMap((page) => compilation.namedChunkGroups.get(page)?.chunks ?? [])
          .map((chunk) => String(chunk.id))
          .filter((id) => scripts.chunks.has(id)),
      ]),
    );
    for (const id of scripts.chunks.keys()) if (!shards.has(id)) scripts.name(id);
    for (const [id, pages] of shards) {
      const file = scriptFile(id);
      compilation.updateAsset(
        file,
        (source) => new RawSource(withNames(String(source.source()), scripts.names(pages), file)),
      );
      scripts.name(id);
    }
  }

  /** Writes the files of names.ts. */
  #writeNames(compilation: Compilation, scripts: Scripts): void {
    const { RawSource } = compilation.compiler.webpack.sources;
    const write = (file: string, text: string): void => compilation.emitAsset(file, new RawSource(text));
    const inShards = new Set(this.#split.shards.flatMap(({ registry }) => Object.keys(registry)));
    const chunks = [...scripts.chunks];
    const code = chunks.filter(([, chunk]) => !isContent(compilation, chunk));
    const current = chunks.filter(([, chunk]) =>
      [...chunk.groupsIterable].some((group) => !inShards.has(group.name ?? '')),
    );
    const names = (list: typeof chunks): Names => scripts.names(list.map(([id]) => id));

    const app = JSON.stringify({ files: scripts.others.sort(), names: names(code) } satisfies AppNames);
    this.app = hashOf(app);
    write(namesOfApp(this.app), app);
    write(currentNames, JSON.stringify({ app: this.app, names: names(current) } satisfies CurrentNames));
  }
}
