/**
 * `npm run search:growth`: what a search costs from each place of the site (checks/search/contexts.ts), and how long the
 * engine takes as records multiply. For the latter the records of the last
 * build are copied, and in each copy one word in five becomes a new one, as new pages bring new words. The figures are
 * in tools/bench/README.md; measure them anew when the site has grown.
 */
import path from 'node:path';
import { loadSearchQueries } from '../../../lib/facts/load';
import { fileSize } from '../../../lib/built-site/weight';
import { costAt, places } from '../../../checks/search/contexts';
import { engineTimes } from './engine-times';
import { percentile, readSearchManifest, readShards, searchFolder } from '../../../checks/search/relevance';
import { typedStates } from '../../../checks/search/typing';
import { packed } from '../../../src/search/packed';
import type { Shard } from '../../../src/search/types';

const factors = [1, 2, 4];
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
    ...shard,
    part: `${shard.part}-${number}`,
    pages: shard.pages.map((page) => ({
      ...page,
      u: `${page.u.replace(/\/$/, '')}-${number}`,
      s: page.s.map(([anchor, level, heading, text, code, rows = []]) => [
        anchor,
        level,
        change(heading),
        change(text),
        change(code),
        rows.map(([id, name, cells]) => [id, change(name), change(cells)]),
      ]),
    })),
  };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`.padStart(7);

function bytesTable(): void {
  const manifest = readSearchManifest();
  const manifestBytes = fileSize(path.join(searchFolder, 'manifest.json'));
  console.log(
    'Bytes of a search after brotli: first result and in all. ' +
      'Lean are the parts whose texts are cut to their first words; all others are whole.',
  );
  for (const place of places) {
    const { plan, first, all, out } = costAt(manifest.parts, place, manifestBytes, (file, { lean }) =>
      fileSize(path.join(searchFolder, lean ? file.lean.file : file.file)),
    );
    const lean = plan.later.filter((use) => use.lean).map(({ part }) => part);
    console.log(
      `${place.padEnd(26)} ${kB(first)} ${kB(all)}   ` +
        `${plan.first.length + plan.later.length} parts, lean: ${lean.join(' ') || 'none'}, out: ${out.join(' ') || 'none'}`,
    );
  }
}

function timesTable(): void {
  const manifest = readSearchManifest();
  const shards = [...readShards(manifest).values()];
  const typed = typedStates(loadSearchQueries());
  console.log(
    'Times of the engine over the records of all parts, multiplied. Assumed: further pages are copies of the built ones in ' +
      `which one word in ${everyNthWord} is new.`,
  );
  for (const factor of factors) {
    const texts = Array.from({ length: factor }, (_, number) =>
      shards.map((shard) => JSON.stringify(packed(copyOf(shard, number)))),
    ).flat();
    const { records, built, answers } = engineTimes(texts, manifest.synonyms, typed);
    console.log(
      `${factor}×: ${records} records, index built in ${built.toFixed(0)} ms, ` +
        `query p50 ${percentile(answers, 0.5).toFixed(1)} ms, p95 ${percentile(answers, 0.95).toFixed(1)} ms`,
    );
  }
}

bytesTable();
timesTable();
