/** What all classes of mutations are made of: one edit of a sample's code, and numbers that a seed decides. */

export interface Edit {
  /** What was changed, for the report. */
  what: string;
  code: string;
}

/** Replaces `from` up to `to` by other text; undefined if nothing changes. */
export function edit(code: string, from: number, to: number, text: string): Edit | undefined {
  const old = code.slice(from, to);
  return old === text
    ? undefined
    : { what: `${old.trim()} → ${text.trim()}`, code: `${code.slice(0, from)}${text}${code.slice(to)}` };
}

/** One edit for each match; `change` gives the new text of the match, undefined leaves it out. */
export function editMatches(
  code: string,
  pattern: RegExp,
  change: (match: RegExpMatchArray) => string | readonly string[] | undefined,
): Edit[] {
  return [...code.matchAll(pattern)].flatMap((match) =>
    [change(match) ?? []].flat().flatMap((text) => {
      const made = edit(code, match.index, match.index + match[0].length, text);
      return made ? [made] : [];
    }),
  );
}

/** A number from 0 up to 1 for each call; the same seed gives the same numbers (FNV-1a, then mulberry32). */
export function seeded(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in an order that the seed decides. */
export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
