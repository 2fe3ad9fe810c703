/** The sentence of a passage in which a place is. */

/** From the mark before the place to the one after it. */
export function sentenceAt(text: string, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.!?;])\s+(?=[\p{Lu}\d])/u)
      .at(-1) ?? '';
  const after = /^.*?(?:[.!?;](?=\s+\p{Lu})|$)/u.exec(text.slice(at))?.[0] ?? '';
  return before + after;
}
