/**
 * Draws by what is drawn, not by its place in a list: each text has a place on a circle, given by its hash and a seed. A
 * page that is added or edited then changes the few mistakes that are made of it, and tests with a fixed seed judge nearly
 * the same ones as before.
 */
import { createHash } from 'node:crypto';

export class Draw {
  readonly #places = new Map<string, number>();

  /** @param seed The same seed gives the same draws. */
  constructor(readonly seed: string) {}

  /** Where a text is on the circle: from 0 to below 1. */
  #placeOf(text: string): number {
    let place = this.#places.get(text);
    if (place === undefined) {
      place = createHash('sha256').update(`${this.seed} ${text}`).digest().readUInt32LE(0) / 2 ** 32;
      this.#places.set(text, place);
    }
    return place;
  }

  /**
   * A copy in random order.
   * @param keyOf What an entry is, in which file it may be. Of entries with one key, each is another draw.
   */
  shuffle<T>(entries: readonly T[], keyOf: (entry: T) => string): T[] {
    const seen = new Map<string, number>();
    return entries
      .map((entry) => {
        const key = keyOf(entry);
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return { entry, place: this.#placeOf(count === 1 ? key : `${key} ${count}`) };
      })
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry);
  }

  /** For a key, the name that is next to it on the circle; undefined if there are no names. */
  pick(names: readonly string[], key: string): string | undefined {
    const from = this.#placeOf(key);
    const ahead = (name: string): number => (this.#placeOf(name) - from + 1) % 1;
    let best: { name: string; by: number } | undefined;
    for (const name of names) {
      const by = ahead(name);
      if (!best || by < best.by) best = { name, by };
    }
    return best?.name;
  }
}
