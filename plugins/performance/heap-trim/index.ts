/**
 * Docusaurus plugin: gives back memory before the bundler needs it. Compiling pages fills the heap of JavaScript with syntax
 * trees. Then the bundler links and minifies in memory outside that heap, and because JavaScript does nothing meanwhile,
 * nothing is collected: both peaks add up. Collected once between them, they do not.
 */
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

const name = 'heap-trim';

/** Bytes of heap from which collecting is worth its time. Builds of up to a thousand pages stay below. */
const worthwhile = 1e9;

/** Collects all garbage. Node has the function only for those who ask for it at the start, or in this way. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Plugin of the bundler: collects when all modules of a compilation are made, if the heap is large by then. */
export class HeapTrim {
  readonly #heapSize: () => number;
  readonly #collect: () => void;

  /** @param heapSize Bytes that the heap takes up. */
  constructor(heapSize = () => getHeapStatistics().total_heap_size, collect = collectGarbage) {
    this.#heapSize = heapSize;
    this.#collect = collect;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.seal.tap(name, () => {
        if (this.#heapSize() > worthwhile) this.#collect();
      });
    });
  }
}

export default function heapTrim(): Plugin {
  return {
    name,
    // The development server would collect after each edit.
    configureWebpack: ({ mode }) => (mode === 'production' ? { plugins: [new HeapTrim()] } : {}),
  };
}
