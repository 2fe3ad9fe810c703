/** Patterns that find a text as it is written, for checks that look for names and words in sentences. */

/** Source of a pattern that matches just this text. */
export const literalSource = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** True if a text has the words one after the other, in that case, not as a part of longer words: "Key" is not in "Keys". */
export const hasWords = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${literalSource(words)}(?![\\p{L}\\p{N}_-])`, 'u').test(text);
