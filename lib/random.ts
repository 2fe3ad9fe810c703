/**
 * Chance that is the same in every run: sfc32, the small generator of PractRand, seeded with the hash of a name. Each
 * part of the sample world has a stream with its own name, so a new draw in one part leaves all others as they were.
 */
import { createHash } from 'node:crypto';

export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** @param name Seed; the same name gives the same numbers. */
  constructor(name: string) {
    const seed = createHash('sha256').update(name).digest();
    this.#a = seed.readInt32LE(0);
    this.#b = seed.readInt32LE(4);
    this.#c = seed.readInt32LE(8);
    for (let round = 0; round < 12; round += 1) this.#next();
  }

  #next(): number {
    const result = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + result;
    this.#c |= 0;
    return result >>> 0;
  }

  /** A number from 0 to below 1. */
  number(): number {
    return this.#next() / 2 ** 32;
  }

  /** A number from `low` to below `high`. */
  between(low: number, high: number): number {
    return low + this.number() * (high - low);
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.number() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.number() < probability;
  }

  /** One of the entries. @throws Error if there are none. */
  pick<T>(entries: readonly T[]): T {
    const entry = entries[this.int(0, entries.length - 1)];
    if (entry === undefined) throw new Error('Nothing to pick from.');
    return entry;
  }

  /** One of the entries, each as likely as its weight says. @throws Error if there are none. */
  weighted<T>(entries: readonly T[], weightOf: (entry: T) => number): T {
    let left = this.number() * entries.reduce((sum, entry) => sum + weightOf(entry), 0);
    for (const entry of entries) {
      left -= weightOf(entry);
      if (left < 0) return entry;
    }
    const last = entries.at(-1);
    if (last === undefined) throw new Error('Nothing to pick from.');
    return last;
  }

  /** A copy in random order. */
  shuffle<T>(entries: readonly T[]): T[] {
    const copy = [...entries];
    for (let i = copy.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }
}
