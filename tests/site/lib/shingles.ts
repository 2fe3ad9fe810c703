/** How much of a text is also in another one, word by word. */

const size = 6;

/** Runs of six words, in lower case and without punctuation. Numbers count as words. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['.,_-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' ')),
  );
}

/**
 * Share of the runs of the shorter text that the longer one has, too: 0 for texts without a common run, 1 for a text that
 * is part of the other; 0 if a text has none.
 */
export function containment(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [shorter, longer] = a.size <= b.size ? [a, b] : [b, a];
  if (shorter.size === 0) return 0;
  let common = 0;
  for (const run of shorter) if (longer.has(run)) common += 1;
  return common / shorter.size;
}
