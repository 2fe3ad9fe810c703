/** Which chunks of the bundler hold a Markdown page: they are text and calls, and change whenever a writer edits. */
import type { Chunk, Compilation } from 'webpack';

/** True if one of the chunk's modules is a Markdown file. */
export function holdsPage({ chunkGraph }: Compilation, chunk: Chunk): boolean {
  for (const module of chunkGraph.getChunkModulesIterable(chunk))
    if (/\.mdx?(?:\?|$)/.test(module.nameForCondition() ?? '')) return true;
  return false;
}
