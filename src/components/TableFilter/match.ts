/** Which rows a typed filter keeps: those that hold every word, in any order, whatever the spelling of names. */

/** Longer input is cut: no row is that long, and a pasted page must not slow typing down. */
const maxLength = 200;

/** A name without what its spellings differ in: `publish_event()` and `PublishEvent` are one. */
export const bare = (text: string): string => text.replace(/[-_.:()]/g, '');

/** True if the text holds all words of the query; an empty query keeps everything. */
export function rowMatches(text: string, query: string): boolean {
  const haystack = text.toLowerCase();
  const names = bare(haystack);
  return query
    .slice(0, maxLength)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word) || (/[a-z]/.test(word) && names.includes(bare(word))));
}
