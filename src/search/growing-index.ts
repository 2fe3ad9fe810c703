/**
 * The embedded search while its parts arrive. It answers as soon as the parts near the reader are there, loads the others
 * after that, and says when one has come. A part that cannot be had is named in the answer and tried again later.
 *
 * An index has the parts of one plan and no others, and ranks alike in whatever order they came. So the answer with all
 * of them depends on the query and the reader's place alone: not on what was typed, visited or downloaded before. The
 * worker gives it the network; tests give it parts in any order.
 */
import { SearchEngine } from './engine';
import { planOf } from './parts';
import type { PartUse, SearchAnswer, SearchManifest, SearchRequest, Shard } from './types';

/** A part that failed is left alone for so long, or every key would request it again. */
const retryAfterMs = 10_000;
/** Who needs all parts waits no longer for the last ones; less than the page waits for the worker (embedded.ts). */
const patienceMs = 20_000;
/** Indexes that are kept: the one in use, and one for a query that names a version or a platform. */
const keptIndexes = 2;

interface Part {
  /** True once it has been taken in, false once it has failed. */
  there?: boolean;
  /** Something was answered without it. */
  missed?: boolean;
  /** Settles with `there`; does not reject. */
  promise: Promise<void>;
}

interface Index {
  engine: SearchEngine;
  parts: Map<string, Part>;
}

const nameOf = ({ part, lean }: PartUse): string => `${part} ${lean}`;

export class GrowingIndex {
  readonly #manifest: SearchManifest;
  readonly #download: (use: PartUse) => Promise<Shard>;
  readonly #grown: () => void;
  readonly #shards = new Map<string, Promise<Shard>>();
  readonly #failedAt = new Map<string, number>();
  /** By the names of their parts; the one in use is the last. */
  readonly #indexes = new Map<string, Index>();

  /**
   * @param download Fetches the records of a part; rejects if they cannot be had.
   * @param grown Called when a part has come that an answer did without.
   */
  constructor(manifest: SearchManifest, download: (use: PartUse) => Promise<Shard>, grown: () => void) {
    this.#manifest = manifest;
    this.#download = download;
    this.#grown = grown;
  }

  /** Rejects if there are no records, or none among those that are there while others are missing. */
  async answer(request: SearchRequest): Promise<SearchAnswer> {
    const { first, later } = planOf(this.#manifest.parts, request);
    const uses = [...first, ...later];
    const index = this.#indexOf(uses);
    await this.#load(index, first);
    const rest = this.#load(index, later);
    const partsThat = (test: (part: Part | undefined) => boolean): string[] =>
      uses.map(({ part }) => part).filter((name) => test(index.parts.get(name)));
    const loading = () => partsThat((part) => part?.there === undefined);
    let answer = index.engine.search(request);
    // Don't say that nothing is found while records are still loading.
    const waits = loading().length > 0 && (request.whole === true || answer.nbHits === 0);
    if (waits) {
      await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      answer = index.engine.search(request);
    }
    if (index.engine.size === 0) {
      // Nothing to lose: the next key asks again at once.
      this.#failedAt.clear();
      throw new Error('No records could be loaded.');
    }
    const late = loading();
    for (const name of late) Object.assign(index.parts.get(name) ?? {}, { missed: true });
    const missing = [...partsThat((part) => part?.there === false), ...(waits ? late : [])];
    // "No results" would be a lie while pages are missing.
    if (missing.length > 0 && answer.nbHits === 0 && request.query.trim()) {
      throw new Error(`Records are missing: ${missing.join(', ')}.`);
    }
    return { ...answer, missing, ...(late.length > 0 ? { growing: true } : {}) };
  }

  /** The index of exactly these parts. */
  #indexOf(uses: readonly PartUse[]): Index {
    const name = uses.map(nameOf).sort().join();
    const index = this.#indexes.get(name) ?? {
      engine: new SearchEngine(this.#manifest.synonyms),
      parts: new Map(),
    };
    this.#indexes.delete(name);
    this.#indexes.set(name, index);
    const [oldest] = this.#indexes.keys();
    if (oldest !== undefined && this.#indexes.size > keptIndexes) this.#indexes.delete(oldest);
    return index;
  }

  /** Takes parts in, unless they are there or on their way; one that failed is tried again after its rest. */
  async #load(index: Index, uses: readonly PartUse[]): Promise<void> {
    await Promise.all(
      uses.map((use) => {
        const known = index.parts.get(use.part);
        if (known && (known.there !== false || this.#rests(use))) return known.promise;
        const part: Part = { promise: Promise.resolve() };
        index.parts.set(use.part, part);
        part.promise = this.#shard(use)
          .then(
            (shard) => {
              index.engine.add(shard);
              part.there = true;
            },
            () => {
              part.there = false;
            },
          )
          .then(() => (part.missed ? this.#grown() : undefined));
        return part.promise;
      }),
    );
  }

  #rests({ part }: PartUse): boolean {
    return Date.now() - (this.#failedAt.get(part) ?? -Infinity) < retryAfterMs;
  }

  /** Records of a part, downloaded once for all indexes. */
  async #shard(use: PartUse): Promise<Shard> {
    if (this.#rests(use)) throw new Error(`${use.part} could not be loaded.`);
    const name = nameOf(use);
    let shard = this.#shards.get(name);
    if (!shard) {
      shard = this.#download(use);
      this.#shards.set(name, shard);
      shard.catch(() => {
        this.#shards.delete(name);
        this.#failedAt.set(use.part, Date.now());
      });
    }
    return shard;
  }
}
