/**
 * `npm run search:growth`: what the embedded index costs as the site grows. The records of the last build are
 * multiplied, and in each copy one word in five becomes a new one, as new pages bring new words. Each copy is compressed
 * on its own, as if pages had nothing in common: the bytes are an upper bound. The figures are in CONTRIBUTING.md;
 * measure them anew when the site has grown.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '../config/search';
import { loadSearchQueries } from '../lib/facts/load';
import { requestFor } from '../src/search/request';
import type { SearchManifest, Shard } from '../src/search/types';
import { brotliSize } from '../lib/built-site/weight';
import { engineTimes } from '../bench/search/engine-times';
import { percentile } from '../bench/search/relevance';
import { typedStates } from '../bench/search/typing';

const factors = [1, 2, 4, 8];
const everyNthWord = 5;

/** A copy with new addresses; which words change depends on the word alone, so a page stays coherent. */
function copyOf(shard: Shard, number: number): Shard {
  if (number === 0) return shard;
  const change = (text: string): string =>
    text.replace(/\p{L}{4,}/gu, (word) => {
      const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), number);
      return sum % everyNthWord === 0 ? `${[...word].reverse().join('')}${'abcdefgh'[number] ?? ''}` : word;
    });
  return {
    tag: shard.tag,
    pages: shard.pages.map((page) => ({
      ...page,
      u: `${page.u.replace(/\/$/, '')}-${number}`,
      s: page.s.map(([anchor, level, heading, text, code]) => [
        anchor,
        level,
        change(heading),
        change(text),
        change(code),
      ]),
    })),
  };
}

function main(): void {
  const folder = path.join('build', search.dataFolder);
  const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;
  const manifest = read<SearchManifest>('manifest.json');
  const shards = requestFor('', '/').tags.flatMap((tag) =>
    manifest.shards[tag] ? [read<Shard>(manifest.shards[tag].file)] : [],
  );
  const typed = typedStates(loadSearchQueries());
  console.log('One context: the pages that a reader on the home page searches.');
  for (const factor of factors) {
    const copies = Array.from({ length: factor }, (_, number) =>
      shards.map((shard) => copyOf(shard, number)),
    );
    const bytes = copies.flat().reduce((sum, shard) => sum + brotliSize(JSON.stringify(shard)), 0);
    const texts = shards.map(({ tag }, at) =>
      JSON.stringify({ tag, pages: copies.flatMap((copy) => copy[at]?.pages ?? []) }),
    );
    const { records, built, answers } = engineTimes(texts, manifest.synonyms, typed);
    console.log(
      `${factor}×: ${factor * shards.reduce((sum, { pages }) => sum + pages.length, 0)} pages, ${records} records, ` +
        `${(bytes / 1000).toFixed(0)} kB brotli, index built in ${built.toFixed(0)} ms, ` +
        `query p50 ${percentile(answers, 0.5).toFixed(1)} ms, p95 ${percentile(answers, 0.95).toFixed(1)} ms`,
    );
  }
}

main();
