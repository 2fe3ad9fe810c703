/** Random numbers that are the same on every machine: a page's text follows from its address alone. */

export interface Random {
  /** Integer from 0 to limit - 1. */
  below(limit: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Integer from low to high, both included. */
  between(low: number, high: number): number;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** A generator (mulberry32) that starts from a text. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * limit);
  };
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    between: (low, high) => low + below(high - low + 1),
  };
}
