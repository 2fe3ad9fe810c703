/**
 * Docusaurus plugin: gives back memory before others need it. Compiling pages fills the heap of JavaScript with syntax
 * trees. Then the bundler links and minifies in memory outside that heap, and because JavaScript does nothing meanwhile,
 * nothing is collected: both peaks add up. Collected once between them, they do not. The same happens after bundling, when
 * threads with separate heaps render pages while the bundler still holds its memory.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

const name = 'heap-trim';

/** Bytes of heap from which collecting is worth its time. Builds of a few hundred pages stay below. */
const worthwhile = { beforeLinking: 1e9, beforeRendering: 0.5e9 } as const;

/** Collects all garbage. Node has the function only for those who ask for it at the start, or in this way. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/**
 * Plugin of the bundler for all compilers of a build: collects, if the heap is large by then, when the modules of a
 * compilation are made and when the last compiler has shut down.
 */
export class HeapTrim {
  readonly #heapSize: () => number;
  readonly #collect: () => void;
  #running = 0;

  /** @param heapSize Bytes that the heap takes up. */
  constructor(heapSize = () => getHeapStatistics().total_heap_size, collect = collectGarbage) {
    this.#heapSize = heapSize;
    this.#collect = collect;
  }

  #trim(from: number): void {
    if (this.#heapSize() > from) this.#collect();
  }

  apply(compiler: Compiler): void {
    this.#running += 1;
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.seal.tap(name, () => this.#trim(worthwhile.beforeLinking));
    });
    compiler.hooks.shutdown.tap(name, () => {
      this.#running -= 1;
      if (this.#running === 0) this.#trim(worthwhile.beforeRendering);
    });
  }
}

export default function heapTrim(): Plugin {
  const trim = new HeapTrim();
  return {
    name,
    // The development server would collect after each edit.
    configureWebpack: ({ mode }) => (mode === 'production' ? { plugins: [trim] } : {}),
  };
}
